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
  // No thread starts within this time, whatever the document.
  await expect(examinePdf(aPdf(), 0)).rejects.toMatchObject({
    code: 'BUSY',
    headers: { 'retry-after': '5' },
  });
  expect(threads).toHaveLength(1);
  // A thread that has ended has no id.
  expect(threads[0]?.threadId).toBe(-1);
});

const LOCK = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O (${'o'.repeat(32)}) /U (${'u'.repeat(32)}) >> /ID [(a) (a)]`;

test.each<[string, Buffer]>([
  [
    'that needs a password',
    Buffer.from(aPdf().toString('latin1').replace('/Info', `${LOCK} /Info`)),
  ],
  ['without pages', aPdf({ pages: 0 })],
])('rejects a PDF %s as unreadable', async (_, pdf) => {
  await expect(examinePdf(pdf)).rejects.toMatchObject({ code: 'FILE_UNREADABLE' });
});
