import type { ConversationEntry, Message } from '@tomoguide/contract/messaging/entities';
import { detectMessageLanguage } from '@tomoguide/contract/messaging/message-language';
import type { Outgoing } from '../../../lib/outbox.ts';
import type { Line } from '../line.ts';

type ShownConversation = Pick<ConversationEntry, 'conversation' | 'otherReadSeq' | 'otherReads'>;

/** Returns the languages that the other user is known to write. */
const listOtherLanguages = ({ conversation, otherReads }: ShownConversation): readonly string[] =>
  conversation.guideLanguages ?? (otherReads ? [otherReads] : []);

const buildSentLine = (
  message: Message,
  userId: number,
  isRead: boolean,
  entry: ShownConversation,
): Line => {
  const { id, seq, revision, senderId, clientMessageId, sentAt, content } = message;
  const mine = senderId === userId && content.kind !== 'booking_event';
  const text = content.kind === 'text' ? content.text : '';
  const versions = content.kind === 'text' ? (content.versions ?? null) : null;
  return {
    // The other user's app may have chosen the same client ID.
    key: mine ? clientMessageId : `m${id}`,
    number: seq,
    id,
    mine,
    text,
    language:
      versions?.language ?? detectMessageLanguage(text, mine ? [] : listOtherLanguages(entry)),
    versions,
    requestedTour: content.kind === 'text' ? content.wish : undefined,
    revision,
    at: sentAt,
    requestId: content.kind === 'tour_request' ? content.requestId : null,
    event: content.kind === 'booking_event' ? content : null,
    picture: content.kind === 'image' ? content : null,
    masked: 'masked' in content && content.masked,
    recalled: content.kind === 'recalled',
    facts: content.kind === 'text' ? (content.facts ?? 0) : 0,
    card: 'card' in content ? (content.card ?? null) : null,
    state: mine && isRead ? 'read' : 'sent',
    failure: null,
  };
};

/** The result of the last call, most of which is still valid in the next call. */
let last: { userId: number; messages: readonly Message[]; lines: readonly Line[] } = {
  userId: 0,
  messages: [],
  lines: [],
};

/** Returns the lines of the sent messages. Reuses unchanged lines, so that they do not rerender. */
const buildSentLines = (messages: readonly Message[], userId: number, entry: ShownConversation) => {
  const { otherReadSeq } = entry;
  const before = last.userId === userId ? last : { messages: [], lines: [] };
  const shift = before.messages.length - messages.length;
  const lines = messages.map((message, index) => {
    const isRead = otherReadSeq !== null && message.seq <= otherReadSeq;
    // A known message is at the same index from the start, or from the end if earlier messages were
    // prepended.
    const place = before.messages[index] === message ? index : index + shift;
    const known = before.messages[place] === message ? before.lines[place] : undefined;
    const holds = known && (!known.mine || (known.state === 'read') === isRead);
    return holds ? known : buildSentLine(message, userId, isRead, entry);
  });
  last = { userId, messages, lines };
  return lines;
};

const buildPendingLine = ({ key, text, versions, picture, at, failure }: Outgoing): Line => ({
  key,
  number: null,
  id: null,
  mine: true,
  text,
  language: versions?.language ?? detectMessageLanguage(text),
  versions: versions ?? null,
  requestId: null,
  event: null,
  revision: null,
  picture: picture ?? null,
  at,
  masked: false,
  recalled: false,
  facts: 0,
  card: null,
  state: failure === null ? 'sending' : 'failed',
  failure,
});

/** Returns the lines of a conversation: the history, then the pending messages. */
export const buildLines = (
  messages: readonly Message[],
  outgoing: readonly Outgoing[],
  entry: ShownConversation,
  userId: number,
): Line[] => {
  const sentHistory = buildSentLines(messages, userId, entry);
  const here = outgoing.filter(
    (item) => item.userId === userId && item.conversation === entry.conversation.id,
  );
  if (here.length === 0) return sentHistory;
  const known = new Set(sentHistory.filter(({ mine }) => mine).map(({ key }) => key));
  return [...sentHistory, ...here.filter(({ key }) => !known.has(key)).map(buildPendingLine)];
};
