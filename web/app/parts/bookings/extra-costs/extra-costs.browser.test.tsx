import { acceptExtraCost, addExtraCost } from '@tomoguide/contract/bookings/calls';
import type { ExtraCost } from '@tomoguide/contract/bookings/extra-costs';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refusal, reply, replySequence } from '../../../testing/api-replies.ts';
import { sampleBooking, sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { getCurrentToast } from '../../../ui/toast.ts';
import { AddExtraCostButton } from './add-extra-cost.tsx';
import { ExtraCosts } from './extra-costs.tsx';

const cost = (change: Partial<ExtraCost>): ExtraCost => ({
  number: 1,
  by: 'guide',
  text: 'Boat',
  yen: 3_000,
  at: '2026-12-01T02:00:00Z',
  state: 'proposed',
  can: ['accept', 'decline'],
  ...change,
});

beforeEach(() => sessionStorage.clear());

test('shows each line with its state, and adds up only the agreed ones', async () => {
  const extraCosts = [
    cost({}),
    cost({ number: 2, text: 'Kimono', yen: 6_600, state: 'accepted', can: [] }),
    cost({ number: 3, text: 'Locker', yen: 700, state: 'accepted', can: [] }),
  ];
  await show(<ExtraCosts booking={sampleBooking({ extraCosts })} />, {
    as: sampleSession(),
    replies: [refusal(acceptExtraCost, 409, 'EXTRA_COST_ANSWERED')],
  });
  await expect.element(page.getByText('Aoi asks you to agree.')).toBeVisible();
  await expect.element(page.getByText('JPY 7,300')).toBeVisible();
  await page.getByRole('button', { name: 'Agree Boat', exact: true }).click();
  await expect.poll(() => getCurrentToast()?.tone).toBe('destructive');
});

test('of a cancelled booking, nothing is left to pay on site', async () => {
  const extraCosts = [cost({ state: 'accepted', can: [] })];
  await show(<ExtraCosts booking={sampleBooking({ extraCosts, status: 'cancelled' })} />, {
    as: sampleSession(),
  });
  await expect.element(page.getByText('Boat')).toBeVisible();
  expect(page.getByText('Agreed, for the group').query()).toBeNull();
  expect(page.getByText(/are paid on site/).query()).toBeNull();
});

test('rejects an empty text and amount at their fields, and a retry sends the same line', async () => {
  const booking = sampleBooking({ can: ['add_extra_cost'] });
  const { sent } = await show(<AddExtraCostButton booking={booking} />, {
    as: sampleSession(),
    replies: [
      refusal(addExtraCost, 503, 'UNAVAILABLE'),
      reply(addExtraCost, { ...booking, extraCosts: [cost({ by: 'traveler' })] }),
    ],
  });
  await page.getByRole('button', { name: 'Add an extra cost' }).click();
  const send = page.getByRole('dialog').getByRole('button', { name: 'Send' });
  await expect.element(send).toBeVisible();
  expect(page.getByText(/^Enter /).elements()).toEqual([]);
  await send.click();
  await expect.element(page.getByText(/^Enter what it’s for/)).toBeVisible();
  await expect.element(page.getByText(/^Enter an amount/)).toBeVisible();
  await page.getByLabelText('What for').fill('Boat');
  await page.getByLabelText('Yen, for the whole group').fill('３,000');
  await send.click();
  await expect.element(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await send.click();
  const bodies = sent.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(bodies[0]).toMatchObject({ text: 'Boat', yen: 3_000 });
  expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
});

test('after a lost reply, another amount is another line, and a reopened form sends the same', async () => {
  const booking = sampleBooking({ can: ['add_extra_cost'] });
  const lost = refusal(addExtraCost, 503, 'UNAVAILABLE');
  const { sent } = await show(<AddExtraCostButton booking={booking} />, {
    as: sampleSession(),
    replies: [replySequence(lost, lost, reply(addExtraCost, booking))],
  });
  const dialog = page.getByRole('dialog');
  const open = () => page.getByRole('button', { name: 'Add an extra cost' }).click();
  const send = async () => {
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect.element(dialog.getByRole('alert')).toBeVisible();
  };
  await open();
  await page.getByLabelText('What for').fill('Boat');
  await page.getByLabelText('Yen, for the whole group').fill('3000');
  await send();
  await page.getByLabelText('Yen, for the whole group').fill('5000');
  await send();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await open();
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const bodies = sent
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => body as { costId: string; yen: number });
  expect(bodies.map(({ yen }) => yen)).toEqual([3_000, 5_000, 5_000]);
  expect(bodies[1]?.costId).not.toBe(bodies[0]?.costId);
  expect(bodies[2]?.costId).toBe(bodies[1]?.costId);
});
