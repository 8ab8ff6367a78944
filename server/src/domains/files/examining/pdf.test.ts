import type { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { aPdf } from '../../../testing/sample-files.ts';
import { examinePdf } from './pdf.ts';

const threads: Worker[] = [];
const trackThread = (worker: Worker): void => {
  threads.push(worker);
};
process.on('worker', trackThread);
afterEach(() => {
  process.off('worker', trackThread);
});

test('returns BUSY, not unreadable, for a PDF that is not opened in time, and ends its thread', async () => {
  // No thread starts that fast, whatever the document.
  await expect(examinePdf(aPdf(), 0)).rejects.toMatchObject({
    code: 'BUSY',
    headers: { 'retry-after': '5' },
  });
  expect(threads).toHaveLength(1);
  // A thread that has ended has no id.
  expect(threads[0]?.threadId).toBe(-1);
});
