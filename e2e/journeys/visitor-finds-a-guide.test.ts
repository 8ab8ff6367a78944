import { gzipSync } from 'node:zlib';
import type { Locator, Page, Request } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/src/domains/accounts/login/demo-accounts.ts';
import { freeSlot } from '../support/bookings.ts';
import { countWords } from '../support/count-words.ts';
import { openBeforeHydration, waitForHydration, waitUntilLoaded } from '../support/in-use.ts';
import { openSearchForm, submitButton } from '../support/search-form.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, type Texts, test } from '../support/test.ts';

test.use({ sharesSite: true });

const words = {
  search: { en: 'Search', 'zh-CN': '搜索' },
  destination: { en: 'Destination', 'zh-CN': '目的地' },
  travelers: { en: 'Travelers', 'zh-CN': '出行人数' },
  language: { en: 'Language', 'zh-CN': '语言' },
  date: { en: 'Date', 'zh-CN': '日期' },
  selectDestination: { en: 'Please select a destination', 'zh-CN': '请选择目的地' },
  selectTravelers: { en: 'Please select number of travelers', 'zh-CN': '请选择出行人数' },
  tooFar: { en: 'That’s too far ahead', 'zh-CN': '日期太远' },
  unreadable: { en: 'We can’t read that date', 'zh-CN': '看不懂这个日期' },
  kyotoGuides: { en: 'Local guides in Kyoto', 'zh-CN': '京都的当地向导' },
  kyoto: { en: 'Kyoto', 'zh-CN': '京都' },
  removeKyoto: { en: 'Remove filter: Kyoto', 'zh-CN': '移除筛选：京都' },
  filters: { en: /^Filters/, 'zh-CN': /^筛选/ },
  show: { en: /^Show \d+ guides?$/, 'zh-CN': /^查看 \d+ 位向导$/ },
  services: { en: 'Food and drink', 'zh-CN': '美食与酒' },
  markets: { en: 'Markets and street food', 'zh-CN': '市场与街头小吃' },
  view: { en: /^View Profile/, 'zh-CN': /^查看主页/ },
  save: { en: /^Save /, 'zh-CN': /^收藏/ },
  remove: { en: /^Remove .+ from Saved Guides/, 'zh-CN': /^取消收藏/ },
  plan: { en: 'Choose day and time', 'zh-CN': '选日期和时间' },
  loginRequired: { en: 'Login required', 'zh-CN': '需要登录' },
  failed: { en: 'Action failed', 'zh-CN': '操作失败' },
  total: { en: 'Total', 'zh-CN': '总价' },
  nextMonth: { en: 'Next month', 'zh-CN': '下个月' },
  taken: { en: /not available$/, 'zh-CN': /不可约$/ },
  backToResults: { en: 'Back to the results', 'zh-CN': '返回搜索结果' },
  notFound: { en: 'Page Not Found', 'zh-CN': '页面不存在' },
  noGuide: { en: 'This guide isn’t available', 'zh-CN': '暂时看不到这位向导' },
  anyPrice: { en: 'Any price', 'zh-CN': '不限价格' },
  allCities: { en: 'All cities', 'zh-CN': '全部城市' },
} as const;

type Say = (texts: Texts) => string;
type Lang = 'en' | 'zh-CN';

const cards = (page: Page) => page.getByRole('article');

/** Returns the number of guides found, as shown on the page. */
const guideCount = async (page: Page): Promise<number> => {
  const text = await page
    .locator('main [role="status"]')
    .filter({ hasText: /\d/ })
    .first()
    .innerText();
  return Number(/\d+/.exec(text)?.[0]);
};

const fillForm = async (page: Page, say: Say): Promise<void> => {
  const destination = page.getByRole('combobox', { name: say(words.destination) });
  for (const typed of ['东京', 'tokyo', 'dongjing', 'とうきょう']) {
    await destination.fill(typed);
    await expect(page.getByRole('option').first()).toHaveText(/[东東]京/);
  }
  await destination.fill('jingdu');
  await page.keyboard.press('Enter');
  await page.getByLabel(say(words.travelers)).selectOption('2');
  await page.getByLabel(say(words.language), { exact: true }).selectOption('zh');
};

