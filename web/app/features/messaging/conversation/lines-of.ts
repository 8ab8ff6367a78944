import type { ConversationEntry, Message } from '@tomoguide/contract/messaging/entities';
import type { Line } from '../line.ts';
import type { Outgoing } from '../outbox.ts';

const makeLine = (message: Message, userId: number, isRead: boolean): Line => {
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
    state: mine && isRead ? 'read' : 'sent',
    failure: null,
  };
};

interface Made {
  readonly userId: number;
  readonly isRead: boolean;
  readonly line: Line;
}

const made = new WeakMap<Message, Made>();

/** The same line as long as nothing about it changed, so that what shows it need not be drawn again. */
const sentLine = (message: Message, userId: number, otherReadSeq: number | null): Line => {
  const isRead = otherReadSeq !== null && message.seq <= otherReadSeq;
  const known = made.get(message);
  if (known && known.userId === userId && known.isRead === isRead) return known.line;
  const line = makeLine(message, userId, isRead);
  made.set(message, { userId, isRead, line });
  return line;
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
  const here = outgoing.filter(
    (item) => item.userId === userId && item.conversation === entry.conversation.id,
  );
  if (here.length === 0) return said;
  const known = new Set(said.filter(({ mine }) => mine).map(({ key }) => key));
  return [...said, ...here.filter(({ key }) => !known.has(key)).map(waitingLine)];
};
