import type { ReplyBody } from '@tomoguide/contract/call';
import { DIRECT_REFUSALS, type sendDirectMessage } from '@tomoguide/contract/messaging/calls';
import type { RequestedTour } from '@tomoguide/contract/messaging/entities';
import { DIRECT_GUIDES_MAX } from '@tomoguide/contract/messaging/figures';
import type { ConversationId, GuideId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { Failure, fail } from '../../../failure.ts';
import { lockViewer } from '../../accounts/service.ts';
import { assertBookable, loadBookable, loadBusyTimesAround } from '../../guides/service.ts';
import { openConversation } from '../opening/open-conversation.ts';
import { sendMessage } from '../sending/send-message.ts';
import { findClientMessage } from '../sending/sending-queries.ts';
import { countDirect, hasDirect } from './direct-queries.ts';

interface Recipient {
  guideId: GuideId;
  clientMessageId: string;
}

export type DirectMessage = RequestedTour & {
  directId: string;
  text: string;
  to: readonly Recipient[];
};

type Result = ReplyBody<typeof sendDirectMessage>['data'][number];
type Refusal = NonNullable<Result['refused']>;

const DAY_MINUTES = 1440;

/**
 * Returns the minutes from one local time to another; if the end is not after the start, it is on the next
 * day.
 */
const calculateMinutesBetween = (from: string, to: string): number => {
  const start = Temporal.PlainTime.from(from);
  const minutes = start.until(Temporal.PlainTime.from(to)).total('minutes');
  return minutes > 0 ? minutes : minutes + DAY_MINUTES;
};

/**
 * Applies the rules of a checkout to the requested tour, and throws the errors of a checkout
 * (docs/product/bookings.md, "Checkout").
 */
const checkRequestedTour = async (
  tx: Tx,
  deps: Deps,
  viewer: Viewer,
  guideId: GuideId,
  { date, startTime, endTime, travelers }: RequestedTour,
): Promise<void> => {
  const bookable = (await loadBookable(tx, guideId)) ?? fail('NOT_FOUND');
  const { timeZone } = bookable.calendar;
  const plainTime = Temporal.PlainTime.from(startTime);
  const start = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime }).toInstant();
  const durationMinutes = calculateMinutesBetween(startTime, endTime);
  const end = start.add({ minutes: durationMinutes });
  const held = await loadBusyTimesAround(tx, deps, guideId, { start, end });
  const requested = { start, durationMinutes, travelers, serviceIds: [] };
  const who = { guideId, travelerUserId: viewer.userId };
  assertBookable(bookable, held, { ...who, ...requested }, deps.clock.now());
};

/**
 * Sends the message to one of the guides. Takes the sender's lock first, so that the sender's earlier
 * messages are visible.
 */
const sendToOne = async (
  tx: Tx,
  deps: Deps,
  viewer: Viewer,
  { directId, text, to: _, ...requestedTour }: DirectMessage,
  { guideId, clientMessageId }: Recipient,
): Promise<ConversationId> => {
  const { userId } = viewer;
  await lockViewer(tx, userId);
  const conversationId = await openConversation(tx, deps, viewer, { guideId });
  const message = { conversationId, clientMessageId, kind: 'text', text } as const;
  if (!(await findClientMessage(tx, userId, clientMessageId))) {
    if (await hasDirect(tx, userId, directId, conversationId)) fail('MESSAGE_ID_REUSED');
    await checkRequestedTour(tx, deps, viewer, guideId, requestedTour);
    if ((await countDirect(tx, userId, directId)) >= DIRECT_GUIDES_MAX)
      fail('TOO_MANY_CONVERSATIONS');
  }
  await sendMessage(tx, deps, userId, { ...message, direct: { directId, requestedTour } });
  return conversationId;
};

const getRefusal = (error: unknown): Refusal => {
  const refused =
    error instanceof Failure ? DIRECT_REFUSALS.find((code) => code === error.code) : undefined;
  if (refused === undefined) throw error;
  return refused;
};

/**
 * Sends one message to several guides, each in a separate conversation and transaction, so that a failure
 * for one guide does not affect the rest (docs/product/messages.md, "To several guides"). Idempotent per
 * guide by `clientMessageId`.
 */
export const sendDirect = async (
  deps: Deps,
  viewer: Viewer,
  given: DirectMessage,
): Promise<Result[]> => {
  const direct = { ...given, directId: given.directId.toLowerCase() };
  const results: Result[] = [];
  for (const recipient of direct.to) {
    const { guideId } = recipient;
    try {
      const conversationId = await inTransaction(deps.db, (tx) =>
        sendToOne(tx, deps, viewer, direct, recipient),
      );
      results.push({ guideId, conversationId, refused: null });
    } catch (error) {
      results.push({ guideId, conversationId: null, refused: getRefusal(error) });
    }
  }
  return results;
};
