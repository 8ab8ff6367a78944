import type { ApplicationAnswers } from '@tomoguide/contract/applications/answers';
import type { LocalText } from '@tomoguide/contract/guides/local-text';
import type { FileId } from '@tomoguide/contract/primitives';
import { writtenLanguage } from '@tomoguide/contract/reviews/language';
import type { GuideProfile } from '../../guides/service.ts';

/** An applicant writes in one language; the other one is added in the guide's own pages. */
const local = (words: string): LocalText =>
  writtenLanguage(words) === 'zh' ? { en: null, zh: words } : { en: words, zh: null };

const given = <Value>(value: Value | null): Value => {
  if (value === null) throw new Error('an incomplete application was approved');
  return value;
};

/**
 * The guide that an approved application makes (docs/product/applications.md, "Approval"): not listed
 * yet, as neither identity nor hours are there.
 */
export const guideFrom = (
  answers: ApplicationAnswers,
  checked: ReadonlySet<FileId>,
): GuideProfile => ({
  serviceCity: given(answers.serviceCities[0] ?? null),
  bio: local(answers.bio),
  languages: answers.languages,
  age: answers.age,
  sex: answers.gender,
  mbti: answers.mbti,
  ethics: { score: given(answers.ethicsScore), description: local(answers.ethicsDescription) },
  boundary: {
    score: given(answers.boundaryScore),
    description: local(answers.boundaryDescription),
  },
  supportive: {
    score: given(answers.supportiveScore),
    description: local(answers.supportiveDescription),
  },
  occupation: local(answers.occupation),
  qualifications: answers.qualifications.map(({ fileId, description }) => ({
    title: local(description),
    checked: checked.has(fileId),
  })),
  experienceYears: answers.experienceYears,
  experienceSessions: answers.experienceSessions,
  targetGroups: answers.targetGroups,
  minPeople: given(answers.minPeople),
  maxPeople: given(answers.maxPeople),
  minDurationMinutes: given(answers.minDurationHours) * 60,
  maxDurationMinutes: given(answers.maxDurationHours) * 60,
  basicPriceCents: given(answers.basicPriceRmb) * 100,
  additionalPriceCents: given(answers.additionalPriceRmb) * 100,
  services: answers.services.map((subcategoryId) => ({ subcategoryId, priceCents: null })),
  weeklyHours: [],
});
