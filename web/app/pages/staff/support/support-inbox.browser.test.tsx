import {
  answerCase,
  claimCase,
  closeCase,
  getSupportCase,
  listCaseMessages,
  listSupportCases,
} from '@tomoguide/contract/support/calls';
import { SupportBooking, SupportCase, SupportMessage } from '@tomoguide/contract/support/entities';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { delayReplies, refusal, reply } from '../../../testing/api-replies.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { Toaster } from '../../../ui/toaster.tsx';
import { SupportInbox } from './support-inbox.tsx';

const staff = sampleSession({ id: 1, username: 'staff', nickname: 'Team', isStaff: true });
const person = (id: number, nickname: string) => ({ id, nickname, profilePicture: null });

const caseMessage = (seq: number, text: string, change: object = {}): SupportMessage =>
  z.parse(SupportMessage, {
    id: seq,
    seq,
    fromStaff: false,
    text,
    topic: 'payment_failed',
    about: null,
    clientMessageId: `m${seq}`,
    sentAt: '2026-05-03T01:00:00Z',
    ...change,
  });

const supportCase = (change: object = {}): SupportCase =>
  z.parse(SupportCase, {
    id: 11,
    person: person(7, 'Mei'),
    email: null,
    locale: 'zh-CN',
    state: 'waiting',
    topic: 'payment_failed',
    about: { kind: 'booking', id: 42, number: 'TG0042' },
    waitingSince: '2026-05-03T01:00:00Z',
    lastMessage: caseMessage(2, '付了两次'),
    claimedBy: null,
    claimedByViewer: false,
    mayAnswer: true,
    ...change,
  });

const BOOKING = z.parse(SupportBooking, {
  number: 'TG0042',
  start: '2026-12-01T01:00:00Z',
  timeZone: 'Asia/Tokyo',
  hours: 4,
  travelers: 2,
  paid: true,
  traveler: person(7, 'Mei'),
  guide: person(9, 'Aoi'),
});

const showInbox = (
  change: object = {},
  replies: ReturnType<typeof reply>[] = [],
  at = '/staff/support?show=waiting&case=11',
) => {
  const one = supportCase(change);
  const visitor = supportCase({ id: 12, person: null, email: 'bo@example.com', about: null });
  return show(
    <>
      <SupportInbox />
      <Toaster />
    </>,
    {
      at,
      as: staff,
      replies: [
        ...replies,
        reply(listSupportCases, { data: [one, visitor], nextCursor: null }),
        reply(getSupportCase, { case: one, booking: one.person ? BOOKING : null }),
        reply(listCaseMessages, {
          data: [caseMessage(2, '付了两次', { topic: null }), caseMessage(1, '<i>你好</i>')],
          nextCursor: null,
        }),
      ],
    },
  );
};

const field = () => page.getByRole('textbox', { name: /^Reply to / });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const head = () => document.querySelector('[data-case] header')?.textContent;
const bodiesTo = (sent: Awaited<ReturnType<typeof show>>['sent'], end: string) =>
  sent.flatMap(({ method, path, body }) =>
    method === 'POST' && path.endsWith(end) ? [body as Record<string, unknown>] : [],
  );

beforeEach(() => localStorage.clear());
afterEach(() => page.viewport(1280, 800));

test('lists questions with their authors, and lets staff move between them with arrow keys and open one with Enter', async () => {
  await page.viewport(1440, 900);
  const { address } = await showInbox({}, [], '/staff/support');
  const list = page.getByRole('list', { name: 'Cases' });
  await expect
    .poll(() => list.element().textContent)
    .toMatch(/Mei.*Payment failed · TG0042.*付了两次.*bo@example\.com.*Visitor/);
  (list.getByRole('link').first().element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toContain('bo@example.com');
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(address()).toBe('/staff/support?show=waiting&case=11');
});

test('links to the next page, even if the user is not allowed to read any case on this one', async () => {
  const replies = [
    reply(listSupportCases, (query) =>
      query.get('cursor')
        ? { data: [supportCase()], nextCursor: null }
        : { data: [], nextCursor: 9 },
    ),
  ];
  await showInbox({}, replies, '/staff/support');
  await button('Show more').click();
  await expect.element(page.getByRole('list', { name: 'Cases' })).toBeVisible();
  expect(button('Show more').query()).toBeNull();
});

test('sends the last message that was read with an answer, shows the answer immediately, and keeps the booking at the top', async () => {
  const { sent } = await showInbox({}, [
    reply(answerCase, caseMessage(3, 'sent', { fromStaff: true })),
  ]);
  await expect.element(page.getByText('<i>你好</i>')).toBeVisible();
  await expect.element(page.getByText('Booking TG0042')).toBeVisible();
  await expect.element(page.getByText('Reads Chinese')).toBeVisible();
  await field().fill('我们退一笔');
  await userEvent.keyboard('{Enter}');
  await expect.element(field()).toHaveValue('');
  await expect.poll(() => bodiesTo(sent, '/messages')).toHaveLength(1);
  expect(bodiesTo(sent, '/messages')[0]).toMatchObject({ text: '我们退一笔', upToSeq: 2 });
});

test('resends an answer after a reload, with the last message that was read when it was written', async () => {
  const lost = await showInbox();
  await expect.element(page.getByText('<i>你好</i>')).toBeVisible();
  await field().fill('我们退一笔');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => bodiesTo(lost.sent, '/messages')).toHaveLength(1);
  await expect.element(button('Send again')).toBeVisible();
  await lost.screen.unmount();
  // The answer is resent automatically; a question that arrived in the meantime stays unanswered.
  const { sent } = await showInbox({}, [
    reply(answerCase, caseMessage(4, 'sent', { fromStaff: true })),
    reply(listCaseMessages, {
      data: [caseMessage(3, '还有'), caseMessage(2, '付了两次')],
      nextCursor: null,
    }),
  ]);
  await expect.element(page.getByText('还有')).toBeVisible();
  await expect.poll(() => bodiesTo(sent, '/messages')).toHaveLength(1);
  expect(bodiesTo(sent, '/messages')[0]).toMatchObject({ text: '我们退一笔', upToSeq: 2 });
});

