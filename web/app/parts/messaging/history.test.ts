import { Message } from '@tomoguide/contract/messaging/entities';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type History, isAhead, withChanges, withMessages } from './history.ts';

const message = (seq: number, revision = seq): Message =>
  z.parse(Message, {
    id: 1_000 + seq,
    conversationId: 7,
    seq,
    revision,
    senderId: 1,
    clientMessageId: `m${seq}`,
    sentAt: '2026-05-03T01:00:00Z',
    content: { kind: 'text', text: `${seq} at ${revision}`, masked: false },
  });
const EMPTY: History = { messages: [], cursor: null, revision: 0 };
const seqs = ({ messages }: History) => messages.map(({ seq }) => seq);

test('produces the same history, regardless of the order and number of pushes', () => {
  const changes = fc.shuffledSubarray(
    [1, 2, 3, 4, 5].flatMap((seq) => [message(seq), message(seq), message(seq, seq + 10)]),
    { minLength: 15 },
  );
  fc.assert(
    fc.property(changes, fc.integer({ min: 1, max: 15 }), (all, cut) => {
      const known = withMessages(withMessages(EMPTY, all.slice(0, cut)), all.slice(cut));
      expect(seqs(known)).toEqual([1, 2, 3, 4, 5]);
      expect(known.messages.map(({ revision }) => revision)).toEqual([11, 12, 13, 14, 15]);
    }),
  );
});

test('ignores a change to a message that is not loaded yet', () => {
  const known: History = { messages: [message(51), message(52)], cursor: 51, revision: 52 };
  const after = withMessages(known, [message(3, 53), message(53, 54)]);
  expect(seqs(after)).toEqual([51, 52, 53]);
  expect(after.revision).toBe(54);
});

test('returns the same history object if all messages are already known', () => {
  const known = withMessages(EMPTY, [message(1)]);
  expect(withMessages(known, [message(1)])).toBe(known);
});

test('shows a change that follows a missing change, and still fetches the missing one', () => {
  const known = withMessages({ ...EMPTY, revision: 10 }, [message(12)]);
  expect(known.revision).toBe(10);
  expect(isAhead(known, [message(12)])).toBe(true);
  const later = withChanges(known, [message(11)], 10);
  expect(seqs(later)).toEqual([11, 12]);
  expect(later.revision).toBe(12);
  expect(isAhead(later, [message(12)])).toBe(false);
});

test('merges a page of changes up to its last revision, unless the history was reloaded in the meantime', () => {
  const page = [message(3, 14), message(5, 19)];
  expect(withChanges({ ...EMPTY, revision: 12 }, page, 12).revision).toBe(19);
  expect(withChanges({ ...EMPTY, revision: 11 }, page, 12).revision).toBe(11);
});
