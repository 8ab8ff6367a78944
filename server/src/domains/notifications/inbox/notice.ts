import type { RejectReason } from '@tomoguide/contract/bookings/reject-reasons';
import type { WeatherReason } from '@tomoguide/contract/bookings/weather';
import type { LocalText } from '@tomoguide/contract/guides/local-text';
import type { AnnouncementWords } from '@tomoguide/contract/notifications/announcements';
import type { RelatedEntity, SystemMessageType } from '@tomoguide/contract/notifications/entities';
import type { AnnouncementId, UserId } from '@tomoguide/contract/primitives';
import type { NoticeKind, Place } from './kinds.ts';

/** The parameters of a notice's text. Instants are in RFC 3339, amounts in fen. */
export interface NoticeParams {
  /** The page that the notice links to. */
  place: Place;
  /** The conversation to link to, if the page is a conversation. */
  conversationId?: number;
  number?: string;
  /** The other user's name when the notice was written. */
  other?: string;
  start?: string;
  /** The guide's time zone, as an IANA name. */
  timeZone?: string;
  deadline?: string;
  cents?: number;
  yen?: number;
  /** The number of an extra cost of the booking. */
  cost?: number;
  minutes?: number;
  words?: string;
  /** Why bad weather was declared. */
  weather?: WeatherReason;
  /** The ID of an imported calendar, and the guide's name for it. */
  calendarId?: number;
  calendar?: string;
  /** The title of a qualification, as the guide entered it. */
  qualification?: LocalText;
  /** The day that a user waits for, the slug of its city, and the path of its guide or search. */
  day?: string;
  city?: string;
  path?: string;
  /** The announcement's text. */
  said?: AnnouncementWords;
  /** The guide's reason for rejecting the tour. */
  why?: RejectReason;
}

/** A notice to one user. */
export interface Notice {
  to: UserId;
  kind: NoticeKind;
  params: NoticeParams;
  expiresAt?: Temporal.Instant;
  about?: { type: RelatedEntity; id: number };
  /** The announcement that the notice is a copy of. Its type replaces the type of the notice's kind. */
  announcement?: { id: AnnouncementId; type: SystemMessageType };
}
