import type { Page } from '@playwright/test';
import { waitUntilLoaded } from '../support/in-use.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, type Texts, test } from '../support/test.ts';

const words = {
  meeting: { en: 'Meeting point', 'zh-CN': '集合地点' },
  past: { en: 'Past Experiences', 'zh-CN': '过往行程' },
  upcoming: { en: 'Upcoming Trips', 'zh-CN': '待出行' },
  stay: { en: 'You’re offline', 'zh-CN': '没有网络' },
  asOf: { en: 'No connection. This is from', 'zh-CN': '没有网络，以下是' },
  driver: { en: 'Show to the driver', 'zh-CN': '给司机看' },
  details: { en: 'Details', 'zh-CN': '详情' },
  quote: { en: 'Signed quote', 'zh-CN': '报价单' },
  code: { en: 'Start code', 'zh-CN': '见面码' },
  menu: { en: 'Your menu', 'zh-CN': '我的菜单' },
  logOut: { en: 'Log Out', 'zh-CN': '退出登录' },
  bell: { en: 'Notifications', 'zh-CN': '通知' },
  emoji: { en: 'Emoji', 'zh-CN': '表情' },
  missing: { en: 'This part couldn’t be loaded', 'zh-CN': '这部分没能加载' },
  reload: { en: 'Reload', 'zh-CN': '刷新' },
} satisfies Record<string, Texts>;

test('tapping a link to a page that was never opened keeps the meeting point in view while offline', async ({
  page,
  say,
}) => {
  await signIn(page, 'mei');
  await page.goto('/dashboard?tab=upcoming');
  const meetingPoint = page.getByText(say(words.meeting)).first();
  await expect(meetingPoint).toBeVisible();
  await waitUntilLoaded(page);
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

/** As after a new release: a script that the page has not loaded yet is missing until the next page load. */
const replaceRelease = async (page: Page): Promise<void> => {
  let isOld = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) isOld = false;
  });
  await page.route('**/assets/*.js', (route) =>
    isOld ? route.fulfill({ status: 404, body: '' }) : route.fallback(),
  );
};

test('a link in a tab opened before a new release opens its page on the first click', async ({
  page,
}) => {
  await page.goto('/help');
  await waitUntilLoaded(page);
  await replaceRelease(page);
  await page.locator('footer a[href="/search"]').first().click();
  await expect(page).toHaveURL(/\/search$/);
  await expect(page.locator('article').first()).toBeVisible();
});

test('what opens in a tab from before a new release offers a reload, which keeps typed text', async ({
  page,
  say,
}) => {
  await signIn(page, 'mei');
  await page.goto('/help');
  await waitUntilLoaded(page);
  const bell = page.getByRole('button', { name: new RegExp(`^${say(words.bell)}`) });
  // The header of a logged-in user is a script of its own, loaded after the page.
  await bell.waitFor();
  await replaceRelease(page);
  await bell.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(say(words.missing));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.goto('/messages');
  await page.locator('main a[href*="conversation="]').first().click();
  const field = page.locator('main form textarea');
  await field.fill('Is the garden open?');
  await waitUntilLoaded(page);
  await replaceRelease(page);
  await page.getByRole('button', { name: say(words.emoji) }).click();
  await expect(dialog).toContainText(say(words.missing));
  await expect(field).toHaveValue('Is the garden open?');
  await dialog.getByRole('button', { name: say(words.reload) }).click();
  await expect(field).toHaveValue('Is the garden open?');
  await page.getByRole('button', { name: say(words.emoji) }).click();
  await expect(dialog).toBeVisible();
  await expect(dialog).not.toContainText(say(words.missing));
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the next trips open offline, but only for the same account', async ({
    page,
    context,
    say,
  }) => {
    const cachedBookingIds = (side: string) =>
      page.evaluate(async (path) => {
        const record = (await (await caches.match(path))?.json()) as
          | { bookings: { id: number }[]; quotes: unknown[] }
          | undefined;
        // Before the login, the cached page is that of a visitor.
        const look = await (await caches.match('/kept-look'))?.text();
        return look?.endsWith(' true') && record ? record.bookings.map(({ id }) => id) : [];
      }, `/kept/${side}`);

    await signIn(page, 'mei');
    await page.goto('/dashboard?tab=upcoming');
    const cards = page.locator('[data-booking]');
    await waitUntilLoaded(page);
    const first = await cards.first().getAttribute('data-booking');
    const card = page.locator(`[data-booking="${first}"]`);
    const address = await card.locator('p[lang="ja"]').first().innerText();
    await expect
      .poll(() => cachedBookingIds('traveler'), { timeout: 60_000 })
      .toContain(Number(first));

    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('startCodes') ?? ''))
      .toMatch(/secret/);

    await test.step('reloading offline shows the trips with everything needed during the tour', async () => {
      await context.setOffline(true);
      await page.reload();
      await expect(page.getByText(say(words.asOf))).toBeVisible();
      await expect(card).toContainText(address);
      await expect
        .poll(() =>
          card
            .locator('img')
            .first()
            .evaluate((image: HTMLImageElement) => image.naturalWidth),
        )
        .toBeGreaterThan(0);
      await expect(page.locator('a[href="tel:119"]')).toBeVisible();
      await card.getByRole('button', { name: say(words.driver) }).click();
      await expect(page.getByRole('dialog')).toContainText('ここまでお願いします');
      await page.keyboard.press('Escape');
      await card.getByRole('button', { name: say(words.details) }).click();
      await expect(card.getByRole('button', { name: say(words.quote), exact: true })).toBeVisible();
      await page
        .getByRole('button', { name: say(words.code) })
        .first()
        .click();
      await expect(page.locator('[data-own-code]')).toHaveAttribute('data-own-code', /^\d{6}$/);
    });

    await test.step('the app opens on the trips, and other pages state that the network is down', async () => {
      await page.goto('/');
      await expect(page).toHaveURL(/\/dashboard$/);
      await expect(card).toContainText(address);
      await page.goto('/help');
      await expect(page.getByRole('heading', { name: say(words.stay) })).toBeVisible();
      await page.locator('a[href="/dashboard"]').click();
      await expect(card).toContainText(address);
    });

    await test.step('the full list is back once online, and logging out deletes the stored trips', async () => {
      await context.setOffline(false);
      await page.reload();
      await waitUntilLoaded(page);
      await expect(page.getByText(say(words.asOf))).toBeHidden();
      await page.getByRole('button', { name: say(words.menu) }).click();
      await page.getByRole('menuitem', { name: say(words.logOut) }).click();
      await expect(page).toHaveURL(/\/$/);
      const cacheNames = () => page.evaluate(() => caches.keys());
      await expect
        .poll(async () => (await cacheNames()).filter((name) => name.startsWith('kept-')))
        .toEqual([]);
      await signIn(page, 'kenji');
      await context.setOffline(true);
      await page.goto('/dashboard');
      await waitUntilLoaded(page);
      await expect(page.locator('[data-booking]')).toHaveCount(0);
      await context.setOffline(false);
    });
  });
});
