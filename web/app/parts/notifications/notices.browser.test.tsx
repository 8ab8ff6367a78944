import { listConversations } from '@tomoguide/contract/messaging/calls';
import {
  archiveSystemMessage,
  countUnreadSystemMessages,
  deleteSystemMessage,
  listSystemMessages,
  markSystemMessageRead,
  markSystemMessagesRead,
} from '@tomoguide/contract/notifications/calls';
import { SystemMessage, SystemMessagePage } from '@tomoguide/contract/notifications/entities';
import { Suspense } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import Bell from '../../layout/bell/bell.tsx';
import { UNREAD_NOTICES_KEY } from '../../lib/unread.ts';
import { MessagesPage } from '../../pages/messages/messages-page.tsx';
import { NoticeList } from '../../pages/messages/notices/notice-list.tsx';
import { NoticeTools } from '../../pages/messages/notices/notice-tools.tsx';
import { refusal, reply } from '../../testing/api-replies.ts';
import { sampleSession } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { Toaster } from '../../ui/toaster.tsx';

const notice = (id: number, change: Partial<z.input<typeof SystemMessage>> = {}): SystemMessage =>
  z.parse(SystemMessage, {
    id,
    type: 'booking',
    topic: 'accepted',
    title: `Notice ${id}`,
    message: 'Your tour TG0042 is booked.',
    names: [],
    status: 'unread',
    createdAt: '2026-05-03T01:00:00Z',
    readAt: null,
    expiresAt: null,
    isClosed: false,
    actionable: false,
    actionUrl: '/dashboard',
    actionLabel: 'See My Trips',
    showContactSupport: false,
    isErrorMessage: false,
    relatedEntityType: 'booking',
    relatedEntityId: 42,
    ...change,
  });
const getPage = (data: SystemMessage[], nextCursor: number | null = null) =>
  z.parse(SystemMessagePage, { data, total: data.length, page: 1, limit: 20, nextCursor });
const noticesNewestFirst = (count: number) =>
  Array.from({ length: count }, (_, index) => notice(count - index));
const unread = (unreadCount: number) => reply(countUnreadSystemMessages, { data: { unreadCount } });

type Replies = NonNullable<NonNullable<Parameters<typeof show>[1]>['replies']>;
const showBell = async (count: number, replies: Replies, locale: 'en' | 'zh-CN' = 'en') => {
  const shown = await show(
    <Suspense>
      <Bell />
      <Toaster />
    </Suspense>,
    { as: sampleSession(), replies, locale },
  );
  shown.cache.setQueryData(UNREAD_NOTICES_KEY, count);
  return shown;
};
const dialog = () => page.getByRole('dialog');
const openDrawer = async () => {
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect.element(dialog()).toBeVisible();
};

const showList = (replies: Replies, at = '/messages?tab=notices', locale: 'en' | 'zh-CN' = 'en') =>
  show(
    <>
      <MessagesPage notices={<NoticeList />} noticeTools={<NoticeTools />} />
      <Toaster />
    </>,
    { as: sampleSession(), at, replies, locale },
  );

const moreFor = (id: number) =>
  page.getByRole('button', { name: `More actions for “Notice ${id}”` }).click();

afterEach(() => page.viewport(1280, 800));

test('shows the unread count on the bell, up to 99', async () => {
  const { cache } = await showBell(0, []);
  const button = page.getByRole('button', { name: /^Notifications/ });
  await expect.element(button).toHaveTextContent('');
  cache.setQueryData(UNREAD_NOTICES_KEY, 99);
  await expect.element(button).toHaveTextContent('99');
  cache.setQueryData(UNREAD_NOTICES_KEY, 100);
  await expect.element(button).toHaveTextContent('99+');
  await expect.element(button).toHaveAccessibleName('Notifications, 100 unread');
});

