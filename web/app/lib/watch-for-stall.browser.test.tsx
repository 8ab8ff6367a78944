import { sendMessage } from '@tomoguide/contract/messaging/calls';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { interceptUploads, restoreUploads } from '../testing/uploads.ts';
import { api } from './api.ts';
import { getErrorCode } from './api-error.ts';
import { sendAttempt } from './attempt.ts';
import { fetchBytes } from './fetch-bytes.ts';
import { sendFile } from './upload.ts';

const { fetch } = globalThis;
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  restoreUploads();
  globalThis.fetch = fetch;
});

/** Tracks the outcome of a request so far. */
const getOutcome = (sent: Promise<unknown>) => {
  const outcome: { is: unknown } = { is: 'under way' };
  sent.then(
    () => {
      outcome.is = 'done';
    },
    (error) => {
      outcome.is = getErrorCode(error);
    },
  );
  return outcome;
};
const postMessage = (idempotencyKey?: string) =>
  api(sendMessage, {
    params: { conversationId: 4 },
    body: { clientMessageId: crypto.randomUUID(), text: 'Hello' } as never,
    ...(idempotencyKey ? { idempotencyKey } : {}),
  });

/** Simulates a dead connection: no data arrives and no error is raised. */
const hangUntilAborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });

test('fails a call after 30 seconds without data, as if the connection were lost', async () => {
  globalThis.fetch = async (_, init) => hangUntilAborted(init?.signal);
  const outcome = getOutcome(postMessage());
  await vi.advanceTimersByTimeAsync(29_000);
  expect(outcome.is).toBe('under way');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(outcome.is).toBe('UNAVAILABLE');
});

/** Answers with a body whose chunks the test sends. */
const answerInChunks = (given: ResponseInit) => {
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

test('fails a call whose reply stalls midway, but not one whose reply is slow', async () => {
  const { send, end } = answerInChunks({ status: 201 });
  const slow = getOutcome(postMessage());
  for (const text of ['{"id"', ':', '5}']) {
    await vi.advanceTimersByTimeAsync(20_000);
    send(text);
  }
  end();
  await vi.advanceTimersByTimeAsync(0);
  expect(slow.is).toBe('done');
  const stopped = getOutcome(postMessage());
  await vi.advanceTimersByTimeAsync(0);
  send('{"id"');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(stopped.is).toBe('UNAVAILABLE');
});

test('fails a download that stalls, but completes a slow one', async () => {
  const { send, end } = answerInChunks({ headers: { 'content-type': 'text/csv' } });
  const slow = fetchBytes('/some.csv');
  for (const text of ['a,b\n', '1,2\n']) {
    await vi.advanceTimersByTimeAsync(20_000);
    send(text);
  }
  end();
  const blob = await slow;
  expect([blob.type, await blob.text()]).toEqual(['text/csv', 'a,b\n1,2\n']);
  const stopped = getOutcome(fetchBytes('/some.csv'));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(stopped.is).toBe('UNAVAILABLE');
});

test('retries a payment with the same idempotency key after a timeout', async () => {
  const keys: (string | null)[] = [];
  globalThis.fetch = async (_, init) => {
    keys.push(new Headers(init?.headers).get('idempotency-key'));
    return keys.length === 1 ? hangUntilAborted(init?.signal) : Response.json({});
  };
  const pay = () => sendAttempt('a test of silence', {}, postMessage);
  const first = getOutcome(pay());
  await vi.advanceTimersByTimeAsync(30_000);
  expect(first.is).toBe('UNAVAILABLE');
  await pay();
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

const send = () => {
  const file = new File(['%PDF'], 'clinic.pdf', { type: 'application/pdf' });
  return getOutcome(sendFile(file, { signal: new AbortController().signal }));
};

test('aborts an upload after 30 seconds without progress, no matter how much was sent', async () => {
  const [uploads, outcome] = [interceptUploads(), send()];
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

test('waits longer while the server processes a complete upload, but not forever', async () => {
  const [uploads, outcome] = [interceptUploads(), send()];
  uploads[0]?.progress(1);
  await vi.advanceTimersByTimeAsync(55_000);
  expect(outcome.is).toBe('under way');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(outcome.is).toBe('UNAVAILABLE');
});