test('shows an error at each required field and focuses the first one', async ({
  page,
  say,
  screen,
}) => {
  await page.goto('/');
  // On phones, the first screen also has this button. It opens the form as a sheet and does not submit it.
  await page
    .getByRole('button', { name: say(words.search), exact: true })
    .filter({ visible: true })
    .first()
    .click();
  if (screen.phone) {
    await expect(submitButton(page)).toBeVisible();
    await expect(page.getByText(say(words.selectDestination))).toHaveCount(0);
    await submitButton(page).click();
  }
  await expect(page.getByText(say(words.selectDestination))).toBeVisible();
  await expect(page.getByText(say(words.selectTravelers))).toBeVisible();
  const destination = page.getByRole('combobox', { name: say(words.destination) });
  await expect(destination).toBeFocused();
  // An open list would cover the error.
  await expect(destination).toHaveAttribute('aria-expanded', 'false');
});

test('on a phone, five taps find a Chinese-speaking guide in Kyoto for two travelers on a chosen day', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/?lang=zh-CN');
  await waitForHydration(page);
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  await tap(page.getByRole('button', { name: /^想去哪里？/ }));
  await tap(page.locator('.search-sheet').getByRole('button', { name: '京都' }));
  const day = page.locator('.search-sheet [data-day]').nth(8);
  const date = await day.getAttribute('data-day');
  await tap(day);
  await tap(page.getByRole('button', { name: '多一位' }));
  await expect(submitButton(page)).toHaveText(/^搜索 · \d+ 位向导$/);
  await tap(submitButton(page));
  await expect(page).toHaveURL(new RegExp(`city=kyoto&date=${date}&travelers=2&language=zh`));
  await expect(cards(page).first()).toBeVisible();
  expect(taps).toBeLessThanOrEqual(5);
});

test('on a phone, the first screen shows three guides with photo and price, without layout shifts', async ({
  page,
}) => {
  // A late web font shifts text by an amount that depends on the machine's fallback fonts, so the page keeps
  // its fallback here. `fonts.browser.test.tsx` compares the two.
  await page.route('**/*.woff2', (route) => route.abort());
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await waitForHydration(page);
  const row = page.getByRole('region', { name: /^(Recommended guides|推荐向导)$/ });
  await expect(row.getByRole('link')).toHaveCount(3);
  const bar = await page.locator('[data-bottom-bar]').boundingBox();
  const box = await row.getByRole('link').first().boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(bar?.y ?? 844);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 500);
      }),
  );
  expect(shift).toBeLessThanOrEqual(0.01);
});

test('keeps input entered before hydration', async ({ page, say, screen }) => {
  const releaseScripts = await openBeforeHydration(page, '/');
  await openSearchForm(page, screen);
  const destination = page.getByRole('combobox', { name: say(words.destination) });
  await destination.fill('jingdu');
  await page.getByLabel(say(words.language), { exact: true }).selectOption('zh');
  await page.getByLabel(say(words.travelers)).selectOption('2');
  await page.getByLabel(say(words.travelers)).focus();
  releaseScripts();
  await expect(destination).toHaveValue(say(words.kyoto));
  await submitButton(page).click();
  await expect(page).toHaveURL(
    /\/search\?city=kyoto&travelers=2&language=zh&minPrice=100&maxPrice=500$/,
  );
});

test('the form requires its fields and searches even without JavaScript', async ({
  page,
  say,
  screen,
}) => {
  await openBeforeHydration(page, '/');
  await openSearchForm(page, screen);
  await submitButton(page).click();
  const destination = page.getByRole('combobox', { name: say(words.destination) });
  await expect(destination).toBeFocused();
  await destination.fill('jingdu');
  await page.getByLabel(say(words.travelers)).selectOption('2');
  await submitButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(words.kyotoGuides));
  expect(await guideCount(page)).toBeGreaterThan(0);
});

test('applies all filters chosen before hydration', async ({ page, say }) => {
  // Narrow screens hide the checkboxes behind a button, which does not work before hydration.
  await page.setViewportSize({ width: 1440, height: 900 });
  const releaseScripts = await openBeforeHydration(page, '/search?city=kyoto');
  await page.getByLabel(say(words.travelers)).selectOption('2');
  await page.getByLabel(say(words.language), { exact: true }).selectOption('zh');
  await page.getByText(say(words.services)).click();
  const boxes = page.locator('aside details[open]').getByRole('checkbox');
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  releaseScripts();
  await expect(page).toHaveURL(/city=kyoto&travelers=2&language=zh&services=\d+&services=\d+/);
  await expect(boxes.nth(0)).toBeChecked();
  await expect(boxes.nth(1)).toBeChecked();
});

