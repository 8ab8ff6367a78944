import { Announcement } from '@tomoguide/contract/notifications/announcements';
import {
  countAudience,
  listAnnouncements,
  sendAnnouncement,
  withdrawAnnouncement,
} from '@tomoguide/contract/notifications/calls';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { endSession } from '../../../lib/session.ts';
import { holdReplies, refusal, reply } from '../../../testing/api-replies.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { getCurrentToast } from '../../../ui/toast.ts';
import { Announcements } from './announcements.tsx';

const announcement = (changes: object = {}) =>
  z.parse(Announcement, {
    id: 4,
    audience: { kind: 'city', city: 'kyoto' },
    personName: null,
    type: 'system',
    words: {
      title: { en: 'Rain ahead', 'zh-CN': '有雨' },
      text: { en: 'Take umbrellas.', 'zh-CN': '请带伞。' },
      path: null,
    },
    createdAt: '2026-05-01T00:00:00Z',
    expiresAt: null,
    staffName: 'Sato Aya',
    people: 12,
    told: 12,
    finishedAt: '2026-05-01T00:00:10Z',
    withdrawnAt: null,
    ...changes,
  });

let reopen = (): void => undefined;
/** The page, which `reopen` leaves and opens again. */
const Reopened = () => {
  const [times, setTimes] = useState(0);
  reopen = () => setTimes(times + 1);
  return <Announcements key={times} />;
};

const showDashboard = (
  listed: Announcement[] = [],
  first: readonly ReturnType<typeof reply>[] = [],
  query = '',
  locale: 'en' | 'zh-CN' = 'en',
  shown = <Announcements />,
) =>
  show(shown, {
    at: `/staff/announcements${query}`,
    locale,
    as: sampleSession({ id: 1, username: 'staff', isStaff: true }),
    replies: [
      ...first,
      reply(listAnnouncements, { data: listed, nextCursor: null }),
      reply(countAudience, { people: 12 }),
      reply(sendAnnouncement, announcement()),
      reply(withdrawAnnouncement, announcement({ withdrawnAt: '2026-05-02T00:00:00Z' })),
    ],
  });

test.each([
  ['en', ['Title in English', 'Text in English', 'Title in Chinese', 'Text in Chinese']],
  ['zh-CN', ['中文标题', '中文内容', '英文标题', '英文内容']],
] as const)('shows the title field for the user’s language first in %s', async (locale, names) => {
  await showDashboard([], [], '', locale);
  const first = page.getByRole('textbox', { name: names[0] });
  await expect.element(first).toBeVisible();
  const fields = [...document.querySelectorAll('form [lang]')];
  expect(
    fields.map(({ id }) => document.querySelector(`label[for="${id}"]`)?.textContent?.trim()),
  ).toEqual(names);
});

test('previews an announcement with its number of recipients and sends it once', async () => {
  const { sent } = await showDashboard();
  const sentRequests = () => sent.flatMap(({ path, body }) => (body ? [[path, body]] : []));
  await page.getByRole('combobox', { name: 'To' }).selectOptions('Guides in a city');
  await page.getByRole('combobox', { name: 'City' }).selectOptions('Kyoto');
  await page.getByRole('textbox', { name: 'Title in English' }).fill('Rain ahead');
  await page.getByRole('textbox', { name: 'Text in English' }).fill('Take umbrellas.');
  await page.getByRole('textbox', { name: 'Title in Chinese' }).fill('有雨');
  await page.getByRole('textbox', { name: /Where the button leads/ }).fill('https://evil.example');
  await page.getByRole('button', { name: 'Preview' }).click();
  // Errors are shown, and the first invalid field has focus.
  await expect.element(page.getByText('Please fill this in.')).toBeVisible();
  await expect.element(page.getByText(/This isn’t a page on this site/)).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Text in Chinese' })).toHaveFocus();
  await page.getByRole('textbox', { name: 'Text in Chinese' }).fill('请带伞。');
  await page.getByRole('textbox', { name: /Where the button leads/ }).fill('');
  await page.getByRole('button', { name: 'Preview' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('12 people will receive this')).toBeVisible();
  await expect.element(dialog.getByText('请带伞。')).toBeVisible();
  const button = dialog.getByRole('button', { name: 'Send to 12 people' }).element();
  (button as HTMLButtonElement).click();
  (button as HTMLButtonElement).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sentRequests()).toEqual([
    [
      '/api/v2/staff/announcements',
      {
        audience: { kind: 'city', city: 'kyoto' },
        type: 'system',
        words: announcement().words,
        days: null,
      },
    ],
  ]);
});

test('shows the progress of a running announcement, and withdraws it with a reason', async () => {
  const { sent } = await showDashboard([announcement({ told: 5, finishedAt: null })]);
  await expect.element(page.getByText('On its way')).toBeVisible();
  await expect.element(page.getByText(/delivered to 5 of 12/)).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Wrong day');
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent.find(({ path }) => path.endsWith('/4/withdraw'))?.body).toEqual({
    reason: 'Wrong day',
  });
});

const openPreview = async () => {
  for (const language of ['English', 'Chinese'])
    for (const field of ['Title', 'Text'])
      await page.getByRole('textbox', { name: `${field} in ${language}` }).fill('Rain');
  await page.getByRole('button', { name: 'Preview' }).click();
};

