import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import type { BookingEvents, BookingEventType } from '@tomoguide/contract/bookings/events';
import {
  type BookingLine,
  findAbsentParty,
  getCancellationLine,
} from '@tomoguide/contract/messaging/booking-lines';
import type { Reaction } from '../../../events/dispatcher.ts';
import { isContactStep, pushConversationUpdate, pushSent } from '../pushing/push-messages.ts';
import { writeLine } from './line-queries.ts';

interface EventLine {
  line: BookingLine | null;
  by: Party;
  minutes?: number;
  absent?: Party | null;
}

/**
 * Adds a line for a booking event to the conversation of the traveler and the guide
 * (docs/product/messages.md, "Booking events"), and tells both clients to refetch if the event may have
 * changed whether contacts are shown.
 */
const writeEventLine =
  <Type extends BookingEventType>(say: (event: BookingEvents[Type]) => EventLine): Reaction<Type> =>
  async (tx, { type, payload, occurredAt }, deps, batch) => {
    const { line, by, minutes, absent } = say(payload);
    if (line === null && !isContactStep(type)) return;
    const { bookingId, travelerId, guideUserId } = payload;
    const written = await writeLine(tx, {
      bookingId,
      travelerId,
      guideUserId,
      senderId: by === 'traveler' ? travelerId : guideUserId,
      event: line,
      minutes: minutes ?? null,
      absent: absent ?? null,
      occurredAt,
    });
    if (!written) return;
    const { conversationId, seq } = written;
    const parties = { conversationId, travelerId, guideUserId };
    if (seq !== null) {
      // Pushes the line directly, because this already runs in the outbox's transaction, and another event
      // would arrive later.
      const sent = { ...parties, seq };
      await pushSent(tx, { id: 0, type: 'message.sent', payload: sent, occurredAt }, deps, batch);
    }
    if (isContactStep(type)) await pushConversationUpdate(tx, deps, parties);
  };

const writeFixedLine = (line: BookingLine, by: Party = 'traveler') =>
  writeEventLine(() => ({ line, by }));

/**
 * Writes no line for an expired unpaid hold, of which the guide was never notified, nor for a cancellation
 * that decides a dispute, because the decision has its own line.
 */
const cancelled = writeEventLine<'booking.cancelled'>(({ cancelKind, from }) => ({
  line: from === 'pending' || from === 'disputed' ? null : getCancellationLine(cancelKind),
  by: cancelKind === 'guide' || cancelKind === 'instant_withdrawn' ? 'guide' : 'traveler',
  absent: findAbsentParty(cancelKind),
}));

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
  'booking.changed': writeEventLine<'booking.changed'>(({ by }) => ({ line: 'changed', by })),
  'booking.address_changed': writeEventLine<'booking.address_changed'>(({ by }) => ({
    line: 'address_changed',
    by,
  })),
  'booking.disputed': writeEventLine<'booking.disputed'>(({ by }) => ({ line: 'disputed', by })),
  'booking.dispute_decided': writeFixedLine('dispute_decided'),
} as const;
