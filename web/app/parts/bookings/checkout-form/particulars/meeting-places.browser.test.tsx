import { NO_PARTICULARS } from '@tomoguide/contract/bookings/particulars';
import type { SuggestedPlace } from '@tomoguide/contract/guides/entities';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../../testing/show.tsx';
import { MeetingPlaces } from './meeting-places.tsx';

const Form = ({ meetingPlaces = [] }: { meetingPlaces?: SuggestedPlace[] }) => {
  const [draft, setDraft] = useState(NO_PARTICULARS);
  return (
    <>
      <MeetingPlaces
        guide={{ serviceCity: 'kyoto', meetingPlaces }}
        draft={draft}
        onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
      />
      <output>{`${draft.meetingAddress}${draft.toArrange ? ' to arrange' : ''}`}</output>
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
  'a tap fills in the address in Japanese and the page’s language, and shows where to stand (%s)',
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

test('shows the best-known places first, and all of them on request', async () => {
  await show(<Form />);
  const names = () => page.getByRole('button').elements().length;
  await expect.poll(names).toBe(6);
  await page.getByRole('button', { name: 'More places' }).click();
  expect(names()).toBeGreaterThanOrEqual(10);
  await page.getByRole('button', { name: 'Nishiki Tenmangu Shrine' }).click();
  expect(filled()).toContain('錦天満宮');
});

test('uses the best-known place while the meeting place is still to be arranged', async () => {
  await show(<Form />);
  const arrange = page.getByRole('button', { name: 'Arrange it with the guide' });
  await arrange.click();
  expect(filled()).toBe('京都駅 中央口 (Kyoto Station, Central Gate) to arrange');
  await expect.element(arrange).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByText(/If you don’t, you meet here/)).toBeVisible();
  await page.getByRole('button', { name: 'Minamiza Theater' }).click();
  expect(filled()).not.toContain('to arrange');
});

test('offers the guide’s own places before those of the city', async () => {
  const own = { address: '出町柳駅 4番出口', directions: 'By the noticeboard' };
  await show(<Form meetingPlaces={[own]} />);
  await expect.poll(() => page.getByRole('button').elements()[0]?.textContent).toBe(own.address);
  await page.getByRole('button', { name: own.address }).click();
  expect(filled()).toBe(own.address);
  await expect.element(page.getByText(own.directions)).toBeVisible();
});
