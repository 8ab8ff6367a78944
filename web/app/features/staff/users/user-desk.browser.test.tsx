import { searchStaffUsers, setSuspension } from '@tomoguide/contract/staff/calls';
import { StaffUser } from '@tomoguide/contract/staff/entities';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { reply } from '../../../testing/api-replies.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { UserDesk } from './user-desk.tsx';

const user = (change: object = {}) =>
  z.parse(StaffUser, {
    id: 7,
    person: { id: 7, nickname: 'Kenji', profilePicture: null },
    fullName: 'Kenji Sato',
    username: 'kenji',
    email: 'kenji@example.com',
    isStaff: false,
    suspended: false,
    guide: { id: 3, suspended: false },
    mayDecide: true,
    ...change,
  });

const desk = (change: object = {}) =>
  show(<UserDesk />, {
    at: '/staff/users?name=kenji',
    as: sampleSession({ id: 1, username: 'staff', isStaff: true }),
    replies: [
      reply(searchStaffUsers, { data: [user(change)], nextCursor: null }),
      reply(setSuspension, user({ guide: { id: 3, suspended: true } })),
    ],
  });

test('a suspension says what follows from it, needs a reason, and is asked for once', async () => {
  const { sent } = await desk();
  const asked = () =>
    sent.flatMap(({ path, body }) => (path.endsWith('/suspension') ? [body] : []));
  await page.getByRole('button', { name: 'Suspend as a guide' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/cancelled with a full refund/)).toBeVisible();
  const confirm = dialog.getByRole('button', { name: 'Suspend as a guide' });
  await confirm.click();
  await expect.element(dialog.getByText('Say in a few words why.')).toBeVisible();
  expect(asked()).toEqual([]);
  await dialog.getByRole('textbox').fill(' Never came ');
  const button = confirm.element() as HTMLButtonElement;
  button.click();
  button.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(asked()).toEqual([{ of: 'guide', suspended: true, reason: 'Never came' }]);
});

test('nothing can be done about oneself', async () => {
  await desk({ mayDecide: false });
  await expect.element(page.getByText(/^This is you/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Suspend/ })).not.toBeInTheDocument();
});
