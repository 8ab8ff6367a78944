import type { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { aPdf } from '../../../testing/sample-files.ts';
import { examinePdf } from './pdf.ts';

const threads: Worker[] = [];
const seen = (worker: Worker): void => {
  threads.push(worker);
};
process.on('worker', seen);
afterEach(() => {
  process.off('worker', seen);
});

test('a PDF that is not opened in time is answered BUSY, not unreadable, and its thread is gone', async () => {
  // No thread begins as fast as that, whatever the document.
  await expect(examinePdf(aPdf(), 0)).rejects.toMatchObject({
    code: 'BUSY',
    headers: { 'retry-after': '5' },
  });
  expect(threads).toHaveLength(1);
  // A thread that has ended has no number any more.
  expect(threads[0]?.threadId).toBe(-1);
});
