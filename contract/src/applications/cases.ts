import * as z from 'zod/mini';
import { UserSummary } from '../accounts/entities.ts';
import { CITY_SLUGS } from '../catalog/cities.ts';
import { StoredFile } from '../files/entities.ts';
import { Instant } from '../primitives.ts';
import { ApplicationAnswers } from './answers.ts';
import { ApplicationState } from './entities.ts';

const caseShape = {
  status: ApplicationState,
  /** Incremented on every save. A client that sends a different revision has outdated answers. */
  revision: z.int(),
  answers: ApplicationAnswers,
  /** The files of the qualifications, in the order of `qualifications`. */
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
  /** Whether the applicant can edit the answers now. */
  editable: z.boolean(),
});
export type OwnApplication = z.infer<typeof OwnApplication>;

/** An application in the staff list. */
export const ApplicationRow = z.object({
  applicant: UserSummary,
  /** The name that the applicant entered. */
  name: z.string(),
  status: ApplicationState,
  serviceCities: z.array(z.enum(CITY_SLUGS)),
  submittedAt: z.nullable(Instant),
  /** The staff member who started the review; null if it has not started. */
  reviewer: z.nullable(UserSummary),
});
export type ApplicationRow = z.infer<typeof ApplicationRow>;

/** An application with everything that staff need to decide it. */
export const ApplicationCase = z.object({
  ...caseShape,
  applicant: UserSummary,
  username: z.string(),
  email: z.string(),
  identityVerified: z.boolean(),
  reviewer: z.nullable(UserSummary),
  /** False if the application is the staff member's own. */
  mayDecide: z.boolean(),
});
export type ApplicationCase = z.infer<typeof ApplicationCase>;
