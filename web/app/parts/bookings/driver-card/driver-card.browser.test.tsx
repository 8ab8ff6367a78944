import { setDriverLines } from '@tomoguide/contract/bookings/calls';
import type { Booking } from '@tomoguide/contract/bookings/entities';
import { getPostalCode } from '@tomoguide/contract/catalog/calls';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { delayReplies, refusal, reply } from '../../../testing/api-replies.ts';
import { sampleBooking, sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { DriverCardButton } from './driver-card-button.tsx';

const ASAKUSA = {
  prefecture: { kanji: '東京都', kana: 'トウキョウト', romaji: 'Tokyo-to', chinese: '东京都' },
  city: { kanji: '台東区', kana: 'タイトウク', romaji: 'Taito-ku', chinese: '台东区' },
  town: { kanji: '浅草', kana: 'アサクサ', romaji: 'Asakusa', chinese: '浅草' },
};
const booking = sampleBooking({
  can: ['cancel', 'change_address'],
  meetingAddress: '東京都台東区浅草2-3-1',
  meetingPostalCode: '1110032',
});
const place = reply(getPostalCode, { data: [ASAKUSA] });

test('opens the card offline if the page was loaded while online', async () => {
  const { sent } = await show(<DriverCardButton booking={booking} />, {
    as: sampleSession(),
    replies: [place],
  });
  await expect.poll(() => sent.length).toBe(1);
  // From here on, every request fails, because no reply is left.
  await page.getByRole('button', { name: 'Show to the driver' }).click();
  const card = page.getByRole('dialog');
  await expect.element(card.getByText('ここまでお願いします。')).toBeVisible();
  await expect.element(card.getByText('トウキョウト タイトウク アサクサ')).toBeVisible();
  await expect.element(card.getByText('Tokyo-to Taito-ku Asakusa 2-3-1')).toBeVisible();
  await expect.element(card.getByText('东京都台东区浅草2-3-1')).toBeVisible();
  await expect.element(card.getByText('最寄り駅')).not.toBeInTheDocument();
  expect(sent).toHaveLength(1);
});

test('lets each user add what postal codes do not contain, and sends a blank field as null', async () => {
  const filled = { ...booking, driverLines: { building: null, station: '浅草駅' } };
  const { sent } = await show(<DriverCardButton booking={booking} />, {
    as: sampleSession(),
    replies: [place, reply(setDriverLines, filled)],
  });
  await page.getByRole('button', { name: 'Show to the driver' }).click();
  await page.getByRole('button', { name: 'Add a landmark and a station' }).click();
  await page.getByRole('textbox', { name: /Nearest station/ }).fill(' 浅草駅 ');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
  expect(sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    {
      meetingAddress: '東京都台東区浅草2-3-1',
      before: { building: null, station: null },
      building: null,
      station: '浅草駅',
    },
  ]);
});

test('shows the other user’s change before the user can replace it', async () => {
  const newer = { building: null, station: '田原町駅' };
  const replies = [
    place,
    refusal(setDriverLines, 409, 'DRIVER_LINES_CHANGED', { driverLines: newer }),
  ];
  const { sent } = await show(<DriverCardButton booking={booking} />, {
    as: sampleSession(),
    replies,
  });
  await page.getByRole('button', { name: 'Show to the driver' }).click();
  await page.getByRole('button', { name: 'Add a landmark and a station' }).click();
  await page.getByRole('textbox', { name: /Nearest station/ }).fill('浅草駅');
  delayReplies();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText(/Save again to replace it/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Save' })).toHaveFocus();
  await expect
    .element(page.getByRole('textbox', { name: /Nearest station/ }))
    .toHaveValue('浅草駅');
  await page.getByRole('button', { name: 'Save' }).click();
  const sentBefores = () =>
    sent
      .filter(({ method }) => method === 'PUT')
      .map(({ body }) => (body as { before: unknown }).before);
  await expect.poll(sentBefores).toEqual([{ building: null, station: null }, newer]);
});

test('rejects lines typed for a place that has changed until the new place is shown (bookings.md, "The driver’s card")', async () => {
  const elsewhere = { ...booking, meetingAddress: '東京都台東区浅草1-1-1' };
  let becomes: (booking: Booking) => void = () => {};
  const Card = () => {
    const [shown, setShown] = useState<Booking>(booking);
    becomes = setShown;
    return <DriverCardButton booking={shown} />;
  };
  const { sent } = await show(<Card />, {
    as: sampleSession(),
    replies: [place, refusal(setDriverLines, 409, 'ADDRESS_CHANGED')],
  });
  await page.getByRole('button', { name: 'Show to the driver' }).click();
  await page.getByRole('button', { name: 'Add a landmark and a station' }).click();
  await page.getByRole('textbox', { name: /Nearest station/ }).fill('浅草駅');
  becomes(elsewhere);
  await expect.element(page.getByText(/浅草1-1-1/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText(/The meeting point has changed/)).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  const addresses = () =>
    sent
      .filter(({ method }) => method === 'PUT')
      .map(({ body }) => (body as { meetingAddress: string }).meetingAddress);
  await expect.poll(addresses).toEqual([booking.meetingAddress, elsewhere.meetingAddress]);
});

test('shows no card for a place that is not in Japanese', async () => {
  await show(<DriverCardButton booking={sampleBooking({ meetingPostalCode: null })} />);
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});
