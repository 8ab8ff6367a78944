import { expect, test } from 'vitest';
import { readsAsOurs } from './profile.ts';

test.each([
  'TomoGuide',
  'tomo guide support',
  'Ｔｏｍｏ・Ｇｕｉｄｅ',
  'T0m0Guide',
  '友导客服',
  '友 導',
])('%s would pass for TomoGuide', (name) => expect(readsAsOurs(name)).toBe(true));

test.each(['Tomo', 'Kenji the guide', '友美', '导游小林', 'Tomoko Gui'])('%s is a name', (name) =>
  expect(readsAsOurs(name)).toBe(false),
);
