import { decideQualification, listQualificationCases } from '@tomoguide/contract/guides/calls';
import { QualificationCase } from '@tomoguide/contract/guides/qualifications';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { holdReplies, refusal, reply } from '../../../testing/api-replies.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { getCurrentToast } from '../../../ui/toast.ts';
import { QualificationQueue } from './qualification-queue.tsx';

const REVISION = 'a'.repeat(22);
const sampleClaim = (change: object = {}) =>
  z.parse(QualificationCase, {
    id: 4,
    title: { en: 'Licensed guide', zh: '全国通訳案内士' },
    licenceNumber: 'ZH1',
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
    mayDecide: true,
    ...change,
  });

const showQueue = (change: object = {}) =>
  show(<QualificationQueue />, {
    at: '/staff/qualifications',
    as: sampleSession({ id: 1, username: 'staff', isStaff: true }),
    replies: [
      reply(listQualificationCases, { data: [sampleClaim(change)], nextCursor: null }),
      reply(
        decideQualification,
        sampleClaim({ state: 'checked', decidedAt: '2026-05-02T00:00:00Z' }),
      ),
    ],
  });
const decisions = (sent: Awaited<ReturnType<typeof showQueue>>['sent']) =>
  sent.flatMap(({ path, body }) => (path.endsWith('/decide') ? [body] : []));

test('shows a qualification in both languages and sends one decision', async () => {
  const { sent } = await showQueue();
  await expect.element(page.getByText('In Chinese: 全国通訳案内士')).toBeVisible();
  await expect.element(page.getByText('Claims the licensed title')).toBeVisible();
  const button = page.getByRole('button', { name: 'Mark as checked: Licensed guide' });
  const element = button.element() as HTMLButtonElement;
  element.click();
  element.click();
  await expect
    .poll(() => decisions(sent))
    .toEqual([{ decision: 'checked', revision: REVISION, reason: '' }]);
});

test('requires a message to the guide for a rejection', async () => {
  const { sent } = await showQueue();
  await page.getByRole('button', { name: 'Reject: Licensed guide' }).click();
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: 'Reject', exact: true });
  await confirm.click();
  await expect.element(dialog.getByText('Write what the guide should know.')).toBeVisible();
  await dialog.getByRole('textbox').fill('The name is another one.');
  await confirm.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(decisions(sent)).toEqual([
    { decision: 'rejected', revision: REVISION, reason: 'The name is another one.' },
  ]);
});

test('offers staff no decision on their own qualification', async () => {
  await showQueue({ mayDecide: false });
  await expect.element(page.getByText(/This is your own/)).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: /^Mark as checked/ }))
    .not.toBeInTheDocument();
});

test('shows the file above the buttons on a phone, and beside them on wider screens', async () => {
  const file = {
    id: 5,
    type: 'image/webp',
    sizeBytes: 9,
    width: 300,
    height: 400,
    pages: null,
    createdAt: '2026-05-01T00:00:00Z',
  };
  await page.viewport(390, 844);
  await showQueue({ file });
  const button = page.getByRole('button', { name: 'Reject: Licensed guide' });
  await expect.element(button).toBeVisible();
  const pane = document.querySelector('[data-file]');
  const places = () => [pane, button.element()].map((part) => part?.getBoundingClientRect());
  const [onPhone, below] = places();
  expect(onPhone?.bottom).toBeLessThanOrEqual(below?.top ?? 0);
  await page.viewport(1280, 800);
  await expect.poll(() => (places()[0]?.left ?? 0) > (places()[1]?.right ?? 0)).toBe(true);
});

test('a qualification marked as checked leaves the list immediately, and returns if that fails', async () => {
  await show(<QualificationQueue />, {
    at: '/staff/qualifications',
    as: sampleSession({ id: 1, username: 'staff', isStaff: true }),
    replies: [
      reply(listQualificationCases, { data: [sampleClaim()], nextCursor: null }),
      refusal(decideQualification, 500, 'INTERNAL_ERROR'),
    ],
  });
  const check = page.getByRole('button', { name: 'Mark as checked: Licensed guide' });
  await expect.element(check).toBeVisible();
  const letGo = holdReplies();
  await check.click();
  await expect.element(check).not.toBeInTheDocument();
  letGo();
  await expect.element(check).toBeVisible();
  expect(getCurrentToast()?.tone).toBe('destructive');
});
