import type { Page } from '@playwright/test';
import { findPage, PAGES } from '@tomoguide/contract/pages';
import { getStaffPath, STAFF_PAGES } from '@tomoguide/contract/staff/pages';
import { GUIDE, navigateTo, STAFF, TRAVELER, VISITOR } from '../support/every-page.ts';
import { waitForHydration, waitUntilLoaded } from '../support/in-use.ts';
import { markupProblems } from '../support/markup.ts';
import { pageProblems } from '../support/problems.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ sharesSite: true });
// This file takes longest, so parallel mode distributes its tests across both workers.
test.describe.configure({ mode: 'parallel' });

/**
 * Visits pages and returns their problems: accessibility violations in the light or the dark theme, and
 * content wider than the screen.
 */

const visit = async (page: Page, paths: readonly string[]): Promise<string[]> => {
  const problems: string[] = [];
  const [first = '/', ...others] = paths;
  await page.goto(first);
  problems.push(...(await pageProblems(page)));
  for (const path of others) {
    await navigateTo(page, path);
    problems.push(...(await pageProblems(page)));
  }
  return problems;
};

/** Public pages, whose titles appear in search results and browser tabs. */
const TITLED = VISITOR.filter((path) => !/[?#]/.test(path));

/** For each field with user-written text: a long word in which a line cannot break. */
const LONG: Record<string, string> = Object.fromEntries(
  ['name', 'nickname', 'meetingAddress', 'reason', 'bio', 'content', 'title', 'summary'].map(
    (field) => [field, 'Wolfeschlegelsteinhausenbergerdorff'.repeat(8)],
  ),
);

/** Replaces user-written text in API responses with the long words. */
const insertLongWords = (page: Page): Promise<unknown> =>
  page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response });
    const json = JSON.parse(await response.text(), (key, value: unknown) =>
      typeof value === 'string' ? (LONG[key] ?? value) : value,
    );
    await route.fulfill({ response, json });
  });

test('breaks long words, and keeps the page as wide as the screen', async ({ page }) => {
  await signIn(page, 'mei');
  await insertLongWords(page);
  const overflow = async (): Promise<number> => {
    await waitUntilLoaded(page);
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
    expect(await overflow(), path).toBeLessThanOrEqual(0);
  }
  await page.goto('/help');
  await waitForHydration(page);
  await page.locator('footer a[href="/search"]').click();
  expect(await overflow(), 'the search').toBeLessThanOrEqual(0);
  await page.locator('article a').first().click();
  await expect(page).toHaveURL(/\/guides\//);
  expect(await overflow(), 'a guide').toBeLessThanOrEqual(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('no page is wider than 320 pixels, the width of a phone or of a desktop at 400% zoom', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, 'mei');
  for (const path of ['/', '/search', '/guides/2', '/itinerary/2', '/checkout/3', '/profile']) {
    await page.goto(path);
    await waitUntilLoaded(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(width, path).toBeLessThanOrEqual(0);
  }
});

/**
 * The pages of each user that are checked with large text. `→` means that the first link to that address is
 * followed.
 */
const IN_LARGE_TEXT = {
  visitor: ['/', '/search', '/guides/2', '/itinerary/2', '/login', '/signup'],
  mei: [
    '/checkout/3',
    '/dashboard',
    '→/checkout?bookingId=',
    '/dashboard?tab=past',
    '/messages',
    '→/messages?conversation=',
    '/settings/notifications',
  ],
  kenji: ['/guide', '/guide-dashboard', '/guide-dashboard#earnings', '/guide/calendar'],
  staff: ['/staff', '/staff/disputes', '/staff/ledger'],
} as const;

/**
 * Returns by how much the page is wider than its screen, which texts are cut off at the side of their box,
 * and whether a conversation leaves less than about half of the screen for its messages.
 */
const largeTextProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.scrollWidth - innerWidth;
    const cut = [...document.querySelectorAll<HTMLElement>('#content *')].filter(
      (box) =>
        /hidden|clip/.test(getComputedStyle(box).overflowX) &&
        box.clientWidth > 1 &&
        box.scrollWidth > box.clientWidth + 1 &&
        box.innerText.trim() !== '',
    );
    const texts = cut.map((box) => `cuts off '${box.innerText.slice(0, 40)}'`);
    const log = document.querySelector('[role=log]');
    if (log && log.clientHeight < 0.45 * innerHeight)
      texts.push(`leaves ${log.clientHeight} of ${innerHeight} px to the messages`);
    if (width <= 0) return texts;
    const getRightEdge = (box: Element) => box.getBoundingClientRect().right;
    const widest = [...document.body.querySelectorAll('*')].reduce((a, b) =>
      getRightEdge(b) >= getRightEdge(a) ? b : a,
    );
    return [`${width} px wider than the screen, up to ${widest.outerHTML.slice(0, 200)}`, ...texts];
  });

test('pages fit a phone with text at 200% without cutting it off, and leave half of the screen for messages', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  const problems: string[] = [];
  for (const [user, paths] of Object.entries(IN_LARGE_TEXT)) {
    if (user !== 'visitor') await signIn(page, user);
    await page.goto('/help');
    await waitForHydration(page);
    for (const path of paths) {
      const link = page.locator(`#content a[href^="${path.slice(1)}"]`).first();
      const to = path.startsWith('→') ? await link.getAttribute('href') : path;
      await navigateTo(page, to ?? path);
      await waitUntilLoaded(page);
      for (const problem of await largeTextProblems(page))
        problems.push(`${user} ${path}: ${problem}`);
    }
    await page.evaluate(() => localStorage.clear());
  }
  expect(problems).toEqual([]);
});

