import { expect, test } from 'vitest';
import { packTexts, splitIntoParts, unpackTexts, Whole } from './parts.ts';

test('delivers a message of any size unchanged, in parts that fit in a notification', () => {
  const whole = new Whole();
  for (const text of ['', 'a b c', '友导 '.repeat(3), '龘😀 '.repeat(4000), 'x'.repeat(7000)]) {
    const parts = splitIntoParts(text);
    expect(parts.every((part) => Buffer.byteLength(part) < 8000)).toBe(true);
    expect(parts.map((part) => whole.add(part)).filter((found) => found !== null)).toEqual([text]);
  }
});

test('accepts parts in any order and ignores duplicates', () => {
  const whole = new Whole();
  const text = '龘😀 '.repeat(4000);
  const parts = splitIntoParts(text).toReversed();
  const found = parts.flatMap((part) => [whole.add(part), whole.add(part)]);
  expect(found.find((one) => one !== null)).toBe(text);
});

test('packs many messages into a few notifications, in order and within the size limit', () => {
  const texts = Array.from({ length: 300 }, (_, n) => `${n} ${'龘'.repeat((n * 37) % 3000)}`);
  const parts = texts.flatMap(splitIntoParts);
  const packs = packTexts(parts);
  expect(packs.length).toBeLessThan(parts.length);
  expect(packs.every((pack) => Buffer.byteLength(pack) < 8000)).toBe(true);
  const whole = new Whole();
  const found = packs.flatMap(unpackTexts).map((part) => whole.add(part));
  expect(found.filter((text) => text !== null)).toEqual(texts);
});
