import type { GuideId, ImportedCalendarId, UserId } from '../primitives.ts';
import type { LocalText } from './local-text.ts';
import type { QualificationDecision } from './qualification-bounds.ts';

/** Who paused a listing. `rule`: paused automatically after too many cancellations. */
export type PausedBy = 'guide' | 'staff' | 'rule';

/** Guide events in the outbox. */
export interface GuideEvents {
  'guide.suspended': { guideId: GuideId; userId: UserId; reason: string };
  'guide.restored': { guideId: GuideId; userId: UserId };
  /** The listing was paused. `reason` is from staff, otherwise null. */
  'guide.paused': { guideId: GuideId; userId: UserId; by: PausedBy; reason: string | null };
  'guide.resumed': { guideId: GuideId; userId: UserId; by: PausedBy };
  /** Staff have checked the file; `reason` is for the guide. */
  'guide.qualification_decided': {
    userId: UserId;
    title: LocalText;
    decision: QualificationDecision;
    reason: string;
  };
  /** A calendar was unreadable for an hour. */
  'guide.calendar_failed': { userId: UserId; calendarId: ImportedCalendarId; name: string };
  /** Some entries of a fully readable calendar have become unreadable. */
  'guide.calendar_partly_read': { userId: UserId; calendarId: ImportedCalendarId; name: string };
  /** A calendar is fully readable again, or was removed. */
  'guide.calendar_mended': { userId: UserId; calendarId: ImportedCalendarId };
}