/** Parses HTML as the server sent it, without running scripts, like a search engine. */
const parsePage = (page: Page, html: string) =>
  page.evaluate((source) => {
    const sent = new DOMParser().parseFromString(source, 'text/html');
    const elements = (selector: string) => [...sent.querySelectorAll<HTMLElement>(selector)];
    const links = elements('a[href^="/"]').map((link) => link.getAttribute('href') ?? '');
    const anchors = elements('main [id]').map(({ id }) => id);
    const levels = elements('main :is(h1, h2, h3, h4)').map(({ tagName }) => Number(tagName[1]));
    const titles = elements('head title').map(({ textContent }) => textContent);
    const description = sent.querySelector('meta[name=description]')?.getAttribute('content');
    // User-written text has one language, and names and code have none, so they are ignored.
    for (const each of elements('script, style, svg, code, article, [lang]:not(html)'))
      each.remove();
    const words: string[] = [];
    const walker = sent.createTreeWalker(sent.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      // Names are the same in both languages, so they are ignored.
      if (parentElement?.tagName !== 'BDI') words.push(textContent?.trim() ?? '');
    }
    return { links, anchors, levels, titles, description, words };
  }, html);

/** Text that is the same in both languages: the site's name, language names, proper names. */
const IN_NO_LANGUAGE = /^(?:TomoGuide|English|简体中文|© \d+ TomoGuide · 友导)$|^[^\p{L}]*$/u;

/** Pages that show a guide's own text outside of cards. */
const OF_A_GUIDE: readonly string[] = ['/guides/2', '/itinerary/2'];

test('the list of pages is complete', () => {
  const walked = new Set([...VISITOR, ...STAFF].map((path) => findPage(path)));
  const places: readonly string[] = STAFF_PAGES.map(({ id }) => getStaffPath(id));
  const missing = PAGES.filter((one) => !walked.has(one) && !one.path.includes('/:'));
  expect(missing.map(({ path }) => path).filter((path) => !places.includes(path))).toEqual([]);
});

test('every page has valid HTML, its own title, one heading, no dead links and no text in the other language', async ({
  page,
  request,
}) => {
  await page.goto('/help');
  const readings = new Map<string, Awaited<ReturnType<typeof parsePage>>>();
  for (const lang of ['en', 'zh-CN']) {
    const titles = new Map<string, string>();
    for (const path of TITLED) {
      const html = await (await request.get(`${path}?lang=${lang}`)).text();
      expect(await markupProblems(html), `${path} in ${lang}`).toEqual([]);
      const parsed = await parsePage(page, html);
      readings.set(`${lang} ${path}`, parsed);
      const title = parsed.titles.join();
      expect(title.match(/TomoGuide|友导(?! TomoGuide)/g) ?? [], path).toHaveLength(1);
      expect(titles.get(title), path).toBeUndefined();
      titles.set(title, path);
      if (findPage(path)?.indexed) expect(parsed.description?.length, path).toBeGreaterThan(12);
      expect(parsed.levels.filter((level) => level === 1).length, path).toBe(1);
      const skipped = parsed.levels.filter(
        (level, index) => level > (parsed.levels[index - 1] ?? 0) + 1,
      );
      if (findPage(path)?.indexed) expect(skipped, path).toEqual([]);
      expect(parsed.levels[0], path).toBe(1);
    }
  }
  for (const path of TITLED) {
    const [en, zh] = ['en', 'zh-CN'].map((lang) => readings.get(`${lang} ${path}`));
    for (const link of en?.links ?? []) {
      expect(findPage(link), `${path} leads to ${link}`).toBeDefined();
      const [to, anchor] = link.split('#');
      const there = readings.get(`en ${to}`);
      if (anchor && there) expect(there.anchors, `${path} leads to ${link}`).toContain(anchor);
    }
    const english = new Set(en?.words);
    const same = zh?.words.filter((word) => english.has(word) && !IN_NO_LANGUAGE.test(word));
    if (!OF_A_GUIDE.includes(path)) expect(same, path).toEqual([]);
  }
});

test('visitor pages have no accessibility violations', async ({ page }) => {
  test.setTimeout(480_000);
  expect(await visit(page, VISITOR)).toEqual([]);
});

test('traveler pages have no accessibility violations', async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page, 'mei');
  expect(await visit(page, TRAVELER)).toEqual([]);
});

test('guide pages have no accessibility violations', async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page, 'kenji');
  expect(await visit(page, GUIDE)).toEqual([]);
});

test('staff pages have no accessibility violations', async ({ page }) => {
  test.setTimeout(240_000);
  await signIn(page, 'staff');
  expect(await visit(page, STAFF)).toEqual([]);
});
