import * as z from 'zod/mini';
import { UserSummary } from '../accounts/entities.ts';
import { StoredFile } from '../files/entities.ts';
import { FileId, GuideId, Instant, PlainDate, WorkPermissionId } from '../primitives.ts';
import { Revision } from './rates.ts';
import {
  HOLIDAY_DAYS_MAX,
  HOLIDAYS_MAX,
  isUnlimitedStatus,
  PERMISSION_DECISIONS,
  RESIDENCE_STATUSES,
  WORK_KINDS,
} from './work-permission-bounds.ts';

/** What guides state about their permission to work (docs/product/guides.md, "Permission to work"). */

export const PermissionState = z.enum(['pending', ...PERMISSION_DECISIONS]);
export type PermissionState = z.infer<typeof PermissionState>;

const DAY = 86_400_000;

// Also runs if a day is invalid.
const isShortEnough = (from: string, to: string): boolean =>
  Date.parse(to) - Date.parse(from) < HOLIDAY_DAYS_MAX * DAY;

/** A holiday period; both days are included. */
const Holiday = z.strictObject({ from: PlainDate, to: PlainDate }).check(
  z.refine(({ from, to }) => from <= to, { error: 'to is before from', path: ['to'] }),
  z.refine(({ from, to }) => from > to || isShortEnough(from, to), {
    error: `at most ${HOLIDAY_DAYS_MAX} days`,
    path: ['to'],
  }),
);

/** A guide's statement, and the file that proves it. */
export const WorkStatement = z
  .strictObject({
    residenceStatus: z.enum(RESIDENCE_STATUSES),
    permits: z.enum(WORK_KINDS),
    /** The last day of the permission; null if it does not expire. */
    until: z.nullable(PlainDate),
    /** The holiday periods of a guide with limited hours. */
    holidays: z.array(Holiday).check(z.maxLength(HOLIDAYS_MAX)),
    /** An upload or the file of the statement that this one replaces; null for none. */
    fileId: z.nullable(FileId),
  })
  .check(
    z.refine(
      ({ residenceStatus, until }) => isUnlimitedStatus(residenceStatus) === (until === null),
      {
        error: 'unless the status never expires',
        path: ['until'],
      },
    ),
    z.refine(
      ({ residenceStatus, permits }) => !isUnlimitedStatus(residenceStatus) || permits === 'full',
      {
        error: 'this status permits any work',
        path: ['permits'],
      },
    ),
    z.refine(({ permits, holidays }) => permits === 'limited' || holidays.length === 0, {
      error: 'only with limited hours',
      path: ['holidays'],
    }),
  );
export type WorkStatement = z.infer<typeof WorkStatement>;

const shape = {
  id: WorkPermissionId,
  residenceStatus: z.enum(RESIDENCE_STATUSES),
  permits: z.enum(WORK_KINDS),
  until: z.nullable(PlainDate),
  holidays: z.array(z.object({ from: PlainDate, to: PlainDate })),
  state: PermissionState,
  /** Staff's reason for a rejection; null otherwise. */
  reason: z.nullable(z.string()),
  file: z.nullable(StoredFile),
  submittedAt: Instant,
  decidedAt: z.nullable(Instant),
};

/** A statement, as shown to its guide. */
export const OwnStatement = z.object(shape);
export type OwnStatement = z.infer<typeof OwnStatement>;

const CountedHours = z.object({
  days: z.array(z.object({ day: PlainDate, minutes: z.int(), isHoliday: z.boolean() })),
  fullest: z.nullable(z.object({ from: PlainDate, to: PlainDate, minutes: z.int() })),
});

/** The caller's permission to work. */
export const OwnWorkPermission = z.object({
  /** The statement that staff have checked; null if there is none. */
  checked: z.nullable(OwnStatement),
  /** The newer statement that waits for staff or was rejected; null if there is none. */
  latest: z.nullable(OwnStatement),
  /** When bookings end unless the guide states their permission; null once they have. */
  dueAt: z.nullable(Instant),
  /** Whether the permission lets the guide take bookings now. */
  isOpen: z.boolean(),
  /** The hours of the tours from six days ago on; null unless the hours are limited. */
  hours: z.nullable(CountedHours),
});
export type OwnWorkPermission = z.infer<typeof OwnWorkPermission>;

/** A statement, as shown to staff. */
export const WorkPermissionCase = z.object({
  ...shape,
  /** Identifies the version that staff decide on. */
  revision: Revision,
  guideId: GuideId,
  person: UserSummary,
  username: z.string(),
  fullName: z.string(),
  /** The staff member who decided; null while undecided. */
  reviewer: z.nullable(UserSummary),
  /** How many of the guide's upcoming tours end after the permission. */
  toursAfter: z.int(),
  /** False if the statement is the staff member's own. */
  mayDecide: z.boolean(),
});
export type WorkPermissionCase = z.infer<typeof WorkPermissionCase>;
