import { type Contacts, NO_CONTACTS } from '@tomoguide/contract/bookings/contact-visibility';
import type { GuideLanguage } from '@tomoguide/contract/guides/entities';
import { LANGUAGES } from '@tomoguide/contract/locale';
import type {
  ConversationEntry,
  Message,
  MessageContent,
  RequestedTour,
  SentMessage,
} from '@tomoguide/contract/messaging/entities';
import type { GuideId, UserId } from '@tomoguide/contract/primitives';
import { presentPerson, type UserFacts } from '../accounts/service.ts';
import { canSeePicture, getOtherUser, getPartyIn } from './policy.ts';
import type { ConversationRow, MessageRow } from './queries.ts';
import type { Masks } from './reading/load-masks.ts';
import type { Listed } from './reading/reading-queries.ts';

/** Who views the messages, whether the two users see each other's contacts, and what is masked if not. */
export interface ViewContext {
  viewerId: UserId;
  showsContacts: boolean;
  masks: Masks;
}

/**
 * Returns whether parts of the message may have to be hidden from its recipient
 * (docs/product/contact-mask.md, "When contacts are shown").
 */
const isMaskable = (row: MessageRow, { showsContacts }: ViewContext): boolean =>
  !showsContacts && !row.unmasked;

/**
 * Presents a picture. The mask cannot read pictures, so only the sender sees a picture while contacts are
 * hidden.
 */
const presentPicture = (row: MessageRow, context: ViewContext): MessageContent => ({
  kind: 'image',
  fileId: canSeePicture(row, context) ? row.fileId : null,
  width: row.width ?? 0,
  height: row.height ?? 0,
  masked: isMaskable(row, context),
});

const presentRequestedTour = (row: MessageRow): RequestedTour | null => {
  const {
    requestedDate: date,
    requestedStart: startTime,
    requestedEnd: endTime,
    requestedTravelers: travelers,
  } = row;
  if (date === null || startTime === null || endTime === null || travelers === null) return null;
  return { date, startTime, endTime, travelers };
};

/**
 * Presents the content of a message. The sender sees the text as typed, with a flag if it is masked for the
 * other user; the other user sees it masked if necessary.
 */
const presentContent = (row: MessageRow, context: ViewContext): MessageContent => {
  if (row.recalledAt)
    return row.cardState ? { kind: 'recalled', card: 'withdrawn' } : { kind: 'recalled' };
  if (row.requestId !== null && row.requestState !== null)
    return { kind: 'tour_request', requestId: row.requestId, state: row.requestState };
  if (row.bookingId !== null && row.bookingEvent !== null) {
    const { bookingId, bookingEvent: event, eventMinutes: minutes, eventAbsent: absent } = row;
    return {
      kind: 'booking_event',
      bookingId,
      event,
      minutes,
      ...(absent ? { absent } : {}),
      ...(row.bookingFacts ? { facts: row.bookingFacts } : {}),
    };
  }
  if (row.kind === 'image') return presentPicture(row, context);
  const shown = isMaskable(row, context) ? context.masks(row) : { ...row, masked: false };
  const { text, otherText } = row.senderId === context.viewerId ? row : shown;
  const requestedTour = presentRequestedTour(row);
  return {
    kind: 'text',
    text,
    masked: shown.masked,
    ...(requestedTour ? { wish: requestedTour } : {}),
    ...(row.textLanguage !== null && otherText !== null
      ? { versions: { language: row.textLanguage, otherText } }
      : {}),
    ...(row.factCount > 0 ? { facts: row.factCount } : {}),
    ...(row.cardState ? { card: row.cardState } : {}),
  };
};

/** Presents a message to this user. */
export const presentMessage = (row: MessageRow, context: ViewContext): Message => ({
  id: row.id,
  conversationId: row.conversationId,
  seq: row.seq,
  revision: row.revision,
  senderId: row.senderId,
  clientMessageId: row.clientMessageId,
  sentAt: row.sentAt.toString(),
  content: presentContent(row, context),
});