test('replays a click made before hydration exactly once', async ({ page }) => {
  const releaseScripts = await openBeforeHydration(page, '/search?city=kobe');
  const toDark = page.locator('header button:has(.lucide-moon)');
  await toDark.click();
  await toDark.click();
  releaseScripts();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // From then on, each click works once, as usual.
  await page.locator('header button:has(.lucide-sun)').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(toDark).toBeVisible();
});

test('searches only for the values that the fields show', async ({ page, say, screen }) => {
  await page.goto('/');
  await openSearchForm(page, screen);
  await fillForm(page, say);
  const destination = page.getByRole('combobox', { name: say(words.destination) });
  const submit = submitButton(page);

  await destination.fill('Atlantis');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await destination.blur();
  await expect(destination).toHaveValue(say(words.kyoto));

  const date = page.getByRole('textbox', { name: say(words.date) });
  for (const [typed, problem] of [
    ['soon', words.unreadable],
    ['2100-01-01', words.tooFar],
  ] as const) {
    await date.fill(typed);
    await date.blur();
    await expect(page.getByText(say(problem))).toBeVisible();
    await submit.click();
    await expect(date).toBeFocused();
    await expect(page).toHaveURL('/');
  }
  await date.fill('');
  await submit.click();
  await expect(page).toHaveURL(/city=kyoto&travelers=2/);
});

test('keeps a search in the URL and restores it on return', async ({ page, say, screen }) => {
  const lang: Lang = screen.lang;
  await page.goto('/');
  await openSearchForm(page, screen);
  await fillForm(page, say);
  const date = page.getByRole('textbox', { name: say(words.date) });
  await date.fill('soon');
  await date.blur();
  await expect(page.getByText(say(words.unreadable))).toBeVisible();
  await expect(date).toHaveValue('soon');
  await date.fill('');
  await submitButton(page).click();
  await expect(page).toHaveURL(
    /\/search\?city=kyoto&travelers=2&language=zh&minPrice=100&maxPrice=500$/,
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(words.kyotoGuides));
  const inKyoto = await guideCount(page);
  await expect(cards(page)).toHaveCount(inKyoto);

  if (screen.phone) {
    await page.getByRole('button', { name: words.filters[lang] }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByText(say(words.services)).click();
    await sheet.getByLabel(say(words.markets)).check();
    const show = sheet.getByRole('button', { name: words.show[lang] });
    await expect
      .poll(async () => Number(/\d+/.exec(await show.innerText())?.[0]))
      .toBeLessThan(inKyoto);
    await show.click();
  } else {
    await page.getByText(say(words.services)).click();
    await page.getByLabel(say(words.markets)).check();
  }
  await expect(page).toHaveURL(/services=201/);
  await expect.poll(() => guideCount(page)).toBeLessThan(inKyoto);
  await page.goBack();
  await expect.poll(() => guideCount(page)).toBe(inKyoto);

  await page.getByRole('button', { name: say(words.removeKyoto) }).click();
  await expect(page).not.toHaveURL(/city=/);
  await expect.poll(() => guideCount(page)).toBeGreaterThan(inKyoto);
  const shared = await page.context().newPage();
  await shared.goto(page.url());
  expect(await guideCount(shared)).toBe(await guideCount(page));
});

test('going back from a guide restores the list and the scroll position immediately, without a request', async ({
  page,
  say,
  screen,
}) => {
  await page.goto('/search');
  await waitForHydration(page);
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.waitForTimeout(200);
  const before = await page.evaluate(() => window.scrollY);
  // Clicks without scrolling, because Playwright's own click would scroll first.
  await cards(page)
    .nth(4)
    .getByRole('link', { name: words.view[screen.lang] })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/guides\/\d+\?redirect=%2Fsearch/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const lists: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v2/guides?')) lists.push(request.url());
  });
  await page.goBack();
  await expect(cards(page).first()).toBeVisible();
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before))
    .toBeLessThanOrEqual(50);
  expect(lists).toEqual([]);

  await page.goForward();
  await page.getByRole('link', { name: say(words.backToResults) }).click();
  await expect(cards(page).first()).toBeVisible();
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before))
    .toBeLessThanOrEqual(50);
  expect(lists).toEqual([]);
});

