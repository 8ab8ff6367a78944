import * as z from 'zod/mini';
import { UserSummary } from '../accounts/entities.ts';
import { CITY_SLUGS } from '../catalog/cities.ts';
import { StoredFile } from '../files/entities.ts';
import { Instant } from '../primitives.ts';
import { ApplicationAnswers } from './answers.ts';
import { ApplicationState } from './entities.ts';

const caseShape = {
  status: ApplicationState,
  /** Incremented on each save. A client that sends another number has outdated answers. */
  revision: z.int(),
  answers: ApplicationAnswers,
  /** In the order of `qualifications`. */
  files: z.array(StoredFile),
  /** Staff's latest message to the applicant. */
  reason: z.nullable(z.string()),
  submittedAt: z.nullable(Instant),
  decidedAt: z.nullable(Instant),
  updatedAt: z.nullable(Instant),
};

/** The caller's own application, with all answers. */
export const OwnApplication = z.object({
  ...caseShape,
  /** Whether answers can be edited now. */
  editable: z.boolean(),
});
export type OwnApplication = z.infer<typeof OwnApplication>;

/** An application in the staff list. */
export const ApplicationRow = z.object({
  applicant: UserSummary,
  /** As given by the applicant. */
  name: z.string(),
  status: ApplicationState,
  serviceCities: z.array(z.enum(CITY_SLUGS)),
  submittedAt: z.nullable(Instant),
  /** The staff member who took it into review. */
  reviewer: z.nullable(UserSummary),
});
export type ApplicationRow = z.infer<typeof ApplicationRow>;

/** An application with everything that staff need to decide. */
export const ApplicationCase = z.object({
  ...caseShape,
  applicant: UserSummary,
  username: z.string(),
  email: z.string(),
  identityVerified: z.boolean(),
  reviewer: z.nullable(UserSummary),
  /** False for the staff member's own application. */
  mayDecide: z.boolean(),
});
export type ApplicationCase = z.infer<typeof ApplicationCase>;
