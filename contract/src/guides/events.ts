import type { GuideId, ImportedCalendarId, UserId } from '../primitives.ts';
import type { GuideLanguage } from './entities.ts';
import type { LocalText } from './local-text.ts';
import type { QualificationDecision } from './qualification-bounds.ts';
import type { PermissionDecision } from './work-permission-bounds.ts';

/** Who paused a listing. `rule`: it was paused automatically after too many cancellations. */
export type PausedBy = 'guide' | 'staff' | 'rule';

/** A user who waits for a day: for the guide if `city` is null, otherwise for any guide of the city. */
export interface FreedFor {
  userId: UserId;
  city: string | null;
  travelers: number | null;
  language: GuideLanguage | null;
  endsAt: string;
}

/** Guide events in the outbox. */
export interface GuideEvents {
  'guide.suspended': { guideId: GuideId; userId: UserId; reason: string };
  'guide.restored': { guideId: GuideId; userId: UserId };
  /** The listing was paused. `reason` is the message from staff; null if staff did not pause it. */
  'guide.paused': { guideId: GuideId; userId: UserId; by: PausedBy; reason: string | null };
  'guide.resumed': { guideId: GuideId; userId: UserId; by: PausedBy };
  /** Staff have decided on a qualification. `reason` is their message to the guide. */
  'guide.qualification_decided': {
    userId: UserId;
    title: LocalText;
    decision: QualificationDecision;
    reason: string;
  };
  /** Staff have decided on a guide's permission to work. `reason` is their message to the guide. */
  'guide.work_permission_decided': {
    userId: UserId;
    decision: PermissionDecision;
    reason: string;
  };
  /**
   * A guide's permission to work expires, or must be stated for the first time (`isStated`), in this many
   * days; 0 if no bookings can be made any more.
   */
  'guide.work_permission_due': {
    userId: UserId;
    isStated: boolean;
    daysLeft: number;
    endsAt: string;
  };
  /** An imported calendar has been unreadable for an hour. */
  'guide.calendar_failed': { userId: UserId; calendarId: ImportedCalendarId; name: string };
  /** Some entries of a calendar that was fully readable have become unreadable. */
  'guide.calendar_partly_read': { userId: UserId; calendarId: ImportedCalendarId; name: string };
  /** A calendar is fully readable again, or was removed. */
  'guide.calendar_mended': { userId: UserId; calendarId: ImportedCalendarId };
  /** A day of the guide is free; these users wait for it, at most five. */
  'guide.day_freed': { guideId: GuideId; day: string; waiting: FreedFor[] };
}
