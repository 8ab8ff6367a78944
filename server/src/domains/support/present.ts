import { formatBookingNumber } from '@tomoguide/contract/bookings/booking-number';
import { BookingId, type UserId } from '@tomoguide/contract/primitives';
import type {
  SupportAbout,
  SupportCase,
  SupportConversation,
  SupportMessage,
} from '@tomoguide/contract/support/entities';
import type { SupportEntity } from '@tomoguide/contract/support/topics';
import { toDisplayEmail } from '../../display-email.ts';
import { presentPerson, type UserFacts } from '../accounts/service.ts';
import type { CaseRow, ListedCase, SupportMessageRow } from './queries.ts';

interface About {
  aboutKind: SupportEntity | null;
  aboutId: number | null;
}

const presentAbout = ({ aboutKind, aboutId }: About): SupportAbout | null => {
  if (aboutKind === null || aboutId === null) return null;
  const number =
    aboutKind === 'booking' ? formatBookingNumber(BookingId.parse(aboutId)) : String(aboutId);
  return { kind: aboutKind, id: aboutId, number };
};

export const presentSupportMessage = (row: SupportMessageRow): SupportMessage => ({
  id: row.id,
  seq: row.seq,
  fromStaff: row.fromStaff,
  text: row.text,
  topic: row.topic,
  about: presentAbout(row),
  clientMessageId: row.clientMessageId,
  sentAt: row.sentAt.toString(),
});

/** Presents a user's conversation with support; `row` is null if the user has sent no messages. */
export const presentSupport = (
  row: CaseRow | null,
  last: SupportMessageRow | null,
): SupportConversation => ({
  state: row?.state ?? 'none',
  lastMessage: last && presentSupportMessage(last),
  messageCount: row?.lastSeq ?? 0,
  unreadCount: row?.unreadCount ?? 0,
  readSeq: row?.readSeq ?? 0,
});

/** Presents a case to staff, with its author and the staff member it is assigned to. */
export const presentCase = (
  { row, last }: ListedCase,
  viewerId: UserId,
  people: ReadonlyMap<UserId, UserFacts>,
): SupportCase => {
  const getPerson = (id: UserId | null) => {
    const facts = id === null ? undefined : people.get(id);
    return facts ? presentPerson(facts) : null;
  };
  return {
    id: row.id,
    person: getPerson(row.userId),
    email: row.email === null ? null : toDisplayEmail(row.email),
    locale: row.locale,
    state: row.state,
    topic: row.topic,
    about: presentAbout(row),
    waitingSince: row.waitingSince?.toString() ?? null,
    lastMessage: presentSupportMessage(last),
    claimedBy: getPerson(row.claimedBy),
    claimedByViewer: row.claimedBy === viewerId,
    mayAnswer: row.userId !== viewerId,
  };
};
