import { GUIDE_PROFILE_BOUNDS } from '../guides/profile-bounds.ts';
import { RATE_BOUNDS } from '../guides/rate-bounds.ts';
import { PERSON_NAME_MAX } from '../typed-text.ts';
import { APPLICANT_MAX_AGE, APPLICANT_MIN_AGE } from './figures.ts';

/**
 * The fields of each page of the form, and their limits (docs/product/applications.md, "Fields"). Lengths
 * are in code points. Contains no schemas, so that the page need not load a validation library.
 */

export const FORM_PAGES = {
  about: [
    'name',
    'age',
    'gender',
    'mbti',
    'occupation',
    'serviceCities',
    'languages',
    'bio',
    'residenceZipcode',
    'residenceArea',
    'residenceYear',
    'residenceMonth',
    'residenceStatus',
    'workPermits',
    'permittedUntil',
    'experienceYears',
    'experienceSessions',
    'socialProfile',
    'qualifications',
  ],
  character: [
    'ethicsScore',
    'ethicsDescription',
    'boundaryScore',
    'boundaryDescription',
    'supportiveScore',
    'supportiveDescription',
  ],
  situations: [
    'interaction',
    'favoriteSpot',
    'boundaryResponse',
    'emotionalHandling',
    'selfSymbol',
  ],
  tours: [
    'targetGroups',
    'minPeople',
    'maxPeople',
    'minDurationHours',
    'maxDurationHours',
    'basicPriceRmb',
    'additionalPriceRmb',
    'services',
  ],
} as const;

export type FormPage = keyof typeof FORM_PAGES;
export const FORM_PAGE_NAMES = Object.keys(FORM_PAGES) as [FormPage, ...FormPage[]];
export type ApplicationField = (typeof FORM_PAGES)[FormPage][number];
export const APPLICATION_FIELDS: readonly ApplicationField[] = FORM_PAGE_NAMES.flatMap(
  (page) => FORM_PAGES[page],
);

export const getFieldPage = (field: ApplicationField): FormPage =>
  FORM_PAGE_NAMES.find((page) => (FORM_PAGES[page] as readonly string[]).includes(field)) ??
  'about';

export const TEXT_BOUNDS = {
  name: { min: 1, max: PERSON_NAME_MAX },
  socialProfile: { min: 0, max: 300 },
  residenceArea: { min: 1, max: 100 },
  occupation: GUIDE_PROFILE_BOUNDS.occupation,
  bio: GUIDE_PROFILE_BOUNDS.bio,
  ethicsDescription: { min: 10, max: 500 },
  boundaryDescription: { min: 10, max: 500 },
  supportiveDescription: { min: 10, max: 500 },
  interaction: { min: 10, max: 1000 },
  favoriteSpot: { min: 10, max: 1000 },
  boundaryResponse: { min: 10, max: 1000 },
  emotionalHandling: { min: 10, max: 1000 },
  selfSymbol: { min: 10, max: 1000 },
} as const satisfies Partial<Record<ApplicationField, { min: number; max: number }>>;
export type TextField = keyof typeof TEXT_BOUNDS;

/** Multi-line text fields. */
export const MULTILINE_FIELDS: readonly ApplicationField[] = [
  'bio',
  'ethicsDescription',
  'boundaryDescription',
  'supportiveDescription',
  ...FORM_PAGES.situations,
];

export const NUMBER_BOUNDS = {
  age: { min: APPLICANT_MIN_AGE, max: APPLICANT_MAX_AGE },
  residenceYear: { min: 1930, max: 2100 },
  residenceMonth: { min: 1, max: 12 },
  experienceYears: GUIDE_PROFILE_BOUNDS.experienceYears,
  experienceSessions: GUIDE_PROFILE_BOUNDS.experienceSessions,
  ethicsScore: { min: 1, max: 9 },
  boundaryScore: { min: 1, max: 9 },
  supportiveScore: { min: 1, max: 9 },
  minPeople: RATE_BOUNDS.people,
  maxPeople: RATE_BOUNDS.people,
  minDurationHours: { min: 1, max: 24 },
  maxDurationHours: { min: 1, max: 24 },
  basicPriceRmb: RATE_BOUNDS.basicPriceRmb,
  additionalPriceRmb: RATE_BOUNDS.additionalPriceRmb,
} as const satisfies Partial<Record<ApplicationField, { min: number; max: number }>>;
export type NumberField = keyof typeof NUMBER_BOUNDS;

/** Ranges of scores: 1 to 3, 4 to 6 and 7 to 9. */
export const SCORE_BANDS = ['low', 'middle', 'high'] as const;
export type ScoreBand = (typeof SCORE_BANDS)[number];
export const scoreBand = (score: number): ScoreBand =>
  score <= 3 ? 'low' : score <= 6 ? 'middle' : 'high';

/** Maximum length of staff's reason for a decision. */
export const DECISION_REASON_MAX = 1000;
/** Staff's decisions on an application in review. */
export const APPLICATION_DECISIONS = ['changes_requested', 'approved', 'rejected'] as const;
export type ApplicationDecision = (typeof APPLICATION_DECISIONS)[number];
