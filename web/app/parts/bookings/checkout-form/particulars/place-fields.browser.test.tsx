import { NO_PARTICULARS } from '@tomoguide/contract/bookings/particulars';
import { getPostalCode } from '@tomoguide/contract/catalog/calls';
import type { PostalPlace } from '@tomoguide/contract/catalog/entities';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refusal, reply } from '../../../../testing/api-replies.ts';
import { show } from '../../../../testing/show.tsx';
import { PlaceFields } from './place-fields.tsx';

const JINGUMAE: PostalPlace = {
  prefecture: { kanji: '東京都', kana: 'トウキョウト', romaji: 'Tokyo-to', chinese: '东京都' },
  city: { kanji: '渋谷区', kana: 'シブヤク', romaji: 'Shibuya-ku', chinese: '涩谷区' },
  town: { kanji: '神宮前', kana: 'ジングウマエ', romaji: 'Jingumae', chinese: '神宫前' },
};
const EBISU = {
  ...JINGUMAE,
  town: { kanji: '恵比寿', kana: 'エビス', romaji: 'Ebisu', chinese: '惠比寿' },
};

const Form = ({ meetingAddress = '' }) => {
  const [draft, setDraft] = useState({ ...NO_PARTICULARS, meetingAddress });
  return (
    <PlaceFields
      draft={draft}
      wrong={{}}
      onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
      max={200}
    />
  );
};
const address = () => page.getByRole('textbox', { name: 'Meeting address' });
const code = () => page.getByRole('textbox', { name: /Postal code/ });

test('a complete postal code fills the empty address field in kanji, with its reading below, without a layout shift', async () => {
  await page.viewport(390, 844);
  const { sent } = await show(<Form />, { replies: [reply(getPostalCode, { data: [JINGUMAE] })] });
  const height = document.body.scrollHeight;
  await code().fill('１５００００１');
  await expect.element(address()).toHaveValue('東京都渋谷区神宮前');
  await expect.element(page.getByText(/^Tokyo-to Shibuya-ku Jingumae\./)).toBeVisible();
  expect(document.body.scrollHeight).toBe(height);
  expect(sent.map(({ path }) => path)).toEqual(['/api/v2/postal-codes/1500001']);
  await page.viewport(1280, 800);
});

test('a postal code shared by two towns fills in their common part, and keeps typed text', async () => {
  await show(<Form />, { replies: [reply(getPostalCode, { data: [JINGUMAE, EBISU] })] });
  await code().fill('1500001');
  await expect.element(address()).toHaveValue('東京都渋谷区');
  await address().fill('Hachiko, Shibuya');
  await code().fill('1500002');
  await expect
    .element(page.getByText('Code for 東京都渋谷区 (Tokyo-to Shibuya-ku).'))
    .toBeVisible();
  await expect.element(address()).toHaveValue('Hachiko, Shibuya');
});

test('shows an error at the field for an unknown postal code', async () => {
  await show(<Form meetingAddress="Hachiko" />, {
    replies: [refusal(getPostalCode, 404, 'POSTAL_CODE_UNKNOWN')],
  });
  await code().fill('0000000');
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('We couldn’t find this postal code. Check the digits.');
  await expect.element(code()).toHaveAttribute('aria-invalid', 'true');
});

test('lets the user confirm an address elsewhere, until the postal code or the address changes', async () => {
  await show(<Form meetingAddress="京都駅 八条口" />, {
    replies: [reply(getPostalCode, { data: [JINGUMAE] })],
  });
  const confirmed = () => page.getByRole('checkbox', { name: /Use the address/ });
  expect(confirmed().query()).toBeNull();
  await code().fill('1500001');
  await confirmed().click();
  await expect.element(confirmed()).toBeChecked();
  await address().fill('京都駅 中央口');
  await expect.element(confirmed()).not.toBeChecked();
});
