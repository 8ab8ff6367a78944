import { isUnlimitedStatus } from '../guides/work-permission-bounds.ts';
import { containsContactDetails } from '../messaging/public-texts.ts';
import type { ApplicationAnswers } from './answers.ts';
import { APPLICATION_FIELDS, type ApplicationField, NUMBER_BOUNDS, TEXT_BOUNDS } from './fields.ts';
import { APPLICANT_MIN_AGE } from './figures.ts';

/** What is wrong with an answer. Each problem has a text in words/…/application-form.ts. */
export type AnswerProblem =
  | 'missing'
  | 'tooShort'
  | 'outOfRange'
  | 'underage'
  | 'notAnAddress'
  | 'postalCode'
  | 'future'
  | 'expired'
  | 'maxBelowMin'
  | 'untitled'
  | 'contact';

/** The current day in Japan: a residence began by then, and a permission to work has not ended. */
export interface PresentDay {
  year: number;
  month: number;
  day: number;
}

/** The answers of an empty draft. */
export const NO_ANSWERS: ApplicationAnswers = {
  name: '',
  age: null,
  gender: null,
  mbti: null,
  socialProfile: '',
  serviceCities: [],
  residenceZipcode: '',
  residenceArea: '',
  residenceYear: null,
  residenceMonth: null,
  residenceStatus: null,
  workPermits: null,
  permittedUntil: null,
  occupation: '',
  bio: '',
  languages: [],
  experienceYears: null,
  experienceSessions: null,
  qualifications: [],
  ethicsScore: null,
  ethicsDescription: '',
  boundaryScore: null,
  boundaryDescription: '',
  supportiveScore: null,
  supportiveDescription: '',
  interaction: '',
  favoriteSpot: '',
  boundaryResponse: '',
  emotionalHandling: '',
  selfSymbol: '',
  targetGroups: [],
  minPeople: null,
  maxPeople: null,
  minDurationHours: null,
  maxDurationHours: null,
  basicPriceRmb: null,
  additionalPriceRmb: null,
  services: [],
};

type Check = (answers: ApplicationAnswers, present: PresentDay) => AnswerProblem | null;

const requireText =
  (field: keyof typeof TEXT_BOUNDS & ApplicationField): Check =>
  (answers) => {
    const length = [...answers[field].trim()].length;
    if (length === 0) return TEXT_BOUNDS[field].min === 0 ? null : 'missing';
    return length < TEXT_BOUNDS[field].min ? 'tooShort' : null;
  };

/** Checks a required text that travelers will see, which must not contain contact details. */
const requirePublicText = (field: keyof typeof TEXT_BOUNDS & ApplicationField): Check => {
  const own = requireText(field);
  return (answers, present) =>
    own(answers, present) ?? (containsContactDetails(answers[field]) ? 'contact' : null);
};

const checkBounds =
  (field: keyof typeof NUMBER_BOUNDS & ApplicationField): Check =>
  (answers) => {
    const value = answers[field];
    if (value === null) return 'missing';
    const { min, max } = NUMBER_BOUNDS[field];
    return value < min || value > max ? 'outOfRange' : null;
  };

const checkNotEmpty =
  (field: 'serviceCities' | 'languages' | 'targetGroups' | 'services'): Check =>
  (answers) =>
    answers[field].length === 0 ? 'missing' : null;

/** Checks that a maximum is not below its minimum. */
const checkNotBelow = (
  field: 'maxPeople' | 'maxDurationHours',
  least: 'minPeople' | 'minDurationHours',
) => {
  const own = checkBounds(field);
  return ((answers, present) => {
    const problem = own(answers, present);
    if (problem) return problem;
    return (answers[field] ?? 0) < (answers[least] ?? 0) ? 'maxBelowMin' : null;
  }) satisfies Check;
};

const isWebAddress = (typed: string): boolean => {
  try {
    return ['https:', 'http:'].includes(new URL(typed).protocol);
  } catch {
    return false;
  }
};

/** Returns whether the applicant states a permission that has limits, or can have. */
const hasLimits = ({ residenceStatus }: ApplicationAnswers): boolean =>
  residenceStatus !== null && !isUnlimitedStatus(residenceStatus);

