import { maskContacts } from '@tomoguide/contract/messaging/contact-mask';
import { expect, test } from 'vitest';
import { MaskedTexts } from './masked-texts.ts';

test('masks a repeated text only once while the result is cached', () => {
  const texts = new MaskedTexts(60);
  const originals = ['Call 13812345678', '微信 mei88 谢谢', 'At nine, please'];
  const first = originals.map((text) => texts.of(text));
  expect(first).toEqual(originals.map((text) => maskContacts(text)));
  expect(texts.of('Call 13812345678')).toBe(first[0]);
  texts.of('x'.repeat(30));
  // The most recently used text is still cached; the others were evicted.
  expect(texts.of('Call 13812345678')).toBe(first[0]);
  expect(texts.of('微信 mei88 谢谢')).not.toBe(first[1]);
  expect(texts.characters).toBeLessThanOrEqual(60);
  texts.of('y'.repeat(100));
  expect(texts.characters).toBe(0);
});
