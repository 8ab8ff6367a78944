import type { RejectReason } from '@tomoguide/contract/bookings/reject-reasons';
import type { LocalText } from '@tomoguide/contract/guides/local-text';
import type { AnnouncementWords } from '@tomoguide/contract/notifications/announcements';
import type { RelatedEntity, SystemMessageType } from '@tomoguide/contract/notifications/entities';
import type { AnnouncementId, UserId } from '@tomoguide/contract/primitives';
import type { NoticeKind, Place } from './kinds.ts';

/** What the words of a notice are made of. Instants are RFC 3339, amounts fen. */
export interface NoticeParams {
  /** Where it leads. */
  place: Place;
  /** Where that is a conversation: which. */
  conversationId?: number;
  number?: string;
  /** The other person's name as it was. */
  other?: string;
  start?: string;
  /** The guide's. */
  timeZone?: string;
  deadline?: string;
  cents?: number;
  minutes?: number;
  words?: string;
  /** An imported calendar, and what its guide calls it. */
  calendarId?: number;
  calendar?: string;
  /** What the guide calls a qualification. */
  qualification?: LocalText;
  /** What the team announced. */
  said?: AnnouncementWords;
  /** Why the guide cannot take the tour. */
  why?: RejectReason;
}

/** Something to tell one person. */
export interface Notice {
  to: UserId;
  kind: NoticeKind;
  params: NoticeParams;
  expiresAt?: Temporal.Instant;
  about?: { type: RelatedEntity; id: number };
  /** What it is one copy of, in place of the kind's own type. */
  announcement?: { id: AnnouncementId; type: SystemMessageType };
}
