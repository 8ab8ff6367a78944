import { complete } from '../support/in-use.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, type Texts, test } from '../support/test.ts';

const words = {
  meeting: { en: 'Meeting point', 'zh-CN': '集合地点' },
  past: { en: 'Past Experiences', 'zh-CN': '过往行程' },
  upcoming: { en: 'Upcoming Trips', 'zh-CN': '待出行' },
  stay: { en: 'You are offline', 'zh-CN': '当前没有网络' },
} satisfies Record<string, Texts>;

test('without a network a tap on a page not opened yet leaves the meeting point in sight', async ({
  page,
  say,
}) => {
  await signIn(page, 'mei');
  await page.goto('/dashboard?tab=upcoming');
  const meetingPoint = page.getByText(say(words.meeting)).first();
  await expect(meetingPoint).toBeVisible();
  await complete(page);
  const toHelp = page.locator('footer a[href="/help"]');

  await page.context().setOffline(true);
  await toHelp.click();
  await expect(page.locator('[data-toast]')).toContainText(say(words.stay));
  await expect(page).toHaveURL(/\/dashboard\?tab=upcoming$/);
  await expect(meetingPoint).toBeVisible();
  await page.getByRole('tab', { name: say(words.past) }).click();
  await expect(page).toHaveURL(/tab=past$/);
  await page.getByRole('tab', { name: say(words.upcoming) }).click();
  await expect(meetingPoint).toBeVisible();

  await page.context().setOffline(false);
  await toHelp.click();
  await expect(page).toHaveURL(/\/help$/);
});
