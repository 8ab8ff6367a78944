import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import type { BookingEvents, BookingEventType } from '@tomoguide/contract/bookings/events';
import {
  type BookingLine,
  findAbsentParty,
  getCancellationLine,
} from '@tomoguide/contract/messaging/booking-lines';
import { CREDITS_MAX } from '@tomoguide/contract/messaging/figures';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { OutboxEvent, Reaction } from '../../../events/dispatcher.ts';
import { loadSummary } from '../../bookings/service.ts';
import { isContactStep, pushConversationUpdate, pushSent } from '../pushing/push-messages.ts';
import { insertConversation } from '../queries.ts';
import { type LineToWrite, writeLine } from './line-queries.ts';

interface EventLine {
  line: BookingLine | null;
  by: Party;
  minutes?: number;
  absent?: Party | null;
}

/**
 * Adds a line to the conversation of a traveler and a guide, and tells both clients to refetch if the event may
 * have changed whether contacts are shown.
 */
const sendLine = async (
  tx: Tx,
  deps: Deps,
  line: LineToWrite,
  { isContactStep: isContacts, batch }: { isContactStep: boolean; batch: readonly OutboxEvent[] },
): Promise<void> => {
  const written = await writeLine(tx, line);
  if (!written) return;
  const { conversationId, seq } = written;
  const { travelerId, guideUserId, occurredAt } = line;
  const parties = { conversationId, travelerId, guideUserId };
  if (seq !== null) {
    // Pushes the line directly, because this already runs in the outbox's transaction, and another event
    // would arrive later.
    const sent = { ...parties, seq };
    await pushSent(tx, { id: 0, type: 'message.sent', payload: sent, occurredAt }, deps, batch);
  }
  if (isContacts) await pushConversationUpdate(tx, deps, parties);
};

/**
 * Adds a line for a booking event to the conversation of the traveler and the guide
 * (docs/product/messages.md, "Booking events").
 */
const writeEventLine =
  <Type extends BookingEventType>(say: (event: BookingEvents[Type]) => EventLine): Reaction<Type> =>
  async (tx, { type, payload, occurredAt }, deps, batch) => {
    const { line, by, minutes, absent } = say(payload);
    if (line === null && !isContactStep(type)) return;
    const { bookingId, travelerId, guideUserId } = payload;
    const written = {
      bookingId,
      travelerId,
      guideUserId,
      senderId: by === 'traveler' ? travelerId : guideUserId,
      event: line,
      minutes: minutes ?? null,
      absent: absent ?? null,
      occurredAt,
    };
    await sendLine(tx, deps, written, { isContactStep: isContactStep(type), batch });
  };

const writeFixedLine = (line: BookingLine, by: Party = 'traveler') =>
  writeEventLine(() => ({ line, by }));

/** Returns the line of a cancellation; one that ended the proposal of a substitute says so. */
const getLine = ({
  cancelKind,
  substitute,
}: BookingEvents['booking.cancelled']): BookingLine | null =>
  substitute ? `substitute_${substitute}` : getCancellationLine(cancelKind);

/**
 * Writes no line for an expired unpaid hold, of which the guide was never notified, nor for a cancellation
 * that decides a dispute, because the decision has its own line.
 */
const cancelled = writeEventLine<'booking.cancelled'>((event) => ({
  line: event.from === 'pending' || event.from === 'disputed' ? null : getLine(event),
  by:
    (event.cancelKind === 'guide' && !event.substitute) || event.cancelKind === 'instant_withdrawn'
      ? 'guide'
      : 'traveler',
  absent: findAbsentParty(event.cancelKind),
}));

/**
 * Opens the conversation of the traveler and the substitute with the booking's facts as its first line, and
 * adds a line to the one with the first guide, which stays with its two users.
 */
const substituted: Reaction<'booking.substituted'> = async (tx, event, deps, batch) => {
  const { bookingId, guideId, guideUserId, travelerId, firstGuideUserId } = event.payload;
  const booking = await loadSummary(tx, bookingId);
  if (!booking) return;
  const { occurredAt } = event;
  await insertConversation(
    tx,
    { travelerId, guideUserId, guideId, createdAt: deps.clock.now() },
    CREDITS_MAX,
  );
  const line = {
    bookingId,
    travelerId,
    senderId: travelerId,
    event: 'substituted' as const,
    minutes: null,
    absent: null,
    occurredAt,
  };
  const facts = {
    bookingNumber: booking.bookingNumber,
    scheduledStartTime: booking.start.toString(),
    scheduledEndTime: booking.start.add({ minutes: booking.hours * 60 }).toString(),
    timeZone: booking.timeZone,
    travelers: booking.travelers,
    totalCents: booking.depositCents + booking.finalPaymentCents,
    finalPaymentCents: booking.finalPaymentCents,
  };
  const options = { isContactStep: true, batch };
  await sendLine(tx, deps, { ...line, guideUserId, facts }, options);
  await sendLine(tx, deps, { ...line, guideUserId: firstGuideUserId }, options);
};

export const linesByEvent = {
  'booking.paid': writeFixedLine('paid'),
  'booking.accepted': writeFixedLine('accepted', 'guide'),
  'booking.rejected': writeFixedLine('rejected', 'guide'),
  'booking.cancelled': cancelled,
  'booking.started': writeFixedLine('started'),
  'booking.extended': writeEventLine<'booking.extended'>(({ minutes }) => ({
    line: 'extended',
    by: 'traveler',
    minutes,
  })),
  'booking.completed': writeEventLine<'booking.completed'>(({ from }) => ({
    line: from === 'disputed' ? null : 'completed',
    by: 'traveler',
  })),
  'booking.substituted': substituted,
  'booking.changed': writeEventLine<'booking.changed'>(({ by }) => ({ line: 'changed', by })),
  'booking.address_changed': writeEventLine<'booking.address_changed'>(({ by }) => ({
    line: 'address_changed',
    by,
  })),
  'booking.disputed': writeEventLine<'booking.disputed'>(({ by }) => ({ line: 'disputed', by })),
  'booking.dispute_decided': writeFixedLine('dispute_decided'),
} as const;
