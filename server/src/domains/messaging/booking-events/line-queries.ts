import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import type { BookingLine } from '@tomoguide/contract/messaging/booking-lines';
import type { BookingFactsLine } from '@tomoguide/contract/messaging/entities';
import type { BookingId, ConversationId, UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import { queryRawRows } from '../../../database/query-raw-rows.ts';
import { firstRow } from '../../../database/single-row.ts';

export interface LineToWrite {
  bookingId: BookingId;
  travelerId: UserId;
  guideUserId: UserId;
  /** The user who caused the event. */
  senderId: UserId;
  /** The event to write; null to write no line and only find the conversation. */
  event: BookingLine | null;
  minutes: number | null;
  absent: Party | null;
  /** The booking, for the first line of a new conversation; absent for other lines. */
  facts?: BookingFactsLine;
  occurredAt: Temporal.Instant;
}

interface WrittenLine {
  conversationId: ConversationId;
  /**
   * The line's sequence number; null if no line was written, because there is no event or the two have not
   * exchanged a message.
   */
  seq: number | null;
}

/**
 * Inserts the line for a booking event. Uses one statement, because this runs several times per booking: it
 * increments the conversation's counter under its lock, assigns the line a sequence number and moves the
 * conversation to the top of both users' lists. Does not change credits or unread counts. The line is never
 * dated before the last message, so that days stay in order. Returns null if the two users have no
 * conversation.
 */
export const writeLine = (tx: Tx, line: LineToWrite): Promise<WrittenLine | null> =>
  firstRow(
    queryRawRows<WrittenLine>(tx, {
      text: `with talk as (
        update conversations
        set last_seq = last_seq + 1, revision = revision + 1,
          last_message_at = greatest(last_message_at, $7::timestamptz)
        where traveler_id = $1 and guide_user_id = $2 and (last_seq > 0 or $9::jsonb is not null)
          and $5::text is not null
        returning id, last_seq, revision, last_message_at
      ), line as (
        insert into messages (conversation_id, seq, revision, sender_id, kind, text, booking_id,
          booking_event, event_minutes, event_absent, booking_facts, client_message_id, sent_at)
        select id, last_seq, revision, $3, 'booking_event', '', $4, $5, $6, $8, $9, gen_random_uuid(), last_message_at
        from talk
        returning id, conversation_id, seq
      ), sides as (
        update conversation_sides set last_message_id = line.id
        from line where conversation_sides.conversation_id = line.conversation_id
      )
      select conversations.id as "conversationId", line.seq
      from conversations left join line on true
      where traveler_id = $1 and guide_user_id = $2`,
      values: [
        line.travelerId,
        line.guideUserId,
        line.senderId,
        line.bookingId,
        line.event,
        line.minutes,
        line.occurredAt.toString(),
        line.absent,
        line.facts ? JSON.stringify(line.facts) : null,
      ],
    }),
  );
