import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLibreTranslate } from '../../testing/fake-libre-translate.ts';
import { createLibreTranslate } from './libre-translate.ts';

let service: Awaited<ReturnType<typeof startLibreTranslate>>;
beforeAll(async () => {
  service = await startLibreTranslate();
});
afterAll(() => service.close());

test.each([
  ['does not answer', () => {}],
  [
    'begins an answer and stops',
    (_: unknown, reply: { write(text: string): void }) => reply.write('{'),
  ],
])('gives up a service that %s', async (_, answer) => {
  service.answer = answer;
  const translator = createLibreTranslate({ url: service.url, apiKey: undefined }, 50);
  await expect(translator.translate('明天见', 'en')).rejects.toThrow(/timeout/);
});

test('sends no key if the service needs none', async () => {
  service.reset();
  const translator = createLibreTranslate({ url: service.url, apiKey: undefined });
  expect(await translator.translate('明天见', 'en')).toBe('en: 明天见');
  expect(service.received).toEqual([{ q: '明天见', source: 'auto', target: 'en', format: 'text' }]);
});
