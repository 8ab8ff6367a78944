import type { DisputeCase } from '@tomoguide/contract/bookings/entities';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { endSession } from '../../../lib/session.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { DecideForm } from './decide-form.tsx';

const dispute = (openFeeCents = 0) =>
  ({
    bookingId: 7,
    onlineCents: 16_200,
    totalCents: 54_000,
    extensionCents: 0,
    openFeeCents,
    commissionPercent: 15,
    timeZone: 'Asia/Tokyo',
    decideBy: '2026-05-10T00:00:00Z',
    otherwise: { outcome: 'completed', refundCents: 0 },
    traveler: { id: 3, nickname: 'Mei', profilePicture: null },
    guide: { id: 4, nickname: 'Kenji', profilePicture: null },
  }) as DisputeCase;
const showForm = (found: DisputeCase) =>
  show(<DecideForm found={found} />, {
    as: sampleSession({ id: 1, username: 'staff', isStaff: true }),
  });
const share = (name: string) => page.getByRole('button', { name, exact: true });
const confirmationText = async () => {
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  return dialog.element().textContent;
};
const decide = async () => {
  await page.getByRole('textbox', { name: 'Reason (both sides will see it)' }).fill('He waited.');
  await share('Decide').click();
};

test('marks the share that matches the refund amount, and shows it before the decision', async () => {
  await showForm(dispute());
  await page.getByRole('radio', { name: 'Completed' }).click();
  await share('All').click();
  await expect.element(share('All')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(share('Nothing')).toHaveAttribute('aria-pressed', 'false');
  await decide();
  expect(await confirmationText()).toContain(
    'Full refund: Mei gets RMB 162 back and Kenji gets RMB 0',
  );
});

test('preselects nothing, and moves focus to the missing choice on submit', async () => {
  await showForm(dispute());
  await expect.element(share('Nothing')).toHaveAttribute('aria-pressed', 'false');
  await decide();
  const completed = page.getByRole('radio', { name: 'Completed' });
  await expect.element(completed).toHaveFocus();
  await expect.element(completed).not.toBeChecked();
  await expect
    .element(page.getByText('Choose whether the tour counts as completed or cancelled.'))
    .toBeVisible();
  await completed.click();
  await share('Decide').click();
  await expect.element(page.getByRole('textbox', { name: /^Refund to/ })).toHaveFocus();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('marks no share for a custom refund amount', async () => {
  await showForm(dispute());
  await page.getByRole('textbox', { name: 'Refund to the traveler, in RMB' }).fill('20');
  for (const name of ['Nothing', 'Half', 'All'])
    await expect.element(share(name)).toHaveAttribute('aria-pressed', 'false');
});

test('does not claim that nothing is refunded if an extension fee is refunded in any case', async () => {
  await showForm(dispute(5_000));
  await page.getByRole('radio', { name: 'Completed' }).click();
  await share('Nothing').click();
  await decide();
  const words = await confirmationText();
  expect(words).toContain('Mei gets RMB 50 back');
  expect(words).not.toContain('No refund');
});

test('restores an unfinished decision for the same user after the session has expired', async () => {
  const { screen } = await showForm(dispute());
  await page.getByRole('radio', { name: 'Cancelled' }).click();
  await page.getByRole('textbox', { name: 'Refund to the traveler, in RMB' }).fill('20');
  endSession('expired');
  await screen.unmount();
  await showForm(dispute());
  await expect.element(page.getByRole('radio', { name: 'Cancelled' })).toBeChecked();
  await expect
    .element(page.getByRole('textbox', { name: 'Refund to the traveler, in RMB' }))
    .toHaveValue('20');
});

test('shows both users, the frozen amount and the deadline in the bar', async () => {
  await page.viewport(390, 844);
  await showForm(dispute());
  const bar = share('Decide').element().closest('[data-edge-bar]');
  expect(bar?.textContent).toMatch(/^Mei with Kenji.*RMB 162 frozen.*Decide by/);
});
