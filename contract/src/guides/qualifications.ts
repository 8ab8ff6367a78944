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
 * Whether staff has looked at the file: `unchecked` has none that waits, as one taken over from the
 * application (docs/product/guides.md, "Qualifications").
 */
export const QualificationState = z.enum(['unchecked', 'pending', ...QUALIFICATION_DECISIONS]);
export type QualificationState = z.infer<typeof QualificationState>;

const titleText = z.nullable(line(1, QUALIFICATION_TITLE_MAX));

/** What a guide says of a qualification. */
export const QualificationWords = z.strictObject({
  /** What travelers read; in one language at least. */
  title: z
    .strictObject({ en: titleText, zh: titleText })
    .check(z.refine(({ en, zh }) => en !== null || zh !== null, { error: 'in one language' })),
  /** Travelers read it once it is checked. */
  licenceNumber: z.nullable(handle(1, LICENCE_NUMBER_MAX)),
});
export type QualificationWords = z.infer<typeof QualificationWords>;

const shape = {
  id: QualificationId,
  title: z.object({ en: z.nullable(z.string()), zh: z.nullable(z.string()) }),
  licenceNumber: z.nullable(z.string()),
  state: QualificationState,
  /** What staff wrote with a rejection. */
  reason: z.nullable(z.string()),
  /** What shows it; null: none was sent from here. */
  file: z.nullable(StoredFile),
  /** When it was sent to staff last. */
  submittedAt: z.nullable(Instant),
  decidedAt: z.nullable(Instant),
};

/** A qualification as its guide sees it. */
export const OwnQualification = z.object(shape);
export type OwnQualification = z.infer<typeof OwnQualification>;

/** All of one's own, the oldest first. */
export const OwnQualifications = z.object({ data: z.array(OwnQualification) });
export type OwnQualifications = z.infer<typeof OwnQualifications>;

/** A qualification as staff decides it. */
export const QualificationCase = z.object({
  ...shape,
  /** Names what a decision is about. */
  revision: Revision,
  guideId: GuideId,
  person: UserSummary,
  username: z.string(),
  fullName: z.string(),
  /** Who of staff decided. */
  reviewer: z.nullable(UserSummary),
  /** False for one's own. */
  mayDecide: z.boolean(),
});
export type QualificationCase = z.infer<typeof QualificationCase>;
