import * as z from 'zod/mini';
import { Gender } from '../accounts/entities.ts';
import { MBTI_TYPES } from '../accounts/profile-bounds.ts';
import { CITY_SLUGS } from '../catalog/cities.ts';
import { FILES_EACH } from '../files/figures.ts';
import { GUIDE_LANGUAGES, GuideLanguage, Score, TargetGroup } from '../guides/entities.ts';
import { QUALIFICATION_TITLE_MAX } from '../guides/qualification-bounds.ts';
import { RESIDENCE_STATUSES, WORK_KINDS } from '../guides/work-permission-bounds.ts';
import {
  displayName,
  FileId,
  line,
  PlainDate,
  PostalCode,
  SubcategoryId,
  text,
} from '../primitives.ts';
import { TEXT_BOUNDS } from './fields.ts';

const number = z.nullable(z.int().check(z.minimum(0), z.maximum(100_000)));
const hours = z.nullable(
  z.number().check(
    z.minimum(0.5),
    z.maximum(24),
    z.refine((value) => Number.isInteger(value * 2), { error: 'in half-hours' }),
  ),
);
const score = z.nullable(Score);
const textField = (field: keyof typeof TEXT_BOUNDS) => text(0, TEXT_BOUNDS[field].max);
const uniqueArray = <Item extends z.core.$ZodType>(item: Item, max: number) =>
  z.array(item).check(
    z.maxLength(max),
    z.refine((list) => new Set(list).size === list.length, { error: 'each once' }),
  );

/** An uploaded file that proves a qualification, with a description. */
const QualificationFile = z.strictObject({
  fileId: FileId,
  description: line(0, QUALIFICATION_TITLE_MAX),
});

/**
 * The answers of a draft. Any value of the right type can be saved; completeness.ts decides whether the
 * draft can be submitted.
 */
const answersShape = {
  name: displayName(0, TEXT_BOUNDS.name.max),
  age: number,
  gender: z.nullable(Gender),
  mbti: z.nullable(z.enum(MBTI_TYPES)),
  socialProfile: line(0, TEXT_BOUNDS.socialProfile.max),
  /** The cities in which the applicant guides; the first is the main one. */
  serviceCities: uniqueArray(z.enum(CITY_SLUGS), CITY_SLUGS.length),
  residenceZipcode: z.union([z.literal(''), PostalCode]),
  residenceArea: line(0, TEXT_BOUNDS.residenceArea.max),
  residenceYear: number,
  residenceMonth: number,
  residenceStatus: z.nullable(z.enum(RESIDENCE_STATUSES)),
  /** What the status permits. Without meaning if the status permits any work. */
  workPermits: z.nullable(z.enum(WORK_KINDS)),
  /** The last day of the permission. Without meaning if the status never expires. */
  permittedUntil: z.nullable(PlainDate),
  occupation: line(0, TEXT_BOUNDS.occupation.max),
  bio: textField('bio'),
  languages: uniqueArray(GuideLanguage, GUIDE_LANGUAGES.length),
  experienceYears: number,
  experienceSessions: number,
  qualifications: z.array(QualificationFile).check(
    z.maxLength(FILES_EACH),
    z.refine((list) => new Set(list.map(({ fileId }) => fileId)).size === list.length, {
      error: 'each once',
    }),
  ),
  ethicsScore: score,
  ethicsDescription: textField('ethicsDescription'),
  boundaryScore: score,
  boundaryDescription: textField('boundaryDescription'),
  supportiveScore: score,
  supportiveDescription: textField('supportiveDescription'),
  interaction: textField('interaction'),
  favoriteSpot: textField('favoriteSpot'),
  boundaryResponse: textField('boundaryResponse'),
  emotionalHandling: textField('emotionalHandling'),
  selfSymbol: textField('selfSymbol'),
  targetGroups: uniqueArray(TargetGroup, 7),
  minPeople: number,
  maxPeople: number,
  minDurationHours: hours,
  maxDurationHours: hours,
  basicPriceRmb: number,
  additionalPriceRmb: number,
  services: uniqueArray(SubcategoryId, 100),
};

export const ApplicationAnswers = z.strictObject(answersShape);
export type ApplicationAnswers = z.infer<typeof ApplicationAnswers>;

/** The answers that change. Omitted fields keep their values. */
export const AnswerChanges = z.partial(ApplicationAnswers);
export type AnswerChanges = z.infer<typeof AnswerChanges>;
