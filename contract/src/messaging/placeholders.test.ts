import { expect, test } from 'vitest';
import { fillPlaceholders, listInBraces, listUnknownPlaceholders } from './placeholders.ts';
import { BothTexts, QuickReply } from './quick-replies.ts';

test('reads placeholders in both languages, whatever the braces, case and spacing', () => {
  const values = { name: 'Mei', time: '10:00', meetingPoint: 'Nara Station', price: '¥1,200' };
  expect(fillPlaceholders('Hi {name}, {TIME} at { Meeting  Point }: {price}', values)).toBe(
    'Hi Mei, 10:00 at Nara Station: ¥1,200',
  );
  expect(fillPlaceholders('｛姓名｝，{时间}在{集合地点}见，共{价格}', values)).toBe(
    'Mei，10:00在Nara Station见，共¥1,200',
  );
});

test('leaves a placeholder without a value, which then cannot be sent', () => {
  const text = fillPlaceholders('{name}: {price}', { name: 'Mei' });
  expect(text).toBe('Mei: {price}');
  expect(listInBraces(text)).toEqual(['{price}']);
  expect(BothTexts.safeParse({ en: text, zh: '好' }).success).toBe(false);
  expect(BothTexts.safeParse({ en: 'Good', zh: '好' }).success).toBe(true);
});

test('does not fill a placeholder in a value', () => {
  expect(fillPlaceholders('{name} {price}', { name: '{price}', price: '¥5' })).toBe('{price} ¥5');
});

test('rejects a reply with something else between braces, without a version, or over 500 characters', () => {
  expect(listUnknownPlaceholders('{nmae} {name} {价钱}')).toEqual(['{nmae}', '{价钱}']);
  for (const wrong of [
    { en: '{nmae}', zh: '好' },
    { en: ' ', zh: '好' },
    { en: 'Good' },
    { en: 'a'.repeat(501), zh: '好' },
  ])
    expect(QuickReply.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false);
  expect(QuickReply.safeParse({ en: '😀'.repeat(500), zh: '{时间}' }).success).toBe(true);
});
