import type { ErrorCode } from '@tomoguide/contract/errors';
import type { SupportMessage } from '@tomoguide/contract/support/entities';
import type { Outgoing } from '../../../lib/outbox.ts';

/** A message as the user or staff see it, sent or pending. */
export interface SupportLine {
  readonly key: string;
  readonly mine: boolean;
  readonly text: string;
  readonly at: string;
  readonly topic: SupportMessage['topic'];
  readonly about: SupportMessage['about'];
  readonly state: 'sent' | 'sending' | 'failed';
  readonly failure: ErrorCode | null;
}

interface Reader {
  isStaff: boolean;
  userId: number;
  queueId: number;
}

/** Returns the history, oldest first, followed by the pending messages written here. */
export const buildSupportLines = (
  newestFirst: readonly SupportMessage[],
  outgoing: readonly Outgoing[],
  { isStaff, userId, queueId }: Reader,
): SupportLine[] => {
  const history = newestFirst.toReversed().map(
    (message): SupportLine => ({
      key: message.clientMessageId,
      mine: message.fromStaff === isStaff,
      text: message.text,
      at: message.sentAt,
      topic: message.topic,
      about: message.about,
      state: 'sent',
      failure: null,
    }),
  );
  const known = new Set(history.map(({ key }) => key));
  const waiting = outgoing
    .filter(
      (item) => item.userId === userId && item.conversation === queueId && !known.has(item.key),
    )
    .map(
      ({ key, text, at, failure }): SupportLine => ({
        key,
        mine: true,
        text,
        at,
        topic: null,
        about: null,
        state: failure === null ? 'sending' : 'failed',
        failure,
      }),
    );
  return [...history, ...waiting];
};
