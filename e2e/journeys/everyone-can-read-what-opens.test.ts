import { waitForHydration } from '../support/in-use.ts';
import { pageProblems } from '../support/problems.ts';
import { openSearchForm } from '../support/search-form.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, type Texts, test } from '../support/test.ts';

test.use({ sharesSite: true });

/**
 * axe reports no violations for menus, dialogs and sections that open on the pages, in the light and the
 * dark theme.
 */

const words = {
  filters: { en: /^Filters/, 'zh-CN': /^筛选/ },
  calendar: { en: /calendar/i, 'zh-CN': /日历/ },
} as const;
const fields = {
  destination: { en: 'Destination', 'zh-CN': '目的地' },
} satisfies Record<string, Texts>;

test('has no accessibility violations in a list, a calendar and the errors of the search form', async ({
  page,
  say,
  screen,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  await openSearchForm(page, screen);
  const destination = page.getByRole('combobox', { name: say(fields.destination) });
  await destination.fill('o');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await pageProblems(page)).toEqual([]);
  await destination.press('Escape');
  await page.locator('search form button[type="submit"]').click();
  await expect(page.locator('search [aria-invalid="true"]').first()).toBeVisible();
  expect(await pageProblems(page)).toEqual([]);
  await page.locator('search').getByRole('button', { name: words.calendar[screen.lang] }).click();
  await expect(page.locator('[data-day]').first()).toBeVisible();
  expect(await pageProblems(page)).toEqual([]);
});

test('has no accessibility violations in the open filters', async ({ page, screen }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/search?city=kyoto&travelers=2');
  await waitForHydration(page);
  await page.getByRole('button', { name: words.filters[screen.lang] }).click();
  const sheet = page.getByRole('dialog');
  await sheet.locator('summary').first().click();
  await expect(sheet.getByRole('checkbox').first()).toBeVisible();
  expect(await pageProblems(page)).toEqual([]);
});

test('has no accessibility violations in the user menu, a table of contents, an answer and a toast', async ({
  page,
  screen,
}) => {
  await signIn(page, 'kenji');
  await page.goto('/terms');
  await waitForHydration(page);
  if (screen.phone) await page.locator('nav summary').click();
  await page
    .locator(screen.phone ? 'body > nav button' : 'header button[aria-haspopup="menu"]')
    .click();
  await expect(page.locator('[role="menu"], dialog[open]')).toBeVisible();
  expect(await pageProblems(page)).toEqual([]);

  await page.goto('/help');
  await waitForHydration(page);
  await page.locator('summary').first().click();
  await page.locator('main details[open] p').waitFor();
  expect(await pageProblems(page)).toEqual([]);

  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await waitForHydration(page);
  await page.locator('form button[type="submit"]').click();
  const toast = page.locator('[data-toast]');
  await toast.getByRole('button').focus(); // Focus keeps the toast open.
  expect(await pageProblems(page)).toEqual([]);
});
