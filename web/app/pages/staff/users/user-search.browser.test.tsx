import { DELETED_NICKNAME } from '@tomoguide/contract/accounts/closing';
import {
  getStaffPerson,
  listAuditLog,
  listPersonBookings,
  searchStaffUsers,
  setListingPause,
  setSuspension,
} from '@tomoguide/contract/staff/calls';
import { StaffPerson, StaffUser } from '@tomoguide/contract/staff/entities';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { reply } from '../../../testing/api-replies.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { UserSearch } from './user-search.tsx';
import { Users } from './users.tsx';

const user = (change: object = {}) =>
  z.parse(StaffUser, {
    id: 7,
    person: { id: 7, nickname: 'Kenji', profilePicture: null },
    fullName: 'Kenji Sato',
    username: 'kenji',
    email: 'kenji@example.com',
    isStaff: false,
    suspended: false,
    guide: { id: 3, suspended: false, pausedByStaff: false },
    mayDecide: true,
    ...change,
  });

const session = (id: number, browser: string) => ({
  id,
  browser,
  system: null,
  createdAt: '2026-05-01T00:00:00Z',
});

const showDashboard = (change: object = {}) =>
  show(<UserSearch />, {
    at: '/staff/users?name=kenji',
    as: sampleSession({ id: 1, username: 'staff', isStaff: true }),
    replies: [
      reply(searchStaffUsers, { data: [user(change)], nextCursor: null }),
      reply(setSuspension, user({ guide: { id: 3, suspended: true, pausedByStaff: false } })),
    ],
  });

test('shows a closed account’s name in the current language', async () => {
  const closed = user({ fullName: DELETED_NICKNAME, username: 'closed-7' });
  await show(<UserSearch />, {
    at: '/staff/users?name=closed-7',
    as: sampleSession({ id: 1, username: 'staff', isStaff: true }),
    locale: 'zh-CN',
    replies: [reply(searchStaffUsers, { data: [closed], nextCursor: null })],
  });
  await expect.element(page.getByRole('link', { name: '已注销账号' })).toBeVisible();
});

test('explains the consequences of a suspension, requires a reason and sends it once', async () => {
  const { sent } = await showDashboard();
  const sentRequests = () =>
    sent.flatMap(({ path, body }) => (path.endsWith('/suspension') ? [body] : []));
  await page.getByRole('button', { name: 'Suspend as a guide' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/cancelled with a full refund/)).toBeVisible();
  const confirm = dialog.getByRole('button', { name: 'Suspend as a guide' });
  await confirm.click();
  await expect.element(dialog.getByText('Briefly explain why.')).toBeVisible();
  expect(sentRequests()).toEqual([]);
  await dialog.getByRole('textbox').fill(' Never came ');
  const button = confirm.element() as HTMLButtonElement;
  button.click();
  button.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sentRequests()).toEqual([{ of: 'guide', suspended: true, reason: 'Never came' }]);
});

test('focuses the search field if the URL has no username, and shows the button on the same line', async () => {
  await page.viewport(390, 844);
  await show(<UserSearch />, {
    at: '/staff/users',
    as: sampleSession({ id: 1, username: 'staff', isStaff: true }),
  });
  const field = page.getByRole('textbox');
  await expect.element(field).toHaveFocus();
  const [name, find] = [field, page.getByRole('button', { name: 'Find' })].map((part) =>
    part.element().getBoundingClientRect(),
  );
  expect(find?.top).toBe(name?.top);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test('separates suspensions, which end bookings, from other actions', async () => {
  await showDashboard();
  const getGroup = (name: string) =>
    page.getByRole('button', { name, exact: true }).element().parentElement;
  await expect.element(page.getByRole('button', { name: 'Pause listing' })).toBeVisible();
  expect(getGroup('Suspend account')).toBe(getGroup('Suspend as a guide'));
  expect(getGroup('Suspend account')).not.toBe(getGroup('Pause listing'));
});

test('offers staff no actions on their own account', async () => {
  await showDashboard({ mayDecide: false });
  await expect.element(page.getByText(/^This is you/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Suspend/ })).not.toBeInTheDocument();
});

test('links a user’s page to their cases, and requires a message to the guide to pause a listing', async () => {
  const paused = user({ guide: { id: 3, suspended: false, pausedByStaff: true } });
  const { sent } = await show(<Users />, {
    at: '/staff/users?case=7&as=guide',
    as: sampleSession({ id: 1, username: 'staff', isStaff: true }),
    replies: [
      reply(
        getStaffPerson,
        z.parse(StaffPerson, {
          user: user(),
          joinedAt: '2026-01-01T00:00:00Z',
          locale: 'zh-CN',
          timeZone: null,
          guide: { id: 3, listed: false, unlistedBecause: ['no_rates'] },
          application: { status: 'approved', submittedAt: null },
          identity: { status: 'pending', submittedAt: null, verifiedName: null },
          wallet: { refundedCents: 12_000, goodwillCents: 500 },
          earnings: {
            withdrawableCents: 253_545,
            pendingCents: 73_800,
            frozenCents: 24_600,
            owedCents: 0,
            payingOutCents: 40_000,
            paidOutCents: 0,
          },
          sessions: [session(3, 'Safari'), session(2, 'Firefox'), session(1, 'Chrome')],
          reports: [],
        }),
      ),
      reply(listPersonBookings, {
        data: [
          {
            id: 9 as never,
            bookingNumber: 'TG0009',
            status: 'disputed',
            start: '2026-05-01T00:00:00Z',
            timeZone: 'Asia/Tokyo',
            totalCents: 20_700,
            other: { id: 8 as never, nickname: 'Mei', profilePicture: null },
            disputed: true,
          },
        ],
        nextCursor: null,
      }),
      reply(listAuditLog, { data: [], nextCursor: null }),
      reply(setListingPause, paused),
    ],
  });
  await expect.element(page.getByText('RMB 125', { exact: true })).toBeVisible();
  const expectLink = async (name: string, to: string) =>
    expect.element(page.getByRole('link', { name })).toHaveAttribute('href', to);
  const earnings = page.getByRole('definition').elements();
  expect(earnings.map((sum) => sum.textContent)).toEqual([
    'RMB 2,535.45',
    'RMB 738',
    'RMB 246',
    'RMB 400',
    'RMB 0',
  ]);
  await expectLink('View withdrawals', '/staff/withdrawals');
  await expect.element(page.getByText('Safari')).toBeVisible();
  await expect.element(page.getByText('Firefox')).not.toBeVisible();
  await page.getByText('2 more sessions').click();
  await expect.element(page.getByText('Firefox')).toBeVisible();
  await expectLink('See the application', '/staff/applications?case=7');
  await expectLink('View identity checks', '/staff/identity?show=pending');
  await expectLink('View dispute', '/staff/disputes?case=9');
  await expectLink('With Mei', '/staff/users?case=8');
  await page.getByRole('tab', { name: 'As a traveler' }).click();
  // The URL still identifies the user, so the page still shows them.
  await expect.element(page.getByRole('heading', { name: 'Kenji Sato' })).toBeVisible();
  await page.getByRole('button', { name: 'Pause listing' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Never answers');
  await dialog.getByRole('button', { name: 'Pause listing' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent.find(({ path }) => path.endsWith('/listing-pause'))?.body).toEqual({
    paused: true,
    reason: 'Never answers',
  });
});