test.each(['in the list', 'in the drawer'])(
  '%s, shows a notice as a sentence, with its times on separate lines below',
  async (where) => {
    const apart = {
      message: 'Mei has booked you (TG0042).',
      times: [
        { label: 'Tour', time: 'Sun, May 10, 10:00 Japan time (09:00 in Beijing)' },
        { label: 'Deadline', time: 'Sat, May 2, 08:00 Beijing time (09:00 in Japan)' },
      ],
    };
    const booked = notice(1, { message: 'Mei has booked you (TG0042). Tour: …', apart });
    const replies = [reply(listSystemMessages, getPage([booked])), unread(1)];
    if (where === 'in the list') await showList(replies);
    else {
      await showBell(1, replies);
      await openDrawer();
    }
    const tops = [apart.message, apart.times[0]?.time, apart.times[1]?.time].map((words) =>
      page.getByText(words ?? '', { exact: true }),
    );
    for (const line of tops) await expect.element(line).toBeVisible();
    const [sentence, tour, deadline] = tops.map((line) => line.element().getBoundingClientRect());
    expect(tour?.top).toBeGreaterThanOrEqual(sentence?.bottom ?? Infinity);
    expect(deadline?.top).toBeGreaterThanOrEqual(tour?.bottom ?? Infinity);
    await expect.element(page.getByText('Tour: …')).not.toBeInTheDocument();
  },
);

test('groups notices by day in the user’s time zone', async () => {
  const now = Temporal.Now.zonedDateTimeISO();
  const at = (days: number) => now.subtract({ days }).toInstant().toString();
  const came = [0, 0, 1].map((days, index) => notice(3 - index, { createdAt: at(days) }));
  await showList([reply(listSystemMessages, getPage(came)), unread(3)]);
  const today = page.getByRole('list', { name: 'Today' });
  await expect.element(page.getByRole('heading', { name: 'Today', level: 2 })).toBeVisible();
  await expect.element(today.getByRole('heading', { name: /Notice 3/, level: 3 })).toBeVisible();
  expect(today.getByRole('listitem').elements()).toHaveLength(2);
  expect(
    page.getByRole('list', { name: 'Yesterday' }).getByRole('listitem').elements(),
  ).toHaveLength(1);
});

test('shows no unread count if it fails to load', async () => {
  const { cache } = await showBell(3, []);
  const button = page.getByRole('button', { name: /^Notifications/ });
  await expect.element(button).toHaveTextContent('3');
  const queryFn = () => Promise.reject(new Error('not now'));
  await cache.fetchQuery({ queryKey: UNREAD_NOTICES_KEY, queryFn, staleTime: 0 }).catch(() => null);
  await expect.element(button).toHaveTextContent('');
  cache.setQueryData(UNREAD_NOTICES_KEY, 4);
  await expect.element(button).toHaveTextContent('4');
});

test('shows five of ten fetched notices in the drawer; a click opens the page and marks the notice as read', async () => {
  const { sent, address } = await showBell(12, [
    reply(listSystemMessages, (query) => {
      expect([query.get('status'), query.get('limit')]).toEqual(['unread', '10']);
      return getPage(noticesNewestFirst(10), 1);
    }),
    reply(markSystemMessageRead, { data: notice(10, { status: 'read' }) }),
    unread(11),
  ]);
  await openDrawer();
  await expect.element(dialog().getByRole('listitem').nth(4)).toBeVisible();
  expect(dialog().getByRole('listitem').elements()).toHaveLength(5);
  await expect.element(dialog().getByText('And 7 more unread notifications.')).toBeVisible();
  await dialog()
    .getByRole('link', { name: /^Notice 10/ })
    .click();
  await expect.poll(address).toBe('/dashboard');
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
  expect(sent).toContainEqual({
    method: 'PATCH',
    path: '/api/v2/system-messages/10/read',
    body: null,
  });
});