test('suggests alternatives when no guide matches', async ({ page, say }) => {
  await page.goto('/search?city=nara&minPrice=590&maxPrice=600');
  await expect(cards(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: say(words.allCities) })).toBeVisible();
  await page.getByRole('link', { name: say(words.anyPrice) }).click();
  await expect.poll(() => guideCount(page)).toBeGreaterThan(0);
});

test('ignores invalid filters in a URL and shows the page', async ({ page }) => {
  const response = await page.goto(
    '/search?city=atlantis&travelers=0&date=2026-02-30&page=-1&sort=x&services=999999&q=%00',
  );
  expect(response?.status()).toBe(200);
  expect(await guideCount(page)).toBe(120);
});

test('redirects a visitor who clicks a heart to the login page, then saves the guide at the same URL', async ({
  page,
  say,
  screen,
}) => {
  const { lang } = screen;
  await page.goto('/search?city=sapporo');
  await waitForHydration(page);
  const address = page.url();
  const known = Promise.withResolvers<void>();
  await page.route('**/saved-guide-ids', async (route) => {
    await known.promise;
    await route.continue();
  });
  await cards(page).last().getByRole('button', { name: words.save[lang] }).click();
  await expect(page.locator('[data-toast]')).toContainText(say(words.loginRequired));
  await page.locator('[name="username"]').fill('mei');
  await page.locator('[name="password"]').fill(DEMO_PASSWORD);
  await page.locator('form button[type="submit"]').click();
  await expect(page).toHaveURL(address);
  await expect(cards(page).first()).toBeVisible();
  // The list of saved guides arrives after the new guide was requested to be saved. Both must then be shown
  // as saved.
  known.resolve();
  for (const card of [cards(page).last(), cards(page).filter({ hasText: 'Yukiko' })]) {
    const heart = card.getByRole('button', { name: words.remove[lang] });
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  }
});

test('a heart fills before the server responds, and empties again if the server rejects the request', async ({
  page,
  say,
  screen,
}) => {
  await signIn(page, 'mei');
  await page.goto('/search?city=kobe');
  await waitForHydration(page);
  const refusal = Promise.withResolvers<void>();
  await page.route('**/saved-guides/*', async (route) => {
    await refusal.promise;
    await route.fulfill({ status: 500, contentType: 'application/json', body: '{}' });
  });
  const heart = cards(page).last().locator('button[aria-pressed]');
  await expect(heart).toHaveAccessibleName(words.save[screen.lang]);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  refusal.resolve();
  await expect(page.locator('[data-toast]')).toContainText(say(words.failed));
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('a guide’s page shows free days and starts, and updates the total for the group', async ({
  page,
  say,
  screen,
}) => {
  await page.goto('/guides/2?redirect=%2Fsearch%3Fcity%3Dkyoto%26travelers%3D3');
  await expect(page.getByLabel(say(words.travelers), { exact: true })).toHaveValue('3');
  const total = page.locator('summary', { hasText: say(words.total) });
  const before = await total.innerText();
  await page.getByLabel(say(words.travelers), { exact: true }).selectOption('4');
  await expect(total).not.toHaveText(before, { useInnerText: true });
  await page
    .getByRole('button', { name: say(words.plan) })
    .filter({ visible: true })
    .click();
  // The current month may have only one day left, and that day may be free.
  await page.getByRole('button', { name: say(words.nextMonth) }).click();
  await expect(
    page.getByRole('button', { name: words.taken[screen.lang] }).first(),
  ).toHaveAttribute('data-taken', 'true');
  await page.locator('#calendar button[data-day][aria-disabled="false"]').first().click();
  await page.locator('#calendar fieldset button').first().click();
  await page.getByRole('dialog').locator('a[href^="/checkout/2?"]').click();
  // A visitor continues to the checkout and signs up there.
  await expect
    .poll(() => decodeURIComponent(page.url()))
    .toMatch(/\/checkout\/2\?date=.+&start=.+&duration=4&travelers=4/);
});

test('on a phone, the last line of a guide’s page can be scrolled clear of the price bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/guides/2');
  await expect(page.locator('[data-bottom-bar]')).toHaveCount(0);
  const overlap = () =>
    page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      const last = [...document.querySelectorAll('footer p')].at(-1);
      const bar = document.querySelector('[data-price-bar]');
      if (!last || !bar) throw new Error('no last line, or no bar');
      return last.getBoundingClientRect().bottom - bar.getBoundingClientRect().top;
    });
  await expect.poll(overlap).toBeLessThanOrEqual(0);
});

