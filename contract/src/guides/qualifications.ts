import * as z from 'zod/mini';
import { UserSummary } from '../accounts/entities.ts';
import { StoredFile } from '../files/entities.ts';
import { GuideId, handle, Instant, line, QualificationId } from '../primitives.ts';
import {
  LICENSE_NUMBER_MAX,
  QUALIFICATION_DECISIONS,
  QUALIFICATION_TITLE_MAX,
} from './qualification-bounds.ts';
import { Revision } from './rates.ts';

/**
 * Whether staff have checked the file. `unchecked`: there is no file to check, for example because the
 * qualification was copied from the application (docs/product/guides.md, "Qualifications").
 */
export const QualificationState = z.enum(['unchecked', 'pending', ...QUALIFICATION_DECISIONS]);
export type QualificationState = z.infer<typeof QualificationState>;

const titleText = z.nullable(line(1, QUALIFICATION_TITLE_MAX));

/** A guide's description of a qualification. */
export const QualificationWords = z.strictObject({
  /** The title shown to travelers; must be set in at least one language. */
  title: z
    .strictObject({ en: titleText, zh: titleText })
    .check(z.refine(({ en, zh }) => en !== null || zh !== null, { error: 'in one language' })),
  /** Shown to travelers once staff have checked the qualification. */
  licenceNumber: z.nullable(handle(1, LICENSE_NUMBER_MAX)),
});
export type QualificationWords = z.infer<typeof QualificationWords>;

const shape = {
  id: QualificationId,
  title: z.object({ en: z.nullable(z.string()), zh: z.nullable(z.string()) }),
  licenceNumber: z.nullable(z.string()),
  state: QualificationState,
  /** Staff's reason for a rejection; null otherwise. */
  reason: z.nullable(z.string()),
  /** The uploaded evidence; null if there is none. */
  file: z.nullable(StoredFile),
  /** When the guide last submitted the qualification to staff; null if never. */
  submittedAt: z.nullable(Instant),
  decidedAt: z.nullable(Instant),
};

/** A qualification, as shown to its guide. */
export const OwnQualification = z.object(shape);
export type OwnQualification = z.infer<typeof OwnQualification>;

/** All qualifications of the caller, oldest first. */
export const OwnQualifications = z.object({ data: z.array(OwnQualification) });
export type OwnQualifications = z.infer<typeof OwnQualifications>;

/** A qualification, as shown to staff. */
export const QualificationCase = z.object({
  ...shape,
  /** Identifies the version that staff decide on. */
  revision: Revision,
  guideId: GuideId,
  person: UserSummary,
  username: z.string(),
  fullName: z.string(),
  /** The staff member who decided; null while undecided. */
  reviewer: z.nullable(UserSummary),
  /** False if the qualification is the staff member's own. */
  mayDecide: z.boolean(),
});
export type QualificationCase = z.infer<typeof QualificationCase>;
