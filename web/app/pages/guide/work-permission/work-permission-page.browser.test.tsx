import { getOwnWorkPermission, stateWorkPermission } from '@tomoguide/contract/guides/calls';
import { OwnWorkPermission } from '@tomoguide/contract/guides/work-permission';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { refusal, reply } from '../../../testing/api-replies.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { WorkPermissionPage } from './work-permission-page.tsx';

const sampleStatement = (change: object = {}) => ({
  id: 4,
  residenceStatus: 'student',
  permits: 'limited',
  until: '2999-03-31',
  holidays: [],
  state: 'checked',
  reason: null,
  file: null,
  submittedAt: '2026-05-01T00:00:00Z',
  decidedAt: '2026-05-02T00:00:00Z',
  ...change,
});
const samplePermission = (change: object = {}): OwnWorkPermission =>
  z.parse(OwnWorkPermission, {
    checked: null,
    latest: null,
    dueAt: null,
    isOpen: true,
    hours: null,
    ...change,
  });
const openPage = (
  permission: OwnWorkPermission,
  replies: readonly ReturnType<typeof reply>[] = [],
) =>
  show(<WorkPermissionPage />, {
    at: '/guide/work-permission',
    as: sampleSession({ id: 9, isGuide: true, guideId: 3, role: 'guide' }),
    replies: [reply(getOwnWorkPermission, permission), ...replies],
  });
const getStated = ({ sent }: Awaited<ReturnType<typeof openPage>>) =>
  sent.flatMap(({ method, body }) => (method === 'PUT' ? [body] : []));
const status = page.getByRole('combobox', { name: 'Residence status' });
const send = page.getByRole('button', { name: 'Send to our team' });
const warnings = page.getByText(/^You’re (close to|over) the limit/);

test('says until when bookings are possible without a statement, and when they no longer are', async () => {
  const { screen } = await openPage(samplePermission({ dueAt: '2026-06-30T00:00:00Z' }));
  await expect
    .element(page.getByText(/^You can take bookings until .+ without it\.$/))
    .toBeVisible();
  await screen.unmount();
  await openPage(samplePermission({ dueAt: '2026-06-30T00:00:00Z', isOpen: false }));
  await expect.element(page.getByText(/^State it to take bookings again/)).toBeVisible();
});

test('a citizen states nothing but that', async () => {
  const shown = await openPage(samplePermission({ dueAt: '2026-06-30T00:00:00Z' }), [
    reply(stateWorkPermission, samplePermission()),
  ]);
  await send.click();
  await expect.element(page.getByText('Choose your residence status.')).toBeVisible();
  await status.selectOptions('citizen');
  await send.click();
  await expect
    .poll(() => getStated(shown))
    .toEqual([
      { residenceStatus: 'citizen', permits: 'full', until: null, holidays: [], fileId: null },
    ]);
});

test('a student states the last day and the holidays, and reads what is missing', async () => {
  const shown = await openPage(samplePermission({ dueAt: '2026-06-30T00:00:00Z' }), [
    reply(stateWorkPermission, samplePermission()),
  ]);
  await status.selectOptions('student');
  await send.click();
  await expect.element(page.getByText('Choose what it permits.')).toBeVisible();
  await expect.element(page.getByText('Enter the last day.')).toBeVisible();
  await page.getByRole('combobox', { name: 'What it permits' }).selectOptions('limited');
  await page.getByLabelText('Last day', { exact: true }).fill('2999-03-31');
  await page.getByRole('button', { name: 'Add a period' }).click();
  const period = page.getByRole('group', { name: 'Period 1' });
  await period.getByLabelText('First day').fill('2998-08-01');
  await period.getByLabelText('Last day').fill('2998-07-31');
  await send.click();
  await expect.element(page.getByText(/^Enter a first day and a last day/)).toBeVisible();
  await period.getByLabelText('Last day').fill('2998-09-15');
  await send.click();
  await expect
    .poll(() => getStated(shown))
    .toEqual([
      {
        residenceStatus: 'student',
        permits: 'limited',
        until: '2999-03-31',
        holidays: [{ from: '2998-08-01', to: '2998-09-15' }],
        fileId: null,
      },
    ]);
});

test('shows an error about the last day at its field', async () => {
  const expired = refusal(stateWorkPermission, 422, 'PERMISSION_EXPIRED', { field: 'until' });
  await openPage(samplePermission({ latest: sampleStatement({ state: 'pending' }) }), [expired]);
  await send.click();
  await expect
    .element(page.getByLabelText('Last day', { exact: true }))
    .toHaveAttribute('aria-invalid', 'true');
});

test('shows the checked statement beside the one that waits, and why one was rejected', async () => {
  const checked = sampleStatement();
  const { screen } = await openPage(
    samplePermission({ checked, latest: sampleStatement({ id: 5, state: 'pending' }) }),
  );
  await expect.element(page.getByText('Your current permission')).toBeVisible();
  await expect.element(page.getByText('With our team', { exact: true })).toBeVisible();
  await screen.unmount();
  const rejected = sampleStatement({ state: 'rejected', reason: 'The photo is blurred.' });
  await openPage(samplePermission({ latest: rejected, isOpen: false }));
  await expect.element(page.getByText('The photo is blurred.')).toBeVisible();
});

test.each([
  [24 * 60 - 30, null],
  [24 * 60, 'You’re close to the limit.'],
  [28 * 60, 'You’re close to the limit.'],
  [28 * 60 + 30, /^You’re over the limit/],
])('of %i minutes in seven days it warns: %s', async (minutes, warning) => {
  const fullest = { from: '2026-05-11', to: '2026-05-17', minutes };
  const days = [{ day: '2026-05-11', minutes, isHoliday: false }];
  await openPage(samplePermission({ checked: sampleStatement(), hours: { days, fullest } }));
  await expect.element(page.getByRole('heading', { name: 'Your hours' })).toBeVisible();
  if (warning === null) await expect.element(warnings).not.toBeInTheDocument();
  else await expect.element(page.getByText(warning)).toBeVisible();
});
