import { decideIdentity, listIdentityCases } from '@tomoguide/contract/applications/calls';
import { IdentityCase } from '@tomoguide/contract/applications/identity';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { endSession } from '../../../lib/session.ts';
import { refusal, reply } from '../../../testing/api-replies.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { getCurrentToast } from '../../../ui/toast.ts';
import { IdentityQueue } from './identity-queue.tsx';

const file = (id: number) => ({
  id,
  type: 'image/webp',
  sizeBytes: 10,
  width: 10,
  height: 10,
  pages: null,
  createdAt: '2026-05-01T00:00:00Z',
});

const check = (change: object = {}) =>
  z.parse(IdentityCase, {
    id: 4,
    person: { id: 7, nickname: 'Kenji', profilePicture: null },
    username: 'kenji',
    fullName: 'Kenji Sato',
    applicationName: 'Kenji T. Sato',
    applicationStatus: 'approved',
    status: 'pending',
    reason: null,
    document: file(1),
    selfie: file(2),
    submittedAt: '2026-05-01T00:00:00Z',
    decidedAt: null,
    reviewer: null,
    rejectedBefore: 1,
    mayDecide: true,
    ...change,
  });

const showQueue = (
  change: object = {},
  answer = reply(decideIdentity, check({ status: 'verified', decidedAt: '2026-05-02T00:00:00Z' })),
) =>
  show(<IdentityQueue />, {
    at: '/staff/identity',
    as: sampleSession({ id: 1, username: 'staff', isStaff: true }),
    replies: [reply(listIdentityCases, { data: [check(change)], nextCursor: null }), answer],
  });

test('hides the pictures and the decision buttons until the case is opened', async () => {
  const { sent } = await showQueue();
  await expect.element(page.getByText('Rejected once before')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Verify' })).not.toBeInTheDocument();
  expect(sent.some(({ path }) => path.includes('/files/'))).toBe(false);
  await page.getByRole('button', { name: /^Show document and selfie/ }).click();
  await expect.element(page.getByRole('figure').nth(1)).toBeVisible();
  await page.getByRole('button', { name: 'Verify' }).click();
  const dialog = page.getByRole('dialog');
  const name = dialog.getByRole('textbox');
  await expect.element(name).toHaveValue('Kenji T. Sato');
  await name.fill(' ');
  const confirm = dialog.getByRole('button', { name: 'Verify' });
  await confirm.click();
  await expect.element(dialog.getByText('Enter the name on the document.')).toBeVisible();
  await name.fill('SATO KENJI');
  const button = confirm.element() as HTMLButtonElement;
  button.click();
  button.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent.flatMap(({ path, body }) => (path.endsWith('/decide') ? [body] : []))).toEqual([
    { decision: 'verified', name: 'SATO KENJI' },
  ]);
});

test('offers staff no decision on their own identity check', async () => {
  await showQueue({ mayDecide: false });
  await expect.element(page.getByText(/This is your own check/)).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: /^Show document/ }))
    .not.toBeInTheDocument();
});

for (const [status, code, stays] of [
  [503, 'BUSY', true],
  [429, 'RATE_LIMITED', true],
  [400, 'VALIDATION_FAILED', true],
  [409, 'IDEMPOTENCY_KEY_IN_USE', true],
  [409, 'IDENTITY_DECIDED', false],
  [403, 'ROLE_NOT_ALLOWED', false],
] as const)
  test(`a rejection that fails with ${code} ${stays ? 'keeps' : 'drops'} its reason`, async () => {
    await showQueue({}, refusal(decideIdentity, status, code));
    await page.getByRole('button', { name: /^Show document and selfie/ }).click();
    await page.getByRole('button', { name: 'Reject' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Another name');
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect.poll(() => getCurrentToast()?.tone).toBe('destructive');
    if (stays) await expect.element(dialog.getByRole('textbox')).toHaveValue('Another name');
    else await expect.element(dialog).not.toBeInTheDocument();
  });

test.each([
  ['Verify', 'SATO KENJI'],
  ['Reject', 'Another name'],
])('restores the input to %s after the session has expired', async (what, words) => {
  const open = async () => {
    const shown = await showQueue();
    await page.getByRole('button', { name: /^Show document and selfie/ }).click();
    await page.getByRole('button', { name: what }).click();
    return shown;
  };
  const field = page.getByRole('dialog').getByRole('textbox');
  const { screen } = await open();
  await field.fill(words);
  endSession('expired');
  await screen.unmount();
  await open();
  await expect.element(field).toHaveValue(words);
});
