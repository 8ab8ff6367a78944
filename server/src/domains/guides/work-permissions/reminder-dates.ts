import {
  PERMISSION_REMINDER_DAYS,
  STATE_PERMISSION_DAYS,
} from '@tomoguide/contract/guides/figures';
import { getEndOfJapanDay } from '@tomoguide/contract/guides/work-limits';

const DAY_HOURS = 24;
/** How many hours before a permission's last midnight reminders are sent: at 9:00 in Japan. */
const MORNING_HOURS = 15;

/** What a guide is reminded of: a permission that ends, or that must be stated. */
export interface Due {
  /** When no more bookings can be made. */
  endsAt: Temporal.Instant;
  /** True if the guide has stated a permission, which expires. */
  isStated: boolean;
}

interface Reminder {
  at: Temporal.Instant;
  /** 0 when no more bookings can be made. */
  daysLeft: number;
}

const listReminders = ({ endsAt, isStated }: Due): Reminder[] => [
  ...PERMISSION_REMINDER_DAYS.map((daysLeft) => ({
    at: endsAt.subtract({ hours: daysLeft * DAY_HOURS + (isStated ? MORNING_HOURS : 0) }),
    daysLeft,
  })),
  { at: endsAt, daysLeft: 0 },
];

/** Returns when a permission with this last day ends. */
export const getPermissionEnd = (until: string): Temporal.Instant =>
  Temporal.Instant.fromEpochMilliseconds(getEndOfJapanDay(until));

/** Returns the time of the first reminder after this time; null if there is none. */
export const findNextReminder = (due: Due, after: Temporal.Instant): Temporal.Instant | null =>
  listReminders(due).find(({ at }) => Temporal.Instant.compare(at, after) > 0)?.at ?? null;

/** Returns the latest reminder that is due, which replaces those before it; null if none is. */
export const findDueReminder = (due: Due, now: Temporal.Instant): Reminder | null =>
  listReminders(due).findLast(({ at }) => Temporal.Instant.compare(at, now) <= 0) ?? null;

/** Returns until when a new guide must state their permission to work, and when to remind them first. */
export const getStatementDates = (now: Temporal.Instant) => {
  const permissionDueAt = now.add({ hours: STATE_PERMISSION_DAYS * DAY_HOURS });
  const due = { endsAt: permissionDueAt, isStated: false };
  return { permissionDueAt, permissionRemindAt: findNextReminder(due, now) };
};
