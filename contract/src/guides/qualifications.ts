import * as z from 'zod/mini';
import { UserSummary } from '../accounts/entities.ts';
import { StoredFile } from '../files/entities.ts';
import { GuideId, handle, Instant, line, QualificationId } from '../primitives.ts';
import {
  LICENCE_NUMBER_MAX,
  QUALIFICATION_DECISIONS,
  QUALIFICATION_TITLE_MAX,
} from './qualification-bounds.ts';
import { Revision } from './rates.ts';

/**
 * Whether staff have checked the file. `unchecked`: no file is waiting, for example because it was copied
 * from the application (docs/product/guides.md, "Qualifications").
 */
export const QualificationState = z.enum(['unchecked', 'pending', ...QUALIFICATION_DECISIONS]);
export type QualificationState = z.infer<typeof QualificationState>;

const titleText = z.nullable(line(1, QUALIFICATION_TITLE_MAX));

/** A guide's description of a qualification. */
export const QualificationWords = z.strictObject({
  /** Shown to travelers; in at least one language. */
  title: z
    .strictObject({ en: titleText, zh: titleText })
    .check(z.refine(({ en, zh }) => en !== null || zh !== null, { error: 'in one language' })),
  /** Shown to travelers once checked. */
  licenceNumber: z.nullable(handle(1, LICENCE_NUMBER_MAX)),
});
export type QualificationWords = z.infer<typeof QualificationWords>;

const shape = {
  id: QualificationId,
  title: z.object({ en: z.nullable(z.string()), zh: z.nullable(z.string()) }),
  licenceNumber: z.nullable(z.string()),
  state: QualificationState,
  /** Staff's message with a rejection. */
  reason: z.nullable(z.string()),
  /** The evidence; null if none was uploaded here. */
  file: z.nullable(StoredFile),
  /** When it was last submitted to staff. */
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
  /** Identifies the version to decide on. */
  revision: Revision,
  guideId: GuideId,
  person: UserSummary,
  username: z.string(),
  fullName: z.string(),
  /** The staff member who decided. */
  reviewer: z.nullable(UserSummary),
  /** False for the staff member's own qualification. */
  mayDecide: z.boolean(),
});
export type QualificationCase = z.infer<typeof QualificationCase>;
