import type { Page } from '@playwright/test';
import { PAGES, pageAt } from '@tomoguide/contract/pages';
import { STAFF_PLACES, staffPath } from '@tomoguide/contract/staff/places';
import { follow, GUIDE, STAFF, TRAVELER, VISITOR } from '../support/every-page.ts';
import { faultsOf } from '../support/faults.ts';
import { complete, inUse } from '../support/in-use.ts';
import { markupFaults } from '../support/markup.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ sharesSite: true });
// The longest of all files: both workers take of its tests.
test.describe.configure({ mode: 'parallel' });

/** axe finds nothing on any page, light and dark, and no page is wider than its screen. */

const visit = async (page: Page, paths: readonly string[]): Promise<string[]> => {
  const faults: string[] = [];
  const [first = '/', ...others] = paths;
  await page.goto(first);
  faults.push(...(await faultsOf(page)));
  for (const path of others) {
    await follow(page, path);
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

/** Puts the long words in place of people's own in whatever the API answers. */
const readLongWords = (page: Page): Promise<unknown> =>
  page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response });
    const json = JSON.parse(await response.text(), (key, value: unknown) =>
      typeof value === 'string' ? (LONG[key] ?? value) : value,
    );
    await route.fulfill({ response, json });
  });

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
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('no page is wider than a phone of 320 pixels, as one is at a zoom of 400 %', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, 'mei');
  for (const path of ['/', '/search', '/guides/2', '/itinerary/2', '/checkout/3', '/profile']) {
    await page.goto(path);
    await complete(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(width, path).toBeLessThanOrEqual(0);
  }
});

/** What a page says, read from its HTML as it is sent: without scripts, as search engines do. */
const read = (page: Page, html: string) =>
  page.evaluate((source) => {
    const sent = new DOMParser().parseFromString(source, 'text/html');
    const all = (selector: string) => [...sent.querySelectorAll<HTMLElement>(selector)];
    const links = all('a[href^="/"]').map((link) => link.getAttribute('href') ?? '');
    const anchors = all('main [id]').map(({ id }) => id);
    const levels = all('main :is(h1, h2, h3, h4)').map(({ tagName }) => Number(tagName[1]));
    const titles = all('head title').map(({ textContent }) => textContent);
    const description = sent.querySelector('meta[name=description]')?.getAttribute('content');
    // People's own words are in one language, names and what stands in code in none.
    for (const each of all('script, style, svg, code, article, [lang]:not(html)')) each.remove();
    const words: string[] = [];
    const walker = sent.createTreeWalker(sent.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) words.push(walker.currentNode.textContent?.trim() ?? '');
    return { links, anchors, levels, titles, description, words };
  }, html);

/** The same in both languages: the site, languages in their own words, what is a name. */
const IN_NO_LANGUAGE = /^(?:TomoGuide|English|简体中文|© \d+ TomoGuide · 友导)$|^[^\p{L}]*$/u;

/** On them a guide's own words stand outside of cards. */
const OF_A_GUIDE: readonly string[] = ['/guides/2', '/itinerary/2'];

test('every page of the list is walked', () => {
  const walked = new Set([...VISITOR, ...STAFF].map((path) => pageAt(path)));
  const places: readonly string[] = STAFF_PLACES.map(({ id }) => staffPath(id));
  const missing = PAGES.filter((one) => !walked.has(one) && !one.path.includes('/:'));
  expect(missing.map(({ path }) => path).filter((path) => !places.includes(path))).toEqual([]);
});

test('every page is valid HTML and has a title of its own, one heading, no dead link and no word of the other language', async ({
  page,
  request,
}) => {
  await page.goto('/help');
  const readings = new Map<string, Awaited<ReturnType<typeof read>>>();
  for (const lang of ['en', 'zh-CN']) {
    const titles = new Map<string, string>();
    for (const path of TITLED) {
      const html = await (await request.get(`${path}?lang=${lang}`)).text();
      expect(await markupFaults(html), `${path} in ${lang}`).toEqual([]);
      const said = await read(page, html);
      readings.set(`${lang} ${path}`, said);
      const title = said.titles.join();
      expect(title.match(/TomoGuide|友导(?! TomoGuide)/g) ?? [], path).toHaveLength(1);
      expect(titles.get(title), path).toBeUndefined();
      titles.set(title, path);
      if (pageAt(path)?.indexed) expect(said.description?.length, path).toBeGreaterThan(12);
      expect(said.levels.filter((level) => level === 1).length, path).toBe(1);
      const skipped = said.levels.filter((level, at) => level > (said.levels[at - 1] ?? 0) + 1);
      if (pageAt(path)?.indexed) expect(skipped, path).toEqual([]);
      expect(said.levels[0], path).toBe(1);
    }
  }
  for (const path of TITLED) {
    const [en, zh] = ['en', 'zh-CN'].map((lang) => readings.get(`${lang} ${path}`));
    for (const link of en?.links ?? []) {
      expect(pageAt(link), `${path} leads to ${link}`).toBeDefined();
      const [to, anchor] = link.split('#');
      const there = readings.get(`en ${to}`);
      if (anchor && there) expect(there.anchors, `${path} leads to ${link}`).toContain(anchor);
    }
    const english = new Set(en?.words);
    const same = zh?.words.filter((word) => english.has(word) && !IN_NO_LANGUAGE.test(word));
    if (!OF_A_GUIDE.includes(path)) expect(same, path).toEqual([]);
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
