import { getOtherTextLanguage, LANGUAGES } from '@tomoguide/contract/locale';
import {
  calculateCreditsAfterReceiving,
  calculateCreditsAfterSending,
  canSend,
} from '@tomoguide/contract/messaging/credits';
import type { RequestedTour, SentMessage } from '@tomoguide/contract/messaging/entities';
import {
  MESSAGES_A_MINUTE,
  NEW_CONVERSATIONS_PER_HOUR,
} from '@tomoguide/contract/messaging/figures';
import type { BothTexts } from '@tomoguide/contract/messaging/quick-replies';
import type { ConversationId, FileId, TourRequestId, UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { record } from '../../../events/record.ts';
import { fail } from '../../../failure.ts';
import { loadUsersByIds, lockViewer } from '../../accounts/service.ts';
import { getPairContacts } from '../../bookings/service.ts';
import { attachFiles, lockUpload } from '../../files/service.ts';
import { loadBlocksAround } from '../blocking/block-queries.ts';
import { countAttempt } from '../contact-attempts/attempt-queries.ts';
import { countFacts } from '../fact-cards/read-card-facts.ts';
import { getOtherUser, getPartyIn, requireConversation } from '../policy.ts';
import { hidesSomething, presentCredits, presentSent, type ViewContext } from '../present.ts';
import {
  type ConversationRow,
  findBothSides,
  lockConversation,
  type MessageRow,
  type TwoSides,
} from '../queries.ts';
import { loadMasks, maskAlone } from '../reading/load-masks.ts';
import {
  checkMessageRate,
  checkNewConversations,
  getHourBefore,
  getMinuteBefore,
} from './sending-limits.ts';
import {
  advanceConversation,
  advanceSides,
  findClientMessage,
  insertMessage,
  listConversationsStartedSince,
  listMessagesSentSince,
} from './sending-queries.ts';

/** The direct message that this message is part of, and the tour it requests. */
export interface DirectPart {
  directId: string;
  requestedTour: RequestedTour;
}

/** A message to be sent. */
export type NewMessage = { conversationId: ConversationId; clientMessageId: string } & (
  | { kind: 'text'; text: string; direct?: DirectPart }
  | { kind: 'quick_reply'; texts: BothTexts }
  | { kind: 'image'; fileId: FileId }
  | {
      kind: 'tour_request';
      /** Creates the tour request. Called only once it is certain that its message will be accepted. */
      make: () => Promise<TourRequestId>;
      isSame: (id: TourRequestId) => Promise<boolean>;
    }
);

const DIRECT_COLUMNS = [
  'directId',
  'requestedDate',
  'requestedStart',
  'requestedEnd',
  'requestedTravelers',
] as const;

const toDirectColumns = (
  direct: DirectPart | undefined,
): Pick<MessageRow, (typeof DIRECT_COLUMNS)[number]> => ({
  directId: direct?.directId ?? null,
  requestedDate: direct?.requestedTour.date ?? null,
  requestedStart: direct?.requestedTour.startTime ?? null,
  requestedEnd: direct?.requestedTour.endTime ?? null,
  requestedTravelers: direct?.requestedTour.travelers ?? null,
});

const isSame = async (row: MessageRow, message: NewMessage): Promise<boolean> => {
  const kind = message.kind === 'quick_reply' ? 'text' : message.kind;
  if (row.conversationId !== message.conversationId || row.kind !== kind) return false;
  if (message.kind === 'image') return row.fileId === message.fileId;
  if (message.kind === 'tour_request')
    return row.requestId !== null && message.isSame(row.requestId);
  if (message.kind === 'quick_reply')
    return (
      row.textLanguage !== null &&
      row.text === message.texts[row.textLanguage] &&
      row.otherText === message.texts[getOtherTextLanguage(row.textLanguage)]
    );
  const parts = toDirectColumns(message.direct);
  return (
    row.textLanguage === null &&
    row.text === message.text &&
    DIRECT_COLUMNS.every((column) => row[column] === parts[column])
  );
};

/**
 * Locks the sender's row, which serializes the sender's messages and their counts, and then the
 * conversation, which orders its messages. Takes one round trip; each statement runs under the locks that
 * the previous ones took.
 */
const lockAndRead = async (
  tx: Tx,
  senderId: UserId,
  { conversationId, clientMessageId }: NewMessage,
  now: Temporal.Instant,
) => {
  const [, before, sent, found, sides, blocks] = await Promise.all([
    lockViewer(tx, senderId),
    findClientMessage(tx, senderId, clientMessageId),
    listMessagesSentSince(tx, senderId, getMinuteBefore(now), MESSAGES_A_MINUTE),
    lockConversation(tx, conversationId, senderId),
    findBothSides(tx, conversationId, senderId),
    loadBlocksAround(tx, senderId),
  ]);
  const conversation = requireConversation(found);
  if (!sides) throw new Error(`conversation ${conversationId} not found`);
  return { before, sent, conversation, sides, blocks };
};

const write = async (
  tx: Tx,
  row: Omit<MessageRow, 'id'>,
  { travelerId, guideUserId }: ConversationRow,
  credits: { senderCredits: number; receiverCredits: number },
): Promise<MessageRow> => {
  const { conversationId, seq, sentAt } = row;
  const [written] = await Promise.all([
    insertMessage(tx, row),
    advanceConversation(tx, row),
    advanceSides(tx, row, credits),
    record(tx, {
      type: 'message.sent',
      payload: { conversationId, travelerId, guideUserId, seq },
      occurredAt: sentAt,
    }),
  ]);
  return written;
};

type MessageContent = Pick<
  MessageRow,
  | 'kind'
  | 'text'
  | 'textLanguage'
  | 'otherText'
  | 'fileId'
  | 'width'
  | 'height'
  | 'requestId'
  | 'requestState'
  | 'bookingId'
  | 'bookingEvent'
  | 'eventMinutes'
  | 'eventAbsent'
  | 'bookingFacts'
  | 'factCount'
>;

const NOTHING = {
  text: '',
  textLanguage: null,
  otherText: null,
  fileId: null,
  width: null,
  height: null,
  requestId: null,
  requestState: null,
  bookingId: null,
  bookingEvent: null,
  eventMinutes: null,
  eventAbsent: null,
  bookingFacts: null,
  factCount: 0,
} as const;

/**
 * Returns both versions of a quick reply, of which the recipient first sees the one in the language of their
 * account at that time.
 */
const chooseVersion = async (
  tx: Tx,
  receiverId: UserId,
  texts: BothTexts,
): Promise<Pick<MessageRow, 'text' | 'textLanguage' | 'otherText'>> => {
  const receiver = (await loadUsersByIds(tx, [receiverId])).get(receiverId);
  if (!receiver) throw new Error(`user ${receiverId} not found`);
  const textLanguage = LANGUAGES[receiver.locale].reads;
  return {
    text: texts[textLanguage],
    textLanguage,
    otherText: texts[getOtherTextLanguage(textLanguage)],
  };
};

/**
 * Returns the content columns of the message. Throws NOT_FOUND if a picture is not the sender's own upload,
 * and FILE_TYPE_INVALID if it is a PDF.
 */
const prepareContent = async (
  tx: Tx,
  { senderId, receiverId }: { senderId: UserId; receiverId: UserId },
  message: NewMessage,
  now: Temporal.Instant,
): Promise<MessageContent> => {
  if (message.kind === 'text' || message.kind === 'quick_reply') {
    const texts =
      message.kind === 'text'
        ? { text: message.text, textLanguage: null, otherText: null }
        : await chooseVersion(tx, receiverId, message.texts);
    const factCount = countFacts(maskAlone(texts).text, now);
    return { ...NOTHING, kind: 'text', ...texts, factCount };
  }
  if (message.kind === 'tour_request') {
    const requestId = await message.make();
    return { ...NOTHING, kind: 'tour_request', requestId, requestState: 'open' };
  }
  const { fileId } = message;
  const file = (await lockUpload(tx, senderId, fileId)) ?? fail('NOT_FOUND');
  const { type, width, height } = file;
  if (type !== 'image/webp') fail('FILE_TYPE_INVALID', { field: 'fileId' });
  return { ...NOTHING, kind: 'image', fileId, width, height };
};

/**
 * Returns both users' credits after a message. Until a booking is paid, a message costs its sender one
 * credit and restores some credits to the recipient.
 */
const calculateCreditsAfter = ({ own, other, isPaid }: TwoSides) =>
  isPaid
    ? { senderCredits: own.credits, receiverCredits: other.credits }
    : {
        senderCredits: calculateCreditsAfterSending(own.credits),
        receiverCredits: calculateCreditsAfterReceiving(other.credits),
      };

/**
 * Sends a message; idempotent by the client message ID (docs/product/messages.md, "Sending"): a retry
 * returns the same message, even if a new message could not be sent now. Throws, in this order, NOT_FOUND
 * for other users and for a traveler's quick reply, MESSAGE_ID_REUSED, BLOCKED, TOO_MANY_MESSAGES, TOO_MANY_CONVERSATIONS, OUT_OF_CREDITS;
 * then NOT_FOUND and FILE_TYPE_INVALID for the picture.
 */
export const sendMessage = async (
  tx: Tx,
  deps: Deps,
  senderId: UserId,
  message: NewMessage,
): Promise<SentMessage> => {
  const now = deps.clock.now();
  const { conversationId, clientMessageId } = message;
  const read = await lockAndRead(tx, senderId, message, now);
  const { before, conversation, sides } = read;
  const { isPaid } = sides;
  if (message.kind === 'quick_reply' && getPartyIn(conversation, senderId) !== 'guide')
    fail('NOT_FOUND');
  const receiverId = getOtherUser(conversation, senderId);
  const getViewContext = async (row: MessageRow): Promise<ViewContext> => {
    const masks = await loadMasks(tx, [row]);
    // Queries the contact state only if the message contains a contact, which is rare.
    const isHiding = hidesSomething(row, masks);
    const showsContacts = isHiding ? (await getPairContacts(tx, conversation, now)).shown : true;
    return { viewerId: senderId, showsContacts, masks };
  };
  if (before) {
    if (!(await isSame(before, message))) fail('MESSAGE_ID_REUSED');
    return presentSent(
      before,
      presentCredits(sides.own.credits, isPaid),
      await getViewContext(before),
    );
  }
  if (read.blocks.either.has(receiverId)) fail('BLOCKED');
  const direct = message.kind === 'text' ? message.direct : undefined;
  const directId = direct?.directId ?? null;
  checkMessageRate(read.sent, directId, now);
  if (conversation.lastSeq === 0) {
    const begun = await listConversationsStartedSince(
      tx,
      senderId,
      getHourBefore(now),
      NEW_CONVERSATIONS_PER_HOUR,
    );
    checkNewConversations(begun, directId, now);
  }
  if (!isPaid && !canSend(sides.own.credits)) fail('OUT_OF_CREDITS');
  const credits = calculateCreditsAfter(sides);
  const row = {
    conversationId,
    seq: conversation.lastSeq + 1,
    revision: conversation.revision + 1,
    senderId,
    ...(await prepareContent(tx, { senderId, receiverId }, message, now)),
    ...toDirectColumns(direct),
    clientMessageId,
    sentAt: now,
    recalledAt: null,
    unmasked: false,
    cardState: null,
  };
  const written = await write(tx, row, conversation, credits);
  if (row.fileId !== null) {
    const ids = [row.fileId];
    await attachFiles(tx, deps, { ids, ownerId: senderId, thing: 'message', thingId: written.id });
  }
  const sent = presentSent(
    written,
    presentCredits(credits.senderCredits, isPaid),
    await getViewContext(written),
  );
  const { content } = sent;
  if (content.kind === 'text' && content.masked)
    await countAttempt(tx, { conversationId, senderId, receiverId, at: now });
  return sent;
};
