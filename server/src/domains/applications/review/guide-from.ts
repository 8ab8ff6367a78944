import type { ApplicationAnswers } from '@tomoguide/contract/applications/answers';
import type { LocalText } from '@tomoguide/contract/guides/local-text';
import { getEndOfJapanDay } from '@tomoguide/contract/guides/work-limits';
import { isUnlimitedStatus } from '@tomoguide/contract/guides/work-permission-bounds';
import type { FileId } from '@tomoguide/contract/primitives';
import { detectWrittenLanguage } from '@tomoguide/contract/reviews/language';
import type { GuideProfile, InitialStatement } from '../../guides/service.ts';

/** Assigns a text to the language in which it is written. Guides can add the other language later. */
const toLocalText = (words: string): LocalText =>
  detectWrittenLanguage(words) === 'zh' ? { en: null, zh: words } : { en: words, zh: null };

const requireValue = <Value>(value: Value | null): Value => {
  if (value === null) throw new Error('an incomplete application was approved');
  return value;
};

/**
 * Returns the permission to work that the applicant stated; null if they stated none, or it has expired since
 * (docs/product/guides.md, "Permission to work").
 */
export const buildStatement = (
  { residenceStatus, workPermits, permittedUntil }: ApplicationAnswers,
  now: Temporal.Instant,
): Pick<InitialStatement, 'residenceStatus' | 'permits' | 'until'> | null => {
  if (residenceStatus === null) return null;
  if (isUnlimitedStatus(residenceStatus)) return { residenceStatus, permits: 'full', until: null };
  const until = requireValue(permittedUntil);
  if (getEndOfJapanDay(until) <= now.epochMilliseconds) return null;
  return { residenceStatus, permits: requireValue(workPermits), until };
};

/**
 * Returns the data of the guide to create for an approved application (docs/product/applications.md,
 * "Approval"). The guide is not listed yet, because the identity check and the working hours are missing.
 */
export const buildGuideProfile = (
  answers: ApplicationAnswers,
  checked: ReadonlySet<FileId>,
): GuideProfile => ({
  serviceCity: requireValue(answers.serviceCities[0] ?? null),
  bio: toLocalText(answers.bio),
  languages: answers.languages,
  age: answers.age,
  sex: answers.gender,
  mbti: answers.mbti,
  ethics: {
    score: requireValue(answers.ethicsScore),
    description: toLocalText(answers.ethicsDescription),
  },
  boundary: {
    score: requireValue(answers.boundaryScore),
    description: toLocalText(answers.boundaryDescription),
  },
  supportive: {
    score: requireValue(answers.supportiveScore),
    description: toLocalText(answers.supportiveDescription),
  },
  occupation: toLocalText(answers.occupation),
  qualifications: answers.qualifications.map(({ fileId, description }) => ({
    title: toLocalText(description),
    checked: checked.has(fileId),
  })),
  experienceYears: answers.experienceYears,
  experienceSessions: answers.experienceSessions,
  targetGroups: answers.targetGroups,
  minPeople: requireValue(answers.minPeople),
  maxPeople: requireValue(answers.maxPeople),
  minDurationMinutes: requireValue(answers.minDurationHours) * 60,
  maxDurationMinutes: requireValue(answers.maxDurationHours) * 60,
  basicPriceCents: requireValue(answers.basicPriceRmb) * 100,
  additionalPriceCents: requireValue(answers.additionalPriceRmb) * 100,
  services: answers.services.map((subcategoryId) => ({ subcategoryId, priceCents: null })),
  weeklyHours: [],
});