/** Returns whether the mask would hide part of a message. */
export const hidesSomething = (row: MessageRow, masks: Masks): boolean =>
  row.kind === 'image' || (row.kind === 'text' && masks(row).masked);

/**
 * Returns the messages of a page that the viewer now sees unmasked and that might otherwise be masked
 * later. The caller must record that they were shown.
 */
export const listNewlyUnmasked = (
  rows: readonly MessageRow[],
  { viewerId, showsContacts, masks }: ViewContext,
): MessageRow['id'][] =>
  rows
    .filter(
      (row) =>
        showsContacts &&
        !row.unmasked &&
        row.senderId !== viewerId &&
        row.recalledAt === null &&
        hidesSomething(row, masks),
    )
    .map(({ id }) => id);

/** Returns a user's remaining credits; null after the first paid booking, which makes messages unlimited. */
export const presentCredits = (credits: number, isPaid: boolean): number | null =>
  isPaid ? null : credits;

export const presentSent = (
  row: MessageRow,
  credits: number | null,
  context: ViewContext,
): SentMessage => ({ ...presentMessage(row, context), credits });

export interface ConversationContext {
  people: ReadonlyMap<UserId, UserFacts>;
  /** The languages of the guides with whom the viewer has a conversation as a traveler. */
  languages: ReadonlyMap<GuideId, GuideLanguage[]>;
  /** Whether the two users of each conversation can see each other's contacts. */
  contacts: ReadonlyMap<ConversationRow['id'], Contacts>;
  /** What is masked in the last message of each conversation. */
  masks: Masks;
  /** Travelers whom the viewer, as a guide, exempts from the quota of live bookings. */
  lifted: ReadonlySet<UserId>;
  /** Users whom the viewer has blocked. */
  blocked: ReadonlySet<UserId>;
  /** The host of the translation service; null if there is none. */
  translationHost: string | null;
}

/** Returns whether all these users have turned on read receipts. */
const showsReceipts = ({ people }: ConversationContext, ids: readonly UserId[]): boolean =>
  ids.every((id) => people.get(id)?.readReceiptsEnabled);

/** Presents a conversation as an entry in this user's list. */
export const presentConversation = (
  { conversation, own, other, lastMessage, isPaid }: Listed,
  viewerId: UserId,
  context: ConversationContext,
): ConversationEntry => {
  const { shown, from } = context.contacts.get(conversation.id) ?? NO_CONTACTS;
  const otherId = getOtherUser(conversation, viewerId);
  const person = context.people.get(otherId);
  if (!person) throw new Error(`user ${otherId} not found`);
  const languages = context.languages.get(conversation.guideId);
  return {
    conversation: {
      id: conversation.id,
      viewerIs: getPartyIn(conversation, viewerId),
      guideId: conversation.guideId,
      other: presentPerson(person),
      ...(languages ? { guideLanguages: languages } : {}),
      createdAt: conversation.createdAt.toString(),
    },
    lastMessage:
      lastMessage &&
      presentMessage(lastMessage, { viewerId, showsContacts: shown, masks: context.masks }),
    lastMessageAt: conversation.lastMessageAt?.toString() ?? null,
    messageCount: conversation.lastSeq,
    unreadCount: own.unreadCount,
    credits: presentCredits(own.credits, isPaid),
    contactsShown: shown,
    contactsFrom: from?.toString() ?? null,
    revision: conversation.revision,
    readSeq: own.readSeq,
    otherReadSeq: showsReceipts(context, [viewerId, otherId]) ? other.shownReadSeq : null,
    blockedByViewer: context.blocked.has(otherId),
    ...(conversation.guideUserId === viewerId
      ? {
          quotaLifted: context.lifted.has(otherId),
          otherReads: LANGUAGES[person.locale].reads,
        }
      : {}),
    ...(context.translationHost === null ? {} : { translationHost: context.translationHost }),
  };
};
