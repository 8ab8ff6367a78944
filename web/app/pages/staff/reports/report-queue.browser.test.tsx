import { DELETED_NICKNAME } from '@tomoguide/contract/accounts/closing';
import {
  decideReport,
  listReportedMessages,
  listReports,
} from '@tomoguide/contract/messaging/calls';
import { PersonReport, ReportedMessage } from '@tomoguide/contract/messaging/entities';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { reply } from '../../../testing/api-replies.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { ReportQueue } from './report-queue.tsx';

const person = (id: number, nickname: string) => ({ id, nickname, profilePicture: null });
const MEI = person(7, 'Mei');
const AOI = person(9, 'Aoi');

const report = (change: object = {}): PersonReport =>
  z.parse(PersonReport, {
    id: 5,
    reporter: MEI,
    reported: AOI,
    reason: 'off_platform_payment',
    words: 'Wanted me to pay\nby transfer',
    createdAt: '2026-05-03T01:00:00Z',
    otherReports: 2,
    handledAt: null,
    decision: null,
    mayDecide: true,
    ...change,
  });

const message = (
  seq: number,
  senderId: number,
  text: string,
  change: object = {},
): ReportedMessage =>
  z.parse(ReportedMessage, {
    seq,
    kind: 'text',
    senderId,
    text,
    sentAt: '2026-05-03T01:00:00Z',
    recalledAt: null,
    shownAs: null,
    otherVersion: null,
    fileId: null,
    card: null,
    ...change,
  });

const TALK = [
  message(4, 9, '', { fileId: 31 }),
  message(3, 9, 'line aoi88', { shownAs: 'line •••' }),
  message(2, 9, '<b>转账给我</b>', { recalledAt: '2026-05-03T01:01:00Z' }),
  message(1, 7, 'Is the garden open at 8?', {
    card: {
      state: 'open',
      facts: [
        {
          number: 1,
          kind: 'time',
          words: '8',
          value: null,
          options: [
            { kind: 'time', minutes: 480 },
            { kind: 'time', minutes: 1200 },
          ],
          endsRange: false,
          removed: false,
          confirmedBy: [],
        },
      ],
      places: [],
      jpyPerRmb: 20,
    },
  }),
];

const showQueue = (change: object = {}) =>
  show(<ReportQueue />, {
    as: sampleSession({ id: 1, username: 'staff', isStaff: true }),
    replies: [
      reply(listReports, { data: [report(change)], nextCursor: null }),
      reply(listReportedMessages, { data: TALK, nextCursor: null }),
      reply(decideReport, report({ decision: 'warned', handledAt: '2026-05-03T02:00:00Z' })),
    ],
  });
const read = () => page.getByRole('button', { name: /^Read the conversation/ });
const sentDecisions = (sent: Awaited<ReturnType<typeof show>>['sent']) =>
  sent.flatMap(({ path, body }) => (path.endsWith('/decide') ? [body] : []));

test('fetches the messages of both users on request: oldest first, as typed, including recalled ones', async () => {
  const { sent } = await showQueue();
  await expect.element(page.getByText('Asked to pay outside TomoGuide')).toBeVisible();
  await expect.element(page.getByText('2 other reports about this person')).toBeVisible();
  expect(sent.some(({ path }) => path.endsWith('/messages'))).toBe(false);
  await read().click();
  await expect
    .element(page.getByRole('list', { name: 'What they wrote to each other' }))
    .toBeVisible();
  const lines = () => [...document.querySelectorAll('ol > li')].map((one) => one.textContent ?? '');
  await expect
    .poll(lines)
    .toEqual([
      expect.stringMatching(/Mei.*Is the garden open at 8\?Did we both mean this.*08:00.*20:00/),
      expect.stringMatching(/Aoi.*Recalled by its sender.*<b>转账给我<\/b>/),
      expect.stringMatching(/line aoi88.*The recipient sees: line •••/),
      expect.stringContaining('Open the photo'),
    ]);
  expect(sent.some(({ path }) => path.includes('/files/'))).toBe(false);
  await page.getByRole('button', { name: 'Open the photo' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Photo from Aoi' })).toBeVisible();
  await expect.poll(() => sent.some(({ path }) => path.includes('/files/31/'))).toBe(true);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: /^Hide the conversation/ }).click();
  await expect.element(page.getByText('Is the garden open at 8?')).not.toBeInTheDocument();
});

test('requires a reason for a decision, and sends the decision once', async () => {
  const { sent } = await showQueue();
  await page.getByRole('button', { name: /^Warn/ }).click();
  const dialog = page.getByRole('dialog');
  await expect
    .element(
      dialog.getByText(
        /gets a notification that says what they were reported for, but not by whom/,
      ),
    )
    .toBeVisible();
  await dialog.getByRole('button', { name: 'Warn' }).click();
  await expect.element(page.getByText('Write a reason.')).toBeVisible();
  expect(sentDecisions(sent)).toEqual([]);
  await dialog.getByRole('textbox').fill(' Transfer asked for ');
  const confirm = dialog.getByRole('button', { name: 'Warn' }).element() as HTMLButtonElement;
  confirm.click();
  confirm.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sentDecisions(sent)).toEqual([{ decision: 'warned', reason: 'Transfer asked for' }]);
});

test('hides a report from staff who are involved in it, and keeps decided reports readable', async () => {
  const own = await showQueue({ mayDecide: false });
  await expect.element(page.getByText(/^You’re one of the two/)).toBeVisible();
  await expect.element(read()).not.toBeInTheDocument();
  await own.screen.unmount();
  await showQueue({ decision: 'dismissed', handledAt: '2026-05-03T02:00:00Z' });
  await expect.element(page.getByText('Dismissed')).toBeVisible();
  await expect.element(read()).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Warn/ })).not.toBeInTheDocument();
});

test('keeps the tab in the URL, and moves between cases by keyboard, except in a dialog', async () => {
  const { address } = await show(<ReportQueue />, {
    at: '/staff/reports?show=nonsense',
    as: sampleSession({ id: 1, username: 'staff', isStaff: true }),
    replies: [reply(listReports, { data: [report(), report({ id: 6 })], nextCursor: null })],
  });
  const buttons = page.getByRole('button', { name: /^Read the conversation/ });
  await expect.element(buttons.nth(1)).toBeVisible();
  (buttons.nth(0).element() as HTMLElement).focus();
  await userEvent.keyboard('k');
  await expect.element(buttons.nth(0)).toHaveFocus();
  await userEvent.keyboard('j');
  await expect.element(buttons.nth(1)).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(buttons.nth(0)).toHaveFocus();
  await page.getByRole('button', { name: /^Warn/ }).nth(0).click();
  const words = page.getByRole('dialog').getByRole('textbox');
  await words.fill('');
  await userEvent.type(words, 'jk');
  await expect.element(words).toHaveValue('jk');
  await userEvent.keyboard('{Escape}');
  await page.getByRole('tab').nth(1).click();
  await expect.poll(address).toBe('/staff/reports?show=handled');
  await expect.element(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
});

test('translates the name of a closed account', async () => {
  await show(<ReportQueue />, {
    locale: 'zh-CN',
    as: sampleSession({ id: 1, username: 'staff', isStaff: true }),
    replies: [
      reply(listReports, {
        data: [report({ reported: person(9, DELETED_NICKNAME) })],
        nextCursor: null,
      }),
    ],
  });
  await expect.element(page.getByText(/已注销账号/).first()).toBeVisible();
  await expect.element(page.getByText(DELETED_NICKNAME)).not.toBeInTheDocument();
});