test('closes the drawer on Escape and on going back, and restores focus to the bell', async () => {
  const { back } = await showBell(0, [reply(listSystemMessages, getPage([]))]);
  await openDrawer();
  await expect.element(dialog().getByText('You’re up to date')).toBeVisible();
  for (let i = 0; i < 6; i += 1) {
    await userEvent.keyboard('{Tab}');
    const at = document.activeElement;
    expect(at === document.body || at?.closest('dialog')).toBeTruthy();
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Notifications');
  await openDrawer();
  await back();
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('closes the drawer on a click outside, unless the press starts inside', async () => {
  await showBell(0, [reply(listSystemMessages, getPage([]))]);
  await openDrawer();
  const clickOutside = (began: Element) => {
    began.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    dialog()
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  };
  clickOutside(dialog().getByRole('heading', { name: 'Notifications' }).element());
  // The drawer would close through a history navigation, which takes a moment.
  await new Promise((resolve) => setTimeout(resolve, 200));
  await expect.element(dialog()).toBeVisible();
  clickOutside(dialog().element());
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('on a phone, dragging the header down closes the drawer, and a short drag snaps back', async () => {
  await page.viewport(390, 844);
  await showBell(0, [reply(listSystemMessages, getPage([]))]);
  await openDrawer();
  const heading = dialog().getByRole('heading', { name: 'Notifications' }).element();
  const dragHeader = (by: number) => {
    const touch = (clientY: number) => new Touch({ identifier: 1, target: heading, clientY });
    const send = (type: string, touches: Touch[]) =>
      heading.dispatchEvent(new TouchEvent(type, { touches, bubbles: true, cancelable: true }));
    send('touchstart', [touch(100)]);
    send('touchmove', [touch(100 + by)]);
    send('touchend', []);
  };
  dragHeader(40);
  await expect.element(dialog()).toBeVisible();
  expect((dialog().element() as HTMLElement).style.translate).toBe('');
  dragHeader(200);
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('marks all as read immediately, and reverts with one toast on failure, in the specified Chinese', async () => {
  await showBell(
    2,
    [
      reply(listSystemMessages, getPage(noticesNewestFirst(2))),
      refusal(markSystemMessagesRead, 503, 'UNAVAILABLE'),
      unread(2),
    ],
    'zh-CN',
  );
  await page.getByRole('button', { name: /^通知/ }).click();
  await expect.element(dialog().getByRole('listitem').first()).toBeVisible();
  await dialog().getByRole('button', { name: '全部标为已读' }).click();
  await expect.element(page.getByText('全部标记已读失败')).toBeVisible();
  await expect.element(dialog().getByRole('listitem').first()).toBeVisible();
});

test('the drawer shows an error and a retry if it fails to load', async () => {
  let fails = true;
  const once = reply(listSystemMessages, getPage([notice(1)]));
  await showBell(1, [
    {
      ...once,
      bodyFor: (query) => {
        if (fails) throw new TypeError('offline');
        return once.bodyFor(query);
      },
    },
  ]);
  await openDrawer();
  await expect.element(dialog().getByText('The notifications couldn’t be loaded')).toBeVisible();
  fails = false;
  await dialog().getByRole('button', { name: 'Try again' }).click();
  await expect.element(dialog().getByText('Notice 1')).toBeVisible();
});

test('dims expired notices, and shows errors, subjects and a support link', async () => {
  await showList([
    reply(
      listSystemMessages,
      getPage([
        notice(3, {
          message: 'It did not work.',
          isErrorMessage: true,
          showContactSupport: true,
          type: 'payment',
        }),
        notice(2, { expiresAt: '2026-05-04T01:00:00Z' }),
        notice(5, { expiresAt: '2026-05-04T01:00:00Z', isClosed: true }),
        notice(1, { status: 'read', readAt: '2026-05-03T01:00:00Z' }),
      ]),
    ),
  ]);
  const failed = page.getByRole('article', { name: 'Notice 3' });
  await expect.element(failed.getByText('Booking TG0042', { exact: true })).toBeVisible();
  await expect.element(failed.getByText('Needs attention')).toBeVisible();
  await expect.element(failed.getByRole('link', { name: 'Contact support' })).toBeVisible();
  const hovered = page.getByRole('article', { name: 'Notice 2' });
  await expect.element(hovered.getByText('expired', { exact: true })).toBeVisible();
  const answered = page.getByRole('article', { name: 'Notice 5' });
  await expect.element(answered.getByText('closed', { exact: true })).toBeVisible();
  await expect.element(answered.getByText('expired')).not.toBeInTheDocument();
  const read = page.getByRole('article', { name: 'Notice 1' });
  await expect.element(read.getByText('expired')).not.toBeInTheDocument();
  await moreFor(1);
  await expect.element(page.getByRole('menuitem', { name: 'Archive' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: /as read/ })).not.toBeInTheDocument();
});

test('does not repeat a booking that is in the text of a notice (notices.md, "Bell, drawer and list")', async () => {
  await showList([
    reply(
      listSystemMessages,
      getPage([notice(3, { message: 'Tour TG0042 has begun.', type: 'booking' })]),
    ),
  ]);
  const row = page.getByRole('article', { name: 'Notice 3' });
  await expect.element(row.getByText('Tour TG0042 has begun.')).toBeVisible();
  expect(row.getByText('Booking TG0042').elements()).toHaveLength(0);
});

test('archiving removes a notice and reduces the count; a failure restores both', async () => {
  const { sent, cache } = await showList([
    reply(listSystemMessages, getPage(noticesNewestFirst(2))),
    refusal(archiveSystemMessage, 503, 'UNAVAILABLE'),
  ]);
  cache.setQueryData(UNREAD_NOTICES_KEY, 2);
  await moreFor(2);
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await expect.element(page.getByText('Failed to archive the notification')).toBeVisible();
  await expect.element(page.getByRole('article', { name: 'Notice 2' })).toBeVisible();
  expect(sent).toContainEqual({
    method: 'PATCH',
    path: '/api/v2/system-messages/2/archive',
    body: null,
  });
});

test('requires one confirmation before deleting a notice', async () => {
  let notices = noticesNewestFirst(2);
  const { sent } = await showList([
    reply(listSystemMessages, () => getPage(notices)),
    reply(deleteSystemMessage, { data: { deleted: true } }),
  ]);
  await moreFor(2);
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  expect(sent.filter(({ method }) => method === 'DELETE')).toEqual([]);
  notices = notices.slice(1);
  await page.getByRole('button', { name: 'Delete notification' }).click();
  await expect.element(page.getByRole('article', { name: 'Notice 2' })).not.toBeInTheDocument();
  await expect
    .poll(() => sent.filter(({ method }) => method === 'DELETE'))
    .toMatchObject([{ path: '/api/v2/system-messages/2' }]);
});

test('filters the list by state and kind from the URL, and loads more pages by cursor', async () => {
  const requested: string[] = [];
  const { address } = await showList(
    [
      reply(listSystemMessages, (query) => {
        requested.push(query.toString());
        return query.has('cursor') ? getPage([notice(1)]) : getPage([notice(2)], 2);
      }),
    ],
    '/messages?tab=notices&status=nonsense&type=payment',
  );
  await page.getByRole('button', { name: 'Show older notifications' }).click();
  await expect.element(page.getByRole('article', { name: 'Notice 1' })).toBeVisible();
  expect(requested).toEqual([
    'includeExpired=true&type=payment',
    'includeExpired=true&type=payment&cursor=2',
  ]);
  await page.getByRole('button', { name: 'Archived' }).click();
  await expect.poll(address).toBe('/messages?tab=notices&status=archived&type=payment');
});

test.each([
  [390, 'en'],
  [390, 'zh-CN'],
  [360, 'zh-CN'],
] as const)('at %i pixels, in %s, does not cut off any filter label', async (width, locale) => {
  await page.viewport(width, 844);
  await showList([reply(listSystemMessages, getPage([notice(2)]))], undefined, locale);
  await expect.element(page.getByRole('article', { name: 'Notice 2' })).toBeVisible();
  const group = page.getByRole('group').element();
  const parts = [...group.children, page.getByRole('combobox').element()];
  const sides = parts.map((part) => part.getBoundingClientRect());
  expect(sides).toHaveLength(4);
  expect(new Set(sides.map(({ top, height }) => Math.round(top + height / 2))).size).toBe(1);
  expect(Math.max(...sides.map(({ right }) => right))).toBeLessThan(width);
  expect(Math.min(...sides.map(({ height }) => height))).toBeGreaterThanOrEqual(44);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test('scrolls the page itself rather than the list in it', async () => {
  await page.viewport(390, 844);
  await showList([reply(listSystemMessages, getPage(noticesNewestFirst(20)))]);
  const first = page.getByRole('article', { name: 'Notice 20' });
  await expect.element(first).toBeVisible();
  expect(document.documentElement.scrollHeight).toBeGreaterThan(2000);
  for (let at = first.element().parentElement; at; at = at.parentElement)
    expect(at.scrollHeight - at.clientHeight > 1 && at !== document.documentElement).toBe(false);
});

test('on a phone, groups the actions for all notices behind one button that also works by keyboard', async () => {
  await page.viewport(390, 844);
  const { cache, sent } = await showList([
    reply(listSystemMessages, getPage(noticesNewestFirst(3))),
    unread(3),
  ]);
  cache.setQueryData(UNREAD_NOTICES_KEY, 3);
  const more = page.getByRole('button', { name: 'More actions for notifications' });
  await expect.element(more).toBeVisible();
  (more.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('menuitem', { name: 'Notification settings' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => sent.filter(({ method, body }) => method !== 'GET' && body !== null))
    .toMatchObject([{ body: { markAll: true } }]);
});

test.each([
  ['phone', 390, 'More actions for notifications'],
  ['desktop', 1280, 'Notification settings'],
] as const)(
  'on a %s, keeps focus next to the list after all notices are marked as read by keyboard',
  async (_, width, left) => {
    await page.viewport(width, 844);
    let count = 3;
    const { cache } = await showList([
      reply(listSystemMessages, getPage(noticesNewestFirst(3))),
      reply(countUnreadSystemMessages, () => ({ data: { unreadCount: count } })),
    ]);
    cache.setQueryData(UNREAD_NOTICES_KEY, count);
    const more = page.getByRole('button', { name: 'More actions for notifications' });
    const all = page.getByRole(width < 640 ? 'menuitem' : 'button', { name: 'Mark all as read' });
    if (width < 640) await more.click();
    await expect.element(all).toBeVisible();
    (all.element() as HTMLElement).focus();
    count = 0;
    await userEvent.keyboard('{Enter}');
    await expect.element(all).not.toBeInTheDocument();
    expect(document.activeElement?.getAttribute('aria-label')).toBe(left);
    if (width >= 640) return;
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('menuitem')).toHaveTextContent('Notification settings');
  },
);

test('gives each notice one button large enough to tap, and keeps focus in the list after archiving', async () => {
  let notices = noticesNewestFirst(2);
  await showList([
    reply(listSystemMessages, () => getPage(notices)),
    reply(archiveSystemMessage, { data: notice(2, { status: 'archived' }) }),
  ]);
  const row = page.getByRole('article', { name: 'Notice 2' });
  await expect.element(row).toBeVisible();
  expect(row.getByRole('button').elements()).toHaveLength(1);
  const button = row.getByRole('button').element() as HTMLElement;
  const { width, height } = button.getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  notices = notices.slice(1);
  button.focus();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('a{Enter}');
  await expect.element(row).not.toBeInTheDocument();
  const left = page.getByRole('article', { name: 'Notice 1' }).element();
  expect(document.activeElement?.contains(left)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

test('shows a short time and announces it in full, and does not wrap names', async () => {
  const year = new Date().getFullYear();
  await page.viewport(390, 844);
  await showList([
    reply(
      listSystemMessages,
      getPage([
        notice(2, {
          title: 'Sakura 日向桜接受了你的行程请求',
          names: ['Sakura 日向桜'],
          createdAt: `${year - 1}-05-03T01:00:00Z`,
          relatedEntityType: 'tour_request',
        }),
      ]),
    ),
  ]);
  const row = page.getByRole('article');
  await expect.element(row).toBeVisible();
  const time = row.element().querySelector('time');
  // The heading above the notice contains the day.
  expect(time?.querySelector('[aria-hidden]')?.textContent).toBe('09:00');
  expect(time?.title).toMatch(new RegExp(`^[A-Z][a-z]{2}, May 3, ${year - 1}, \\d\\d:00 \\(`));
  expect(time?.querySelector('.sr-only')?.textContent).toBe(time?.title);
  const name = page.getByText('Sakura 日向桜', { exact: true }).element();
  expect(name.getClientRects()).toHaveLength(1);
  // The tour request has no number, and the title already names it.
  expect(page.getByText('Tour request', { exact: true }).elements()).toEqual([]);
});

test('arrow keys switch between notices and conversations, and keep focus on the tabs', async () => {
  const { address } = await showList([
    reply(listSystemMessages, getPage([])),
    reply(listConversations, { data: [], nextCursor: null }),
  ]);
  const tab = (name: RegExp) => page.getByRole('tab', { name });
  (tab(/^Notifications/).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(address).toBe('/messages');
  await expect.element(page.getByText('No messages yet')).toBeVisible();
  await expect.element(tab(/^Conversations/)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(address).toBe('/messages?tab=notices');
  await expect.element(page.getByRole('tabpanel', { name: /^Notifications/ })).toBeVisible();
  await expect.element(tab(/^Notifications/)).toHaveFocus();
});

test('only an unread notice that needs a response has a filled button', async () => {
  const asks = { actionable: true, actionLabel: 'Answer' };
  await showList([
    reply(
      listSystemMessages,
      getPage([
        notice(2, asks),
        notice(1, { ...asks, status: 'read', readAt: '2026-05-03T01:00:00Z' }),
      ]),
    ),
  ]);
  const button = (id: number) =>
    page.getByRole('article', { name: `Notice ${id}` }).getByRole('link', { name: 'Answer' });
  await expect.element(button(2)).toHaveClass('bg-action');
  await expect.element(button(1)).not.toHaveClass('bg-action');
});