test('offers to take over a colleague’s case instead of answering it', async () => {
  const theirs = { claimedBy: person(2, 'Ken'), claimedByViewer: false };
  const { sent } = await showInbox(theirs, [reply(claimCase, supportCase())]);
  await expect
    .element(page.getByText('Ken is handling this case. Take it over to answer.'))
    .toBeVisible();
  await expect.element(field()).toBeDisabled();
  expect(head()).not.toContain('Close');
  await button('Take over').click();
  await expect.poll(() => bodiesTo(sent, '/claim')).toHaveLength(1);
});

test('keeps a case open, with a toast, if a message arrives while it is being closed', async () => {
  const mine = { claimedBy: person(1, 'Team'), claimedByViewer: true };
  const { sent } = await showInbox(mine, [refusal(closeCase, 409, 'SUPPORT_WRITTEN')]);
  await expect.element(page.getByText('Handled by you').first()).toBeVisible();
  await expect.poll(() => page.getByRole('log').element().textContent).toContain('付了两次');
  // The toast of an earlier action also has a close button.
  await button('Close').first().click();
  await expect.poll(() => bodiesTo(sent, '/close')).toEqual([{ upToSeq: 2 }]);
  await expect.element(page.getByText(/^There’s a new message\. Read it/)).toBeVisible();
  // All data of the console is refetched.
  await expect
    .poll(() => sent.filter(({ path }) => path.endsWith('/support/11/messages')).length)
    .toBeGreaterThan(1);
});

test('keeps focus on a case’s action while it is sent, and then moves it to the action that replaces it', async () => {
  let mine = {};
  const { sent } = await showInbox({}, [
    reply(claimCase, () => {
      mine = { claimedBy: person(1, 'Team'), claimedByViewer: true };
      return supportCase(mine);
    }),
    reply(getSupportCase, () => ({ case: supportCase(mine), booking: BOOKING })),
  ]);
  const claim = button('Take this case');
  await expect.element(claim).toBeVisible();
  (claim.element() as HTMLElement).focus();
  delayReplies();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => bodiesTo(sent, '/claim')).toHaveLength(1);
  await expect.element(button('Release')).toHaveFocus();
});

test('does not let staff answer their own case, and sends the answer to a visitor by email', async () => {
  const own = await showInbox({ mayAnswer: false });
  await expect.element(page.getByText(/^This is your own case/)).toBeVisible();
  await expect.element(field()).toBeDisabled();
  await expect.element(button('Take this case')).not.toBeInTheDocument();
  await own.screen.unmount();
  await showInbox({ person: null, email: 'bo@example.com', about: null });
  await expect.element(page.getByText('The reply goes to bo@example.com.')).toBeVisible();
  await expect.element(field()).toBeEnabled();
});

test('on a phone, replaces the list with the open case, which has a link back', async () => {
  await page.viewport(390, 844);
  const { address } = await showInbox();
  await expect.element(field()).toBeVisible();
  await expect.element(page.getByRole('list', { name: 'Cases' })).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'All cases' }).click();
  expect(address()).toBe('/staff/support?show=waiting');
});

test('on a phone, an open case hides the list and its tabs', async () => {
  await page.viewport(390, 844);
  await showInbox();
  await expect.element(field()).toBeVisible();
  await expect.element(page.getByRole('tab', { name: 'Waiting' })).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'All cases' }).click();
  await expect.element(page.getByRole('tab', { name: 'Waiting' })).toBeVisible();
});
