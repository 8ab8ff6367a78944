import type { ConversationEntry, Message } from '@tomoguide/contract/messaging/entities';
import type { Line } from '../line.ts';
import type { Outgoing } from '../outbox.ts';

const sentLine = (message: Message, userId: number, otherReadSeq: number | null): Line => {
  const { id, seq, revision, senderId, clientMessageId, sentAt, content } = message;
  const mine = senderId === userId && content.kind !== 'booking_event';
  return {
    // The other's app may have given the same name as this one.
    key: mine ? clientMessageId : `m${id}`,
    number: seq,
    id,
    mine,
    text: content.kind === 'text' ? content.text : '',
    wish: content.kind === 'text' ? content.wish : undefined,
    revision,
    at: sentAt,
    requestId: content.kind === 'tour_request' ? content.requestId : null,
    event: content.kind === 'booking_event' ? content : null,
    picture: content.kind === 'image' ? content : null,
    masked: 'masked' in content && content.masked,
    recalled: content.kind === 'recalled',
    state: mine && otherReadSeq !== null && seq <= otherReadSeq ? 'read' : 'sent',
    failure: null,
  };
};

const waitingLine = ({ key, text, picture, at, failure }: Outgoing): Line => ({
  key,
  number: null,
  id: null,
  mine: true,
  text,
  requestId: null,
  event: null,
  revision: null,
  picture: picture ?? null,
  at,
  masked: false,
  recalled: false,
  state: failure === null ? 'sending' : 'failed',
  failure,
});

/** What a conversation shows: what was said, then what is on its way. */
export const linesOf = (
  messages: readonly Message[],
  outgoing: readonly Outgoing[],
  entry: Pick<ConversationEntry, 'conversation' | 'otherReadSeq'>,
  userId: number,
): Line[] => {
  const said = messages.map((message) => sentLine(message, userId, entry.otherReadSeq));
  const known = new Set(said.filter(({ mine }) => mine).map(({ key }) => key));
  const waiting = outgoing.filter(
    (item) =>
      item.userId === userId && item.conversation === entry.conversation.id && !known.has(item.key),
  );
  return [...said, ...waiting.map(waitingLine)];
};
