import { openBeforeHydration, waitForHydration } from '../support/in-use.ts';
import { openSearchForm } from '../support/search-form.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ sharesSite: true });

const DARK_PAPER = 'rgb(21, 23, 26)';
const other = { en: '简体中文', 'zh-CN': 'English' } as const;
const otherLang = { en: 'zh-CN', 'zh-CN': 'en' } as const;
const travelers = { en: 'Travelers', 'zh-CN': '出行人数' } as const;

test('the language switch keeps the page, the selections and the scroll position, and is remembered', async ({
  page,
  screen,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  await openSearchForm(page, screen);
  await page.getByLabel(travelers[screen.lang]).selectOption('5');
  if (screen.phone) {
    // An open sheet has a history entry, which is removed shortly after the sheet is closed.
    const sheet = page.locator('.search-sheet[role="dialog"]');
    await expect(sheet).toBeVisible();
    await page.locator('[popovertargetaction="hide"]').click();
    await expect(sheet).toHaveCount(0);
  }
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.getByRole('button', { name: other[screen.lang] }).click();
  const lang = otherLang[screen.lang];
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  await expect(page.getByLabel(travelers[lang])).toHaveValue('5');
  // Scroll anchoring keeps the visible text in place, although the height above it can differ between
  // languages.
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(150);
  const again = await page.goto('/search');
  expect(again?.headers()['content-language']).toBe(lang);
  expect(again?.headers().vary).toContain('Cookie');
});

test('keeps text typed into a form when the language changes', async ({ page, screen }) => {
  await page.goto('/signup?redirect=%2Fguides%2F2');
  await waitForHydration(page);
  await page.locator('[name="firstName"]').fill('Mei');
  await page.locator('[name="email"]').fill('mei@example.com');
  await page.getByRole('button', { name: other[screen.lang] }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', otherLang[screen.lang]);
  await expect(page).toHaveURL(/\/signup\?redirect=%2Fguides%2F2$/);
  await expect(page.locator('[name="firstName"]')).toHaveValue('Mei');
  await expect(page.locator('[name="email"]')).toHaveValue('mei@example.com');
});

test('?lang= sets the language of a public page', async ({ page }) => {
  for (const lang of ['en', 'zh-CN']) {
    await page.goto(`/help?lang=${lang}`);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`lang=${lang}$`),
    );
  }
});

test('follows the system theme, remembers the toggle, and uses the right theme on first paint', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const backgroundColor = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(await backgroundColor()).toBe(DARK_PAPER);
  await page.getByRole('button', { name: /light mode|浅色模式/ }).click();
  await expect.poll(backgroundColor).not.toBe(DARK_PAPER);
  const html = await (await page.request.get('/')).text();
  expect(html).toContain('data-theme="light"');
  // The chosen theme is the opposite of the system theme. It must apply before any script runs, so that the
  // system theme does not flash.
  await page.getByRole('button', { name: /dark mode|深色模式/ }).click();
  await page.emulateMedia({ colorScheme: 'light' });
  const releaseScripts = await openBeforeHydration(page, '/search');
  await page.locator('main h1').waitFor();
  expect(await backgroundColor()).toBe(DARK_PAPER);
  releaseScripts();
});

test('shows a toast and the login page when the server rejects the session', async ({
  page,
  screen,
}) => {
  await signIn(page, 'mei');
  // The page after the login fetches saved guides; if that request were rejected, the session would end.
  await page.goto('/help');
  await page.route('**/api/travelers/**', (route) =>
    route.fulfill({
      status: 401,
      contentType: 'application/json',
      body: JSON.stringify({ code: 'TOKEN_EXPIRED', message: 'Your session has expired.' }),
    }),
  );
  await page.goto('/search');
  const expired = { en: 'Session Expired', 'zh-CN': '登录已过期' }[screen.lang];
  await expect(page.locator('[data-toast="destructive"]')).toContainText(expired);
  await expect(page).toHaveURL(/\/login\?redirect=%2Fsearch/);
  expect(
    await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')]),
  ).toEqual([null, null]);
});

test('clears a partially stored session', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('token', 'a.b.c'));
  await page.reload();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
