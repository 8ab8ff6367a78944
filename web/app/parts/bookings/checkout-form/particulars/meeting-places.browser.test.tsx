import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../../testing/show.tsx';
import { MeetingPlaces } from './meeting-places.tsx';

const Form = () => {
  const [address, setAddress] = useState('');
  return (
    <>
      <MeetingPlaces city="kyoto" address={address} onChoose={setAddress} />
      <output>{address}</output>
    </>
  );
};
const filled = () => page.getByRole('status').element().textContent;

test.each([
  [
    'en',
    'Kyoto Station, Central Gate',
    '京都駅 中央口 (Kyoto Station, Central Gate)',
    /^Outside the JR gates/,
  ],
  ['zh-CN', '京都站 中央口', '京都駅 中央口（京都站 中央口）', /^JR 检票口外/],
] as const)(
  'a tap fills in the address in Japanese and the page’s language, and says where to stand (%s)',
  async (locale, name, address, directions) => {
    await show(<Form />, { locale });
    const chip = page.getByRole('button', { name });
    await expect.element(chip).toHaveAttribute('aria-pressed', 'false');
    await chip.click();
    expect(filled()).toBe(address);
    await expect.element(chip).toHaveAttribute('aria-pressed', 'true');
    await expect.element(page.getByText(directions)).toBeVisible();
  },
);

test('shows the best known places first, and all on demand', async () => {
  await show(<Form />);
  const names = () => page.getByRole('button').elements().length;
  expect(names()).toBe(5);
  await page.getByRole('button', { name: 'More places' }).click();
  expect(names()).toBeGreaterThanOrEqual(10);
  await page.getByRole('button', { name: 'Nishiki Tenmangu Shrine' }).click();
  expect(filled()).toContain('錦天満宮');
});