test('does not send an announcement without recipients, and closes the dialog', async () => {
  await showDashboard([], [reply(countAudience, { people: 0 })]);
  await openPreview();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('Nobody would receive this')).toBeVisible();
  await expect
    .element(dialog.getByRole('button', { name: 'Send' }))
    .toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('shows that counting the recipients failed, and lets the user retry or cancel', async () => {
  let online = false;
  const counted = reply(countAudience, () => {
    if (!online) throw new TypeError('lost');
    return { people: 3 };
  });
  await showDashboard([], [counted]);
  await openPreview();
  const dialog = page.getByRole('dialog');
  const failure = dialog.getByRole('alert');
  await expect.element(failure).toBeVisible();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect.element(failure).toBeVisible();
  online = true;
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Send to 3 people' })).toBeEnabled();
});

test('keeps the reason if a withdrawal fails, and discards it if the announcement was already withdrawn', async () => {
  let online = false;
  await showDashboard(
    [announcement()],
    [
      {
        ...refusal(withdrawAnnouncement, 409, 'INVALID_TRANSITION'),
        bodyFor: () => {
          if (!online) throw new TypeError('lost');
          return { code: 'INVALID_TRANSITION' };
        },
      },
    ],
  );
  await page.getByRole('button', { name: 'Withdraw' }).click();
  const dialog = page.getByRole('dialog');
  const withdraw = dialog.getByRole('button', { name: 'Withdraw' });
  await dialog.getByRole('textbox').fill('Wrong day');
  await withdraw.click();
  await expect.poll(() => getCurrentToast()?.tone).toBe('destructive');
  await expect.element(dialog.getByRole('textbox')).toHaveValue('Wrong day');
  online = true;
  await withdraw.click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('resends a pending announcement with the same idempotency key', async () => {
  await showDashboard([], [refusal(sendAnnouncement, 409, 'IDEMPOTENCY_KEY_IN_USE')]);
  const { fetch } = globalThis;
  const keys: (string | null)[] = [];
  globalThis.fetch = (input, init) => {
    if (init?.method === 'POST') keys.push(new Headers(init.headers).get('idempotency-key'));
    return fetch(input, init);
  };
  await openPreview();
  const send = page.getByRole('dialog').getByRole('button', { name: 'Send to 12 people' });
  await send.click();
  await expect.poll(() => keys).toHaveLength(1);
  await page.getByRole('dialog').getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Preview' }).click();
  await send.click();
  await expect.poll(() => keys).toHaveLength(2);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

test('deletes the input of a sent announcement, even if the user left before the reply', async () => {
  const { screen, sent } = await showDashboard();
  const isStored = () => localStorage.getItem('draft:1:staff:announcement') !== null;
  await openPreview();
  const letGo = holdReplies();
  await page.getByRole('dialog').getByRole('button', { name: 'Send to 12 people' }).click();
  await expect.poll(() => sent.at(-1)?.method).toBe('POST');
  await screen.unmount();
  expect(isStored()).toBe(true);
  letGo();
  await expect.poll(isStored).toBe(false);
});

test.each([
  ['a sent announcement is empty', [], ''],
  [
    'one that was rejected still has it',
    [refusal(sendAnnouncement, 422, 'PERSON_NOT_FOUND')],
    'Rain',
  ],
] as const)('the form opened again before the reply to %s', async (_, first, left) => {
  await showDashboard([], [...first], '', 'en', <Reopened />);
  const title = page.getByRole('textbox', { name: 'Title in English' });
  await openPreview();
  const letGo = holdReplies();
  await page.getByRole('dialog').getByRole('button', { name: 'Send to 12 people' }).click();
  reopen();
  await expect.element(page.getByRole('status').getByText('Sending…')).toBeVisible();
  await expect.element(title).not.toBeInTheDocument();
  letGo();
  await expect.element(title).toHaveValue(left);
});

test('restores the input after the session has expired, until the user logs out', async () => {
  const title = page.getByRole('textbox', { name: 'Title in English' });
  const reason = page.getByRole('dialog').getByRole('textbox');
  const withdraw = () => page.getByRole('button', { name: 'Withdraw' }).click();
  const before = await showDashboard([announcement()]);
  await title.fill('Rain');
  await withdraw();
  await reason.fill('Wrong day');
  endSession('expired');
  await before.screen.unmount();
  const again = await showDashboard([announcement()]);
  await expect.element(title).toHaveValue('Rain');
  await withdraw();
  await expect.element(reason).toHaveValue('Wrong day');
  await again.screen.unmount();
  endSession('logout');
  await showDashboard([announcement()]);
  await expect.element(title).toHaveValue('');
  await withdraw();
  await expect.element(reason).toHaveValue('');
});

test.each([
  ['at a URL without a user', '', 'Everyone', '?name=mei', ['person', 'mei']],
  ['at another user’s URL', '?name=kenji', null, '?name=mei', ['person', 'mei']],
  ['at the same URL, for others', '?name=mei', 'All guides', '?name=mei', ['guides', null]],
  ['at a user’s URL', '?name=kenji', null, '', ['person', 'kenji']],
])(
  'restores text typed %s, for the recipient in the current URL or otherwise for the original one',
  async (_, at, to, then, addressee) => {
    const title = page.getByRole('textbox', { name: 'Title in English' });
    const audience = page.getByRole('combobox', { name: 'To' });
    const name = page.getByRole('textbox', { name: 'Username, email or booking number' });
    const before = await showDashboard([], [], at);
    if (to) await audience.selectOptions(to);
    await title.fill('Rain');
    endSession('expired');
    await before.screen.unmount();
    await showDashboard([], [], then);
    await expect.element(title).toHaveValue('Rain');
    await expect.element(audience).toHaveValue(addressee[0] ?? '');
    if (addressee[1]) await expect.element(name).toHaveValue(addressee[1]);
    else await expect.element(name).not.toBeInTheDocument();
  },
);
