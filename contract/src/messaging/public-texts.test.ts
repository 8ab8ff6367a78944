import { expect, test } from 'vitest';
import { findTextWithContact } from './public-texts.ts';

const clean = { en: 'I have guided in Kyoto for eight years.', zh: '在京都做向导八年了' };

test('returns the path of the text that contains a contact', () => {
  expect(findTextWithContact({ bio: clean, occupation: { en: null, zh: '老师' } })).toBeNull();
  expect(findTextWithContact({ bio: { ...clean, zh: '微信 kenji88' } })).toBe('bio.zh');
  const stops = [{ title: clean }, { title: { en: 'Call 080 1234 5678', zh: null } }];
  expect(findTextWithContact({ itineraries: [{ title: clean, stops }] })).toBe(
    'itineraries.0.stops.1.title.en',
  );
  expect(findTextWithContact({ nickname: '微信kenji88', bio: 'kenji@example.com' })).toBe(
    'nickname',
  );
});

test('skips stored texts, even if moved, and checks changed ones', () => {
  const old = { en: 'Write to kenji@example.com', zh: null };
  expect(findTextWithContact({ bio: old }, { bio: old })).toBeNull();
  expect(findTextWithContact({ stops: [clean, old] }, { stops: [old] })).toBeNull();
  expect(findTextWithContact({ bio: { en: `${old.en}!`, zh: null } }, { bio: old })).toBe('bio.en');
});
