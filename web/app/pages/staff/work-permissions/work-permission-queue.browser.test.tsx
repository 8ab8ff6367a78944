import { decideWorkPermission, listWorkPermissionCases } from '@tomoguide/contract/guides/calls';
import { WorkPermissionCase } from '@tomoguide/contract/guides/work-permission';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { reply } from '../../../testing/api-replies.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { WorkPermissionQueue } from './work-permission-queue.tsx';

const REVISION = 'a'.repeat(22);
const sampleCase = (change: object = {}) =>
  z.parse(WorkPermissionCase, {
    id: 4,
    residenceStatus: 'student',
    permits: 'limited',
    until: '2027-03-31',
    holidays: [{ from: '2026-08-01', to: '2026-09-15' }],
    state: 'pending',
    reason: null,
    file: null,
    submittedAt: '2026-05-01T00:00:00Z',
    decidedAt: null,
    revision: REVISION,
    guideId: 3,
    person: { id: 9, nickname: 'Aoi', profilePicture: null },
    username: 'aoi',
    fullName: 'Aoi Tanaka',
    reviewer: null,
    toursAfter: 0,
    mayDecide: true,
    ...change,
  });
const showQueue = (change: object = {}) =>
  show(<WorkPermissionQueue />, {
    at: '/staff/work-permissions',
    as: sampleSession({ id: 1, username: 'staff', isStaff: true }),
    replies: [
      reply(listWorkPermissionCases, { data: [sampleCase(change)], nextCursor: null }),
      reply(
        decideWorkPermission,
        sampleCase({ state: 'checked', decidedAt: '2026-05-02T00:00:00Z' }),
      ),
    ],
  });
const decisions = ({ sent }: Awaited<ReturnType<typeof showQueue>>) =>
  sent.flatMap(({ path, body }) => (path.endsWith('/decide') ? [body] : []));

test('shows what a guide states, asks to check it, and sends one decision', async () => {
  const shown = await showQueue();
  await expect.element(page.getByRole('heading', { name: 'Student' })).toBeVisible();
  await expect.element(page.getByText('The last day matches the file')).toBeVisible();
  await expect
    .element(page.getByText('The holidays are those of the guide’s school'))
    .toBeVisible();
  const button = page.getByRole('button', { name: 'Mark as checked: Aoi Tanaka' });
  const element = button.element() as HTMLButtonElement;
  element.click();
  element.click();
  await expect
    .poll(() => decisions(shown))
    .toEqual([{ decision: 'checked', revision: REVISION, reason: '' }]);
});

test('does not ask to check what a citizen does not state', async () => {
  await showQueue({ residenceStatus: 'citizen', permits: 'full', until: null, holidays: [] });
  await expect.element(page.getByText('The name is the guide’s')).toBeVisible();
  await expect.element(page.getByText('The last day matches the file')).not.toBeInTheDocument();
});

test('requires a message to the guide for a rejection', async () => {
  const shown = await showQueue();
  await page.getByRole('button', { name: 'Reject: Aoi Tanaka' }).click();
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: 'Reject', exact: true });
  await confirm.click();
  await expect.element(dialog.getByText('Write what the guide should know.')).toBeVisible();
  await dialog.getByRole('textbox').fill('The photo is blurred.');
  await confirm.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(decisions(shown)).toEqual([
    { decision: 'rejected', revision: REVISION, reason: 'The photo is blurred.' },
  ]);
});

test('shows how many tours are left after a permission, and no decision on one’s own', async () => {
  await showQueue({ toursAfter: 2, mayDecide: false });
  await expect.element(page.getByText('2 upcoming tours after this permission')).toBeVisible();
  await expect.element(page.getByText(/^This is your own statement/)).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: /^Mark as checked/ }))
    .not.toBeInTheDocument();
});
