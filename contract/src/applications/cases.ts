import * as z from 'zod/mini';
import { UserSummary } from '../accounts/entities.ts';
import { CITY_SLUGS } from '../catalog/cities.ts';
import { StoredFile } from '../files/entities.ts';
import { Instant } from '../primitives.ts';
import { ApplicationAnswers } from './answers.ts';
import { ApplicationState } from './entities.ts';

const caseShape = {
  status: ApplicationState,
  /** Counts every saving: who sends another number has not seen the latest. */
  revision: z.int(),
  answers: ApplicationAnswers,
  /** Of `qualifications`, in their order. */
  files: z.array(StoredFile),
  /** What staff wrote last, for the applicant to read. */
  reason: z.nullable(z.string()),
  submittedAt: z.nullable(Instant),
  decidedAt: z.nullable(Instant),
  updatedAt: z.nullable(Instant),
};

/** One's own application, with all that was answered. */
export const OwnApplication = z.object({
  ...caseShape,
  /** Whether answers can be changed now. */
  editable: z.boolean(),
});
export type OwnApplication = z.infer<typeof OwnApplication>;

/** An application in the list of staff. */
export const ApplicationRow = z.object({
  applicant: UserSummary,
  /** As the applicant gave it. */
  name: z.string(),
  status: ApplicationState,
  serviceCities: z.array(z.enum(CITY_SLUGS)),
  submittedAt: z.nullable(Instant),
  /** Who of staff has taken it into review. */
  reviewer: z.nullable(UserSummary),
});
export type ApplicationRow = z.infer<typeof ApplicationRow>;

/** An application with all that staff decides it by. */
export const ApplicationCase = z.object({
  ...caseShape,
  applicant: UserSummary,
  username: z.string(),
  email: z.string(),
  identityVerified: z.boolean(),
  reviewer: z.nullable(UserSummary),
  /** False for one's own. */
  mayDecide: z.boolean(),
});
export type ApplicationCase = z.infer<typeof ApplicationCase>;
