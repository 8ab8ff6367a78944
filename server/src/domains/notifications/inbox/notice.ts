import type { RejectReason } from '@tomoguide/contract/bookings/reject-reasons';
import type { LocalText } from '@tomoguide/contract/guides/local-text';
import type { AnnouncementWords } from '@tomoguide/contract/notifications/announcements';
import type { RelatedEntity, SystemMessageType } from '@tomoguide/contract/notifications/entities';
import type { AnnouncementId, UserId } from '@tomoguide/contract/primitives';
import type { NoticeKind, Place } from './kinds.ts';

/** The parameters of a notice's text. Instants are in RFC 3339, amounts in fen. */
export interface NoticeParams {
  /** The page that it links to. */
  place: Place;
  /** The conversation, if the page is one. */
  conversationId?: number;
  number?: string;
  /** The other user's name at the time. */
  other?: string;
  start?: string;
  /** The guide's time zone. */
  timeZone?: string;
  deadline?: string;
  cents?: number;
  minutes?: number;
  words?: string;
  /** An imported calendar, with the guide's name for it. */
  calendarId?: number;
  calendar?: string;
  /** The guide's title of a qualification. */
  qualification?: LocalText;
  /** The announcement's text. */
  said?: AnnouncementWords;
  /** The reason why the guide cannot accept the tour. */
  why?: RejectReason;
}

/** A notice to one user. */
export interface Notice {
  to: UserId;
  kind: NoticeKind;
  params: NoticeParams;
  expiresAt?: Temporal.Instant;
  about?: { type: RelatedEntity; id: number };
  /** The announcement that it is a copy of. Its type replaces the kind's type. */
  announcement?: { id: AnnouncementId; type: SystemMessageType };
}
