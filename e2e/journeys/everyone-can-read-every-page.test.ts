import type { Page } from '@playwright/test';
import { faultsOf } from '../support/faults.ts';
import { complete, inUse } from '../support/in-use.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ sharesSite: true });
// The longest of all files: both workers take of its tests.
test.describe.configure({ mode: 'parallel' });

/** axe finds nothing on any page, light and dark, and no page is wider than its screen. */

const VISITOR = [
  '/',
  '/search',
  '/search?city=kyoto&travelers=2&minPrice=100&maxPrice=400',
  '/search?city=nara&minPrice=590&maxPrice=600',
  '/guides/2',
  '/login',
  '/login?redirect=%2Fcheckout%2F2%3Fdate%3D2036-05-04%26start%3D10%3A00%26travelers%3D2',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/travelers',
  '/dashboard',
  '/messages',
  '/settings/notifications',
  '/settings/notifications#token=7.paid.x',
  '/guide',
  '/guide-dashboard',
  '/guide/calendar',
  '/guide/profile',
  '/guide/rates',
  '/guide/itineraries',
  '/guide/photos',
  '/profile',
  '/withdrawal',
  '/become-guide',
  '/application-status',
  '/verify-identity',
  '/staff',
  '/staff/disputes',
  '/staff/audit-log',
  '/checkout',
  '/payment-demo',
  '/payment-success',
  '/terms',
  '/privacy',
  '/help',
  '/help/cancellation',
  '/help/about',
  '/nowhere',
];
const TRAVELER = [
  '/dashboard',
  '/dashboard?tab=upcoming',
  '/dashboard?tab=ongoing',
  '/dashboard?tab=saved-guides',
  '/dashboard?tab=past',
  '/messages',
  '/messages?tab=notices',
  '/settings/notifications',
  '/checkout/3',
  '/profile',
  '/profile?section=wallet',
  '/profile?section=privacy',
  '/profile?section=security',
  '/profile?section=account',
  '/become-guide',
  '/become-guide?page=character',
  '/become-guide?page=tours',
  '/become-guide?page=preview',
  '/application-status',
  '/verify-identity',
];
const GUIDE = [
  '/guide',
  '/guide-dashboard',
  '/guide/calendar',
  '/guide/profile',
  '/guide/rates',
  '/guide/itineraries',
  '/guide/photos',
  '/messages',
  '/profile',
  '/withdrawal',
];
const STAFF = [
  '/staff',
  '/staff/applications',
  '/staff/applications?show=rejected',
  '/staff/identity',
  '/staff/identity?show=rejected',
  '/staff/withdrawals',
  '/staff/disputes',
  '/staff/disputes?state=decided',
  '/staff/refunds',
  '/staff/chargebacks',
  '/staff/users?name=kenji',
  '/staff/goodwill',
  '/staff/ledger',
  '/staff/audit-log',
  '/staff/withdrawals',
];

const visit = async (page: Page, paths: readonly string[]): Promise<string[]> => {
  const faults: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    faults.push(...(await faultsOf(page)));
  }
  return faults;
};

/** Of public pages, as search engines and lists of tabs show them. */
const TITLED = VISITOR.filter((path) => !/[?#]/.test(path));

/** What people may type, without a place to break, in each field that is somebody's words. */
const LONG: Record<string, string> = Object.fromEntries(
  ['name', 'nickname', 'meetingAddress', 'reason', 'bio', 'content', 'title', 'summary'].map(
    (field) => [field, 'Wolfeschlegelsteinhausenbergerdorff'.repeat(8)],
  ),
);

/** Puts the long words in place of people's own wherever the page reads what the API answers. */
const readLongWords = async (page: Page): Promise<void> => {
  await page.addInitScript((long) => {
    Response.prototype.json = async function () {
      return JSON.parse(await this.text(), (key, value: unknown) =>
        typeof value === 'string' ? (long[key] ?? value) : value,
      );
    };
  }, LONG);
};

test('words longer than a line break, and leave the page as wide as its screen', async ({
  page,
}) => {
  await signIn(page, 'mei');
  await readLongWords(page);
  const wider = async (): Promise<number> => {
    await complete(page);
    await expect(
      page
        .getByText(/Wolfeschlegel/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  };
  for (const path of ['/dashboard', '/dashboard?tab=past', '/checkout/3']) {
    await page.goto(path);
    expect(await wider(), path).toBeLessThanOrEqual(0);
  }
  await page.goto('/help');
  await inUse(page);
  await page.locator('footer a[href="/search"]').click();
  expect(await wider(), 'the search').toBeLessThanOrEqual(0);
  await page.locator('article a').first().click();
  await expect(page).toHaveURL(/\/guides\//);
  expect(await wider(), 'a guide').toBeLessThanOrEqual(0);
});

test('every page has a title of its own, which names the site once', async ({ request }) => {
  for (const lang of ['en', 'zh-CN']) {
    const titles = new Map<string, string>();
    for (const path of TITLED) {
      const html = await (await request.get(`${path}?lang=${lang}`)).text();
      const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
      expect(title.match(/TomoGuide|友导(?! TomoGuide)/g) ?? [], path).toHaveLength(1);
      expect(titles.get(title), path).toBeUndefined();
      titles.set(title, path);
    }
  }
});

test('the pages of a visitor', async ({ page }) => {
  test.setTimeout(480_000);
  expect(await visit(page, VISITOR)).toEqual([]);
});

test('the pages of a traveler', async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page, 'mei');
  expect(await visit(page, TRAVELER)).toEqual([]);
});

test('the pages of a guide', async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page, 'kenji');
  expect(await visit(page, GUIDE)).toEqual([]);
});

test('the pages of staff', async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page, 'staff');
  expect(await visit(page, STAFF)).toEqual([]);
});
