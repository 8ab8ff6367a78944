import { formatBookingNumber } from '../../contract/src/bookings/booking-number.ts';
import { accept, paidRequest } from '../support/bookings.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, type Texts, test } from '../support/test.ts';

const words = {
  bell: { en: 'Notifications', 'zh-CN': '通知' },
  unread: { en: 'Unread', 'zh-CN': '未读' },
  archive: { en: 'Archive', 'zh-CN': '归档' },
  more: { en: 'More actions for', 'zh-CN': '更多操作' },
  archived: { en: 'Archived', 'zh-CN': '已归档' },
  accepted: { en: 'has accepted', 'zh-CN': '已接受预订' },
} satisfies Record<string, Texts>;

test('a notice arrives live in a second tab, opens its page, and is dismissed in both', async ({
  page,
  request,
  say,
}) => {
  const booking = await paidRequest(request);
  await signIn(page, 'mei');
  await page.goto('/help');
  const second = await page.context().newPage();
  await second.goto('/messages?tab=notices');
  // The second tab receives the notice through the first one, which holds the socket.
  await accept(request, 'kenji', booking);
  const row = second
    .getByRole('article')
    .filter({ hasText: say(words.accepted) })
    .filter({ hasText: formatBookingNumber(booking.id) });
  await expect(row).toBeVisible({ timeout: 15_000 });
  await expect(second).toHaveTitle(/^\(\d+\) /);
  const heading = row.getByRole('heading');
  await expect(heading).toContainText(say(words.unread));

  await page.getByRole('button', { name: new RegExp(`^${say(words.bell)}`) }).click();
  await page
    .getByRole('dialog')
    .getByRole('link')
    .filter({ hasText: say(words.accepted) })
    .filter({ hasText: formatBookingNumber(booking.id) })
    .click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The notice is marked as read in the other tab as well. The unread count is not checked, because other
  // notices can arrive.
  await expect(heading).not.toContainText(say(words.unread));

  await row.getByRole('button', { name: say(words.more) }).click();
  await row.getByRole('menuitem', { name: say(words.archive) }).click();
  await expect(row).toHaveCount(0);
  await second.getByRole('button', { name: say(words.archived), exact: true }).click();
  await expect(row).toHaveCount(1);
});
