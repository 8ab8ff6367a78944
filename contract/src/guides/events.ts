import type { GuideId, ImportedCalendarId, UserId } from '../primitives.ts';
import type { LocalText } from './local-text.ts';
import type { QualificationDecision } from './qualification-bounds.ts';

/** Guide events in the outbox. */
export interface GuideEvents {
  'guide.suspended': { guideId: GuideId; userId: UserId; reason: string };
  'guide.restored': { guideId: GuideId; userId: UserId };
  /** Only the listing, by the team; `reason` is null if the rule paused it after too many cancellations. */
  'guide.paused': { guideId: GuideId; userId: UserId; reason: string | null };
  'guide.resumed': { guideId: GuideId; userId: UserId };
  /** Staff has checked the file; `reason` is for the guide. */
  'guide.qualification_decided': {
    userId: UserId;
    title: LocalText;
    decision: QualificationDecision;
    reason: string;
  };
  /** It could not be read for an hour. */
  'guide.calendar_failed': { userId: UserId; calendarId: ImportedCalendarId; name: string };
  /** Some of its entries became unreadable after it was fully readable. */
  'guide.calendar_partly_read': { userId: UserId; calendarId: ImportedCalendarId; name: string };
  /** It is fully readable again, or no longer read. */
  'guide.calendar_mended': { userId: UserId; calendarId: ImportedCalendarId };
}
