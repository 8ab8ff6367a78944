import type { GuideLanguage } from '@tomoguide/contract/guides/entities';
import type {
  ConversationEntry,
  Message,
  MessageContent,
  SentMessage,
  TourWish,
} from '@tomoguide/contract/messaging/entities';
import type { GuideId, UserId } from '@tomoguide/contract/primitives';
import { presentPerson, type UserFacts } from '../accounts/service.ts';
import { maySeePicture, otherIn, sideIn } from './policy.ts';
import type { ConversationRow, MessageRow } from './queries.ts';
import { MaskedTexts } from './reading/masked-texts.ts';
import type { Listed } from './reading/reading-queries.ts';

const maskedTexts = new MaskedTexts();

/** Who reads, and whether a booking between the two was paid. */
export interface Reading {
  viewerId: UserId;
  unlocked: boolean;
}

/** The mask reads no pictures: until a booking was paid, only its sender sees one. */
const pictureFor = (row: MessageRow, reading: Reading): MessageContent => ({
  kind: 'image',
  fileId: maySeePicture(row, reading) ? row.fileId : null,
  width: row.width ?? 0,
  height: row.height ?? 0,
  masked: !reading.unlocked,
});

const wishOf = (row: MessageRow): TourWish | null => {
  const { wishDate: date, wishStart: startTime, wishEnd: endTime, wishTravelers: travelers } = row;
  if (date === null || startTime === null || endTime === null || travelers === null) return null;
  return { date, startTime, endTime, travelers };
};

/** Its sender reads it as typed, and whether the other does; the other what the mask leaves. */
const contentFor = (row: MessageRow, { viewerId, unlocked }: Reading): MessageContent => {
  if (row.recalledAt) return { kind: 'recalled' };
  if (row.requestId !== null && row.requestState !== null)
    return { kind: 'tour_request', requestId: row.requestId, state: row.requestState };
  if (row.bookingId !== null && row.bookingEvent !== null) {
    const { bookingId, bookingEvent: event, eventMinutes: minutes, eventAbsent: absent } = row;
    return { kind: 'booking_event', bookingId, event, minutes, ...(absent ? { absent } : {}) };
  }
  if (row.kind === 'image') return pictureFor(row, { viewerId, unlocked });
  const { text, masked } = unlocked ? { text: row.text, masked: false } : maskedTexts.of(row.text);
  const words = row.senderId === viewerId ? row.text : text;
  const wish = wishOf(row);
  return { kind: 'text', text: words, masked, ...(wish ? { wish } : {}) };
};

/** A message as this person may read it. */
export const presentMessage = (row: MessageRow, reading: Reading): Message => ({
  id: row.id,
  conversationId: row.conversationId,
  seq: row.seq,
  revision: row.revision,
  senderId: row.senderId,
  clientMessageId: row.clientMessageId,
  sentAt: row.sentAt.toString(),
  content: contentFor(row, reading),
});

/** What somebody's credits come to. */
export const presentCredits = (credits: number, { unlocked }: Reading): number | null =>
  unlocked ? null : credits;

export const presentSent = (row: MessageRow, credits: number, reading: Reading): SentMessage => ({
  ...presentMessage(row, reading),
  credits: presentCredits(credits, reading),
});

export interface Around {
  people: ReadonlyMap<UserId, UserFacts>;
  /** Of the guides whom the viewer talks with as a traveler. */
  languages: ReadonlyMap<GuideId, GuideLanguage[]>;
  /** Conversations between whose two people a booking was paid. */
  unlocked: ReadonlySet<ConversationRow['id']>;
  /** Whom the viewer has blocked. */
  blocked: ReadonlySet<UserId>;
}

/** Read marks are between two who both show theirs. */
const showsReceipts = ({ people }: Around, ids: readonly UserId[]): boolean =>
  ids.every((id) => people.get(id)?.readReceiptsEnabled);

/** A conversation as it stands in the list of one of its two people. */
export const presentConversation = (
  { conversation, own, other, lastMessage }: Listed,
  viewerId: UserId,
  around: Around,
): ConversationEntry => {
  const reading = { viewerId, unlocked: around.unlocked.has(conversation.id) };
  const otherId = otherIn(conversation, viewerId);
  const person = around.people.get(otherId);
  if (!person) throw new Error(`user ${otherId} vanished`);
  const languages = around.languages.get(conversation.guideId);
  return {
    conversation: {
      id: conversation.id,
      viewerIs: sideIn(conversation, viewerId),
      guideId: conversation.guideId,
      other: presentPerson(person),
      ...(languages ? { guideLanguages: languages } : {}),
      createdAt: conversation.createdAt.toString(),
    },
    lastMessage: lastMessage && presentMessage(lastMessage, reading),
    lastMessageAt: conversation.lastMessageAt?.toString() ?? null,
    messageCount: conversation.lastSeq,
    unreadCount: own.unreadCount,
    credits: presentCredits(own.credits, reading),
    revision: conversation.revision,
    readSeq: own.readSeq,
    otherReadSeq: showsReceipts(around, [viewerId, otherId]) ? other.shownReadSeq : null,
    blockedByViewer: around.blocked.has(otherId),
  };
};