test('only pages that need validation schemas load them', async ({ request }) => {
  for (const path of ['/', '/search', '/guides/2', '/itinerary/1', '/signup', '/become-guide']) {
    const html = await (await request.get(path)).text();
    expect(html, path).toMatch(/\/assets\/shell-[\w-]+\.js/);
    expect(html, path).not.toMatch(/\/assets\/schemas-[\w-]+\.js/);
  }
  expect(await (await request.get('/checkout/2')).text()).toMatch(/\/assets\/schemas-[\w-]+\.js/);
});

test('an unknown URL shows the not-found page with status 404', async ({ page, say }) => {
  for (const path of ['/nowhere', '/guides/999999', '/guides/abc']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say(path === '/nowhere' ? words.notFound : words.noGuide),
    );
    await expect(page.getByRole('main').locator('a[href="/search"]')).toBeVisible();
  }
});

test('applies two filters that are selected in quick succession, and removes them on going back', async ({
  page,
  say,
  screen,
}) => {
  await page.goto('/search?city=kyoto');
  await waitForHydration(page);
  if (screen.phone) {
    await page.getByRole('button', { name: words.filters[screen.lang] }).click();
  }
  const place = screen.phone ? page.getByRole('dialog') : page.locator('aside');
  const category = place.locator('details', { hasText: say(words.services) });
  await category.locator('summary').click();
  const boxes = category.getByRole('checkbox');
  await category.evaluate((open) => {
    const [one, two] = open.querySelectorAll<HTMLInputElement>('input[type="checkbox"]');
    one?.click();
    setTimeout(() => two?.click(), 0);
  });
  await expect(page).toHaveURL(/services=\d+&services=\d+/);
  await expect(boxes.nth(0)).toBeChecked();
  await expect(boxes.nth(1)).toBeChecked();
  if (screen.phone) {
    // Going back first closes the sheet and keeps its selections.
    await page.goBack();
    await expect(place).toBeHidden();
    await expect(page).toHaveURL(/services=\d+&services=\d+/);
    await page.goBack();
    await expect(page).not.toHaveURL(/services=/);
    return;
  }
  await page.goBack();
  await expect(page).not.toHaveURL(/services=\d+&services=\d+/);
  await expect(boxes.nth(1)).not.toBeChecked();
});

test('on a phone, the landing page, the booking box and the checkout contain few words', async ({
  page,
  request,
  say,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const slot = await freeSlot(request, [24 * 10, 24 * 40]);
  const tour = new URLSearchParams({
    date: slot.day,
    start: slot.start,
    duration: String(slot.duration),
    travelers: '2',
  });
  /** The most words, or characters in Chinese. */
  const limits = [
    ['/', page.locator('main'), { en: '150', 'zh-CN': '270' }],
    ['/guides/2', page.getByRole('region', { name: /RMB|¥/ }), { en: '45', 'zh-CN': '70' }],
    [`/checkout/${slot.guideId}?${tour}`, page.locator('main'), { en: '200', 'zh-CN': '320' }],
  ] as const;
  for (const [path, part, limit] of limits) {
    await page.goto(path);
    await waitUntilLoaded(page);
    expect.soft(await countWords(part), path).toBeLessThanOrEqual(Number(say(limit)));
  }
});

test('loads little JavaScript on the pages that visitors see first', async ({ page }) => {
  /** The most kilobytes of scripts, compressed with gzip, that a page loads until it is idle. */
  const limits = [
    ['/', 179],
    ['/guides/2', 188],
    ['/become-guide', 168],
    ['/checkout/2', 255],
  ] as const;
  for (const [path, limit] of limits) {
    const scripts = new Set<string>();
    const collect = (request: Request) => {
      if (/\/assets\/.*\.js$/.test(request.url())) scripts.add(request.url());
    };
    page.on('request', collect);
    await page.goto(path);
    await waitUntilLoaded(page);
    await page.waitForLoadState('networkidle');
    page.off('request', collect);
    // Fetched again, because the browser may have discarded a response's body.
    const sizes = await Promise.all(
      [...scripts].map(async (url) => gzipSync(await (await page.request.get(url)).body()).length),
    );
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    expect.soft(bytes / 1000, path).toBeLessThanOrEqual(limit);
  }
});