const CHECKS: Readonly<Record<ApplicationField, Check>> = {
  name: requireText('name'),
  age: (answers, present) => {
    if (answers.age !== null && answers.age < APPLICANT_MIN_AGE) return 'underage';
    return checkBounds('age')(answers, present);
  },
  gender: ({ gender }) => (gender === null ? 'missing' : null),
  mbti: () => null,
  socialProfile: ({ socialProfile }) =>
    socialProfile.trim() === '' || isWebAddress(socialProfile.trim()) ? null : 'notAnAddress',
  serviceCities: checkNotEmpty('serviceCities'),
  residenceZipcode: ({ residenceZipcode }) => {
    if (residenceZipcode === '') return 'missing';
    return /^\d{3}-?\d{4}$/.test(residenceZipcode) ? null : 'postalCode';
  },
  residenceArea: requireText('residenceArea'),
  residenceYear: (answers, present) => {
    const problem = checkBounds('residenceYear')(answers, present);
    if (problem) return problem;
    return (answers.residenceYear ?? 0) > present.year ? 'future' : null;
  },
  residenceMonth: (answers, present) => {
    const problem = checkBounds('residenceMonth')(answers, present);
    if (problem) return problem;
    const isThisYear = answers.residenceYear === present.year;
    return isThisYear && (answers.residenceMonth ?? 0) > present.month ? 'future' : null;
  },
  residenceStatus: () => null,
  workPermits: (answers) => (hasLimits(answers) && answers.workPermits === null ? 'missing' : null),
  permittedUntil: (answers, present) => {
    if (!hasLimits(answers)) return null;
    const { permittedUntil } = answers;
    if (permittedUntil === null) return 'missing';
    return permittedUntil < Temporal.PlainDate.from({ ...present }).toString() ? 'expired' : null;
  },
  occupation: requirePublicText('occupation'),
  bio: requirePublicText('bio'),
  languages: checkNotEmpty('languages'),
  experienceYears: checkBounds('experienceYears'),
  experienceSessions: checkBounds('experienceSessions'),
  qualifications: ({ qualifications }) => {
    const titles = qualifications.map(({ description }) => description);
    if (titles.some((title) => title.trim() === '')) return 'untitled';
    return titles.some(containsContactDetails) ? 'contact' : null;
  },
  ethicsScore: checkBounds('ethicsScore'),
  ethicsDescription: requirePublicText('ethicsDescription'),
  boundaryScore: checkBounds('boundaryScore'),
  boundaryDescription: requirePublicText('boundaryDescription'),
  supportiveScore: checkBounds('supportiveScore'),
  supportiveDescription: requirePublicText('supportiveDescription'),
  interaction: requireText('interaction'),
  favoriteSpot: requireText('favoriteSpot'),
  boundaryResponse: requireText('boundaryResponse'),
  emotionalHandling: requireText('emotionalHandling'),
  selfSymbol: requireText('selfSymbol'),
  targetGroups: checkNotEmpty('targetGroups'),
  minPeople: checkBounds('minPeople'),
  maxPeople: checkNotBelow('maxPeople', 'minPeople'),
  minDurationHours: checkBounds('minDurationHours'),
  maxDurationHours: checkNotBelow('maxDurationHours', 'minDurationHours'),
  basicPriceRmb: checkBounds('basicPriceRmb'),
  additionalPriceRmb: checkBounds('additionalPriceRmb'),
  services: checkNotEmpty('services'),
};

export const findAnswerProblem = (
  field: ApplicationField,
  answers: ApplicationAnswers,
  present: PresentDay,
): AnswerProblem | null => CHECKS[field](answers, present);

/** Returns the fields that prevent submission, in the order of the form. */
export const listIncompleteFields = (
  answers: ApplicationAnswers,
  present: PresentDay,
): ApplicationField[] =>
  APPLICATION_FIELDS.filter((field) => findAnswerProblem(field, answers, present) !== null);

/**
 * Returns how many answers the submission requires, and how many of them are given. What an answer requires
 * in addition, such as the end of a permission, counts once it does.
 */
export const countAnswers = (
  answers: ApplicationAnswers,
  present: PresentDay,
): { done: number; total: number } => {
  const required = APPLICATION_FIELDS.filter((field) =>
    findAnswerProblem(field, { ...answers, [field]: NO_ANSWERS[field] }, present),
  );
  const given = required.filter((field) => findAnswerProblem(field, answers, present) === null);
  return { done: given.length, total: required.length };
};

/** Returns the current day in Japan. */
export const getDayInJapan = (now: Temporal.Instant): PresentDay => {
  const { year, month, day } = now.toZonedDateTimeISO('Asia/Tokyo');
  return { year, month, day };
};
