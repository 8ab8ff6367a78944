import { expect, test } from 'vitest';
import { sendOnce } from './send-once.ts';

const sender = () => {
  const sent: { input: number; answer: (reply: string) => void; refuse: () => void }[] = [];
  const press = sendOnce(
    (input: number) =>
      new Promise<string>((resolve, reject) => {
        sent.push({ input, answer: resolve, refuse: () => reject(new Error('refused')) });
      }),
  );
  return { sent, press };
};

test('a second identical call during the first sends no request and returns the same response', async () => {
  const { sent, press } = sender();
  const presses = [press(1), press(1)];
  expect(sent).toHaveLength(1);
  sent[0]?.answer('done');
  expect(await Promise.all(presses)).toEqual(['done', 'done']);
});

test('sends a different request immediately, and an identical one after the first response', async () => {
  const { sent, press } = sender();
  const first = press(1);
  press(2);
  expect(sent.map(({ input }) => input)).toEqual([1, 2]);
  sent[0]?.refuse();
  await expect(first).rejects.toThrow('refused');
  press(1);
  expect(sent.map(({ input }) => input)).toEqual([1, 2, 1]);
});
