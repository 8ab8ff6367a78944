import { sendMessage } from '@tomoguide/contract/messaging/calls';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leaveUploads, takeUploads } from '../testing/uploads.ts';
import { api } from './api.ts';
import { errorCodeOf } from './api-error.ts';
import { attempt } from './attempt.ts';
import { fetchBytes } from './fetch-bytes.ts';
import { sendFile } from './upload.ts';

const { fetch } = globalThis;
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  leaveUploads();
  globalThis.fetch = fetch;
});

/** What became of it by now. */
const outcomeOf = (sent: Promise<unknown>) => {
  const outcome: { is: unknown } = { is: 'under way' };
  sent.then(
    () => {
      outcome.is = 'done';
    },
    (error) => {
      outcome.is = errorCodeOf(error);
    },
  );
  return outcome;
};
const say = (idempotencyKey?: string) =>
  api(sendMessage, {
    params: { conversationId: 4 },
    body: { clientMessageId: crypto.randomUUID(), text: 'Hello' } as never,
    ...(idempotencyKey ? { idempotencyKey } : {}),
  });

/** A connection that died: nothing arrives, and nobody is told. */
const never = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });

test('a call of which nothing is heard for 30 seconds ends as without a connection', async () => {
  globalThis.fetch = async (_, init) => never(init?.signal);
  const outcome = outcomeOf(say());
  await vi.advanceTimersByTimeAsync(29_000);
  expect(outcome.is).toBe('under way');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(outcome.is).toBe('UNAVAILABLE');
});

/** A reply whose body comes part by part, as it is sent here. */
const inParts = (given: ResponseInit) => {
  let body: ReadableStreamDefaultController<Uint8Array> | undefined;
  globalThis.fetch = async (_, init) => {
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => {
        body = controller;
        init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
      },
    });
    return new Response(stream, given);
  };
  return {
    send: (text: string) => body?.enqueue(new TextEncoder().encode(text)),
    end: () => body?.close(),
  };
};

test('so does a reply that stops in the middle; one that comes slowly is waited for', async () => {
  const { send, end } = inParts({ status: 201 });
  const slow = outcomeOf(say());
  for (const text of ['{"id"', ':', '5}']) {
    await vi.advanceTimersByTimeAsync(20_000);
    send(text);
  }
  end();
  await vi.advanceTimersByTimeAsync(0);
  expect(slow.is).toBe('done');
  const stopped = outcomeOf(say());
  await vi.advanceTimersByTimeAsync(0);
  send('{"id"');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(stopped.is).toBe('UNAVAILABLE');
});

test('so does a download, and it is whole where it comes slowly', async () => {
  const { send, end } = inParts({ headers: { 'content-type': 'text/csv' } });
  const slow = fetchBytes('/some.csv');
  for (const text of ['a,b\n', '1,2\n']) {
    await vi.advanceTimersByTimeAsync(20_000);
    send(text);
  }
  end();
  const blob = await slow;
  expect([blob.type, await blob.text()]).toEqual(['text/csv', 'a,b\n1,2\n']);
  const stopped = outcomeOf(fetchBytes('/some.csv'));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(stopped.is).toBe('UNAVAILABLE');
});

test('what moves money is sent again under the key it had', async () => {
  const keys: (string | null)[] = [];
  globalThis.fetch = async (_, init) => {
    keys.push(new Headers(init?.headers).get('idempotency-key'));
    return keys.length === 1 ? never(init?.signal) : Response.json({});
  };
  const pay = () => attempt('a test of silence', {}, say);
  const first = outcomeOf(pay());
  await vi.advanceTimersByTimeAsync(30_000);
  expect(first.is).toBe('UNAVAILABLE');
  await pay();
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

const send = () => {
  const file = new File(['%PDF'], 'clinic.pdf', { type: 'application/pdf' });
  return outcomeOf(sendFile(file, () => {}, new AbortController().signal));
};

test('an upload that does not move for 30 seconds ends so, however far it is', async () => {
  const [uploads, outcome] = [takeUploads(), send()];
  for (const share of [0.1, 0.2, 0.3]) {
    await vi.advanceTimersByTimeAsync(25_000);
    uploads[0]?.progress(share);
  }
  await vi.advanceTimersByTimeAsync(29_000);
  expect(outcome.is).toBe('under way');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(outcome.is).toBe('UNAVAILABLE');
  expect(uploads[0]?.aborted).toBe(true);
});

test('one that has left whole is waited for while others are examined, but not for ever', async () => {
  const [uploads, outcome] = [takeUploads(), send()];
  uploads[0]?.progress(1);
  await vi.advanceTimersByTimeAsync(55_000);
  expect(outcome.is).toBe('under way');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(outcome.is).toBe('UNAVAILABLE');
});
