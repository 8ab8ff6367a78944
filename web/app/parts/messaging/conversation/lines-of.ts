import type { ConversationEntry, Message } from '@tomoguide/contract/messaging/entities';
import type { Outgoing } from '../../../lib/outbox.ts';
import type { Line } from '../line.ts';

const sentLine = (message: Message, userId: number, isRead: boolean): Line => {
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

/** What the last call answered: nearly all of it stands there the next time, too. */
let last: { userId: number; messages: readonly Message[]; said: readonly Line[] } = {
  userId: 0,
  messages: [],
  said: [],
};

/** The same lines as long as nothing about them changed, so that what shows them is not drawn again. */
const saidOf = (messages: readonly Message[], userId: number, otherReadSeq: number | null) => {
  const before = last.userId === userId ? last : { messages: [], said: [] };
  const shift = before.messages.length - messages.length;
  const said = messages.map((message, at) => {
    const isRead = otherReadSeq !== null && message.seq <= otherReadSeq;
    // At its place from the beginning, or from the end where earlier ones joined.
    const place = before.messages[at] === message ? at : at + shift;
    const known = before.messages[place] === message ? before.said[place] : undefined;
    const holds = known && (!known.mine || (known.state === 'read') === isRead);
    return holds ? known : sentLine(message, userId, isRead);
  });
  last = { userId, messages, said };
  return said;
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
  const said = saidOf(messages, userId, entry.otherReadSeq);
  const here = outgoing.filter(
    (item) => item.userId === userId && item.conversation === entry.conversation.id,
  );
  if (here.length === 0) return said;
  const known = new Set(said.filter(({ mine }) => mine).map(({ key }) => key));
  return [...said, ...here.filter(({ key }) => !known.has(key)).map(waitingLine)];
};
