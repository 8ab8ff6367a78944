import type { GuideId, ImportedCalendarId, UserId } from '../primitives.ts';
import type { LocalText } from './local-text.ts';
import type { QualificationDecision } from './qualification-bounds.ts';

/** What happens to guides, as the outbox carries it. */
export interface GuideEvents {
  'guide.suspended': { guideId: GuideId; userId: UserId; reason: string };
  'guide.restored': { guideId: GuideId; userId: UserId };
  /** The listing alone, by the team; `reason` null: by the rule, after too many cancellations. */
  'guide.paused': { guideId: GuideId; userId: UserId; reason: string | null };
  'guide.resumed': { guideId: GuideId; userId: UserId };
  /** Staff has looked at the file; `reason` is for the guide. */
  'guide.qualification_decided': {
    userId: UserId;
    title: LocalText;
    decision: QualificationDecision;
    reason: string;
  };
  /** It could not be read for an hour. */
  'guide.calendar_failed': { userId: UserId; calendarId: ImportedCalendarId; name: string };
  /** Some of its entries cannot be read, for the first time since it could be read whole. */
  'guide.calendar_partly_read': { userId: UserId; calendarId: ImportedCalendarId; name: string };
  /** It can be read again, whole, or is not read any more. */
  'guide.calendar_mended': { userId: UserId; calendarId: ImportedCalendarId };
}
