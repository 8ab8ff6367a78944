import { UserId } from '@tomoguide/contract/primitives';
import { closeShoppingCase, listShoppingCases } from '@tomoguide/contract/reviews/calls';
import { ShoppingCase } from '@tomoguide/contract/reviews/entities';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { reply } from '../../../testing/api-replies.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { ShoppingQueue } from './shopping-queue.tsx';

const person = (id: number, nickname: string) => ({
  id: UserId.parse(id),
  nickname,
  profilePicture: null,
});
const report = (id: number, nickname: string, change: object) => ({
  unagreedShop: false,
  pressure: false,
  overcharged: false,
  answeredAt: '2036-12-02T05:00:00Z',
  bookingId: id,
  bookingNumber: `TG00${id}`,
  traveler: person(id, nickname),
  ...change,
});
const item = z.parse(ShoppingCase, {
  id: 4,
  guideId: 3,
  guide: person(9, 'Aoi'),
  openedAt: '2036-12-02T05:00:00Z',
  closedAt: null,
  reason: null,
  reports: [report(41, 'Mei', { pressure: true }), report(42, 'Bo', { overcharged: true })],
});

test('shows who reported what, and closes the case with a note', async () => {
  const { sent } = await show(<ShoppingQueue />, {
    as: sampleSession({ isStaff: true }),
    replies: [
      reply(listShoppingCases, { data: [item], nextCursor: null }),
      reply(closeShoppingCase, { ...item, closedAt: item.openedAt, reason: 'Warned.' }),
    ],
  });
  await expect.element(page.getByText('Pressure to buy')).toBeVisible();
  await expect.element(page.getByText('Paid more than agreed')).toBeVisible();
  await expect.element(page.getByText('A shop that wasn’t agreed on')).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Booking TG0042' })).toBeVisible();
  await page.getByRole('button', { name: 'Close case' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Close case' }).click();
  await expect.element(page.getByText('Briefly say what you did.')).toBeVisible();
  await dialog.getByRole('textbox').fill('Warned.');
  await dialog.getByRole('button', { name: 'Close case' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'Warned.' });
});
