import type { Page } from '@playwright/test';
import { person } from '../support/bookings.ts';
import { follow, GUIDE, STAFF, TRAVELER } from '../support/every-page.ts';
import { complete, inUse } from '../support/in-use.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** Markup in what people write is shown as it was typed, and runs on nobody's page. */

const MARKUP = '"></script><img src=x onerror=ran()>';

/** Names may be a single word; whatever else people write has a space or a letter outside ASCII. */
const NAMES = new Set(['name', 'nickname', 'fullName', 'title', 'bankName', 'alt']);

/** The same words with markup in front, hardly longer than they were. */
const withMarkup = (words: string): string =>
  `${MARKUP} ${words.slice(words.length > 40 ? MARKUP.length + 1 : 0)}`;

/** Puts markup in front of all that people may have written in a reply of the API. */
const markUp = <Reply>(reply: Reply): Reply =>
  JSON.parse(JSON.stringify(reply), (key, value: unknown) =>
    typeof value === 'string' && (NAMES.has(key) || /[^!-~]/.test(value))
      ? withMarkup(value)
      : value,
  );

/** Collects every script of the markup that runs, or that the content security policy blocks, and every error. */
const watch = async (page: Page): Promise<string[]> => {
  const seen: string[] = [];
  await page.exposeFunction('ran', (what = 'a script') => seen.push(`${page.url()}: ${what}`));
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      (window as unknown as { ran: (what: string) => void }).ran(violatedDirective),
    ),
  );
  page.on('pageerror', (error) => seen.push(`${page.url()}: ${error.message}`));
  return seen;
};

interface Shown {
  /** Elements that the markup became. */
  made: number;
  /** Whether it stands there as text. */
  isText: boolean;
}

const shownOn = (page: Page): Promise<Shown> =>
  page.evaluate((markup) => {
    const typed = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
    return {
      made: document.querySelectorAll('img[src="x"], a[href^="javascript:"]').length,
      isText:
        document.body.innerText.includes(markup) ||
        typed.some(({ value }) => value.includes(markup)),
    };
  }, MARKUP);

test('of a guide, in their profile and itineraries, read by a visitor', async ({
  page,
  request,
}) => {
  const headers = { authorization: `Bearer ${(await person(request, 'kenji')).token}` };
  const own = async (path: string) => (await request.get(path, { headers })).json();
  const put = async (path: string, data: unknown) => {
    const reply = await request.put(path, { headers, data });
    expect(reply.status(), await reply.text()).toBe(200);
  };
  const { revision, ...profile } = await own('/api/guides/me/profile');
  await put('/api/guides/me/profile', { revision, profile: markUp(profile) });
  const routes = await own('/api/guides/me/itineraries');
  await put('/api/guides/me/itineraries', {
    revision: routes.revision,
    itineraries: routes.data.map(({ durationHours: _, ...sent }: { durationHours: number }) =>
      markUp(sent),
    ),
  });

  const seen = await watch(page);
  for (const path of ['/guides/2', '/itinerary/2']) {
    await page.goto(path);
    await complete(page);
    expect(await shownOn(page), path).toEqual({ made: 0, isText: true });
  }
  expect(seen).toEqual([]);
});

/** Puts markup into whatever the API answers this tab. */
const readMarkup = (page: Page): Promise<unknown> =>
  page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response });
    await route.fulfill({ response, json: markUp(await response.json()) });
  });

/** Goes through the pages of this person, of which these show what people wrote. */
const walk = async (
  page: Page,
  username: string,
  paths: readonly string[],
  showing: readonly string[],
): Promise<void> => {
  const seen = await watch(page);
  await signIn(page, username);
  await inUse(page);
  await readMarkup(page);
  for (const path of paths) {
    await follow(page, path);
    await complete(page);
    if (showing.includes(path))
      await expect.poll(async () => (await shownOn(page)).isText, { message: path }).toBe(true);
    expect((await shownOn(page)).made, path).toBe(0);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  expect(seen).toEqual([]);
};

test('of anybody, read by a traveler', async ({ page }) => {
  const showing = ['/dashboard', '/messages', '/messages?tab=notices', '/checkout/3'];
  await walk(page, 'mei', TRAVELER, showing);
});

test('of anybody, read by a guide', async ({ page }) => {
  const showing = ['/guide-dashboard', '/guide/profile', '/guide/itineraries', '/messages'];
  await walk(page, 'kenji', GUIDE, showing);
});

test('of anybody, read by staff', async ({ page }) => {
  const queues = ['applications', 'identity', 'withdrawals', 'disputes', 'patterns', 'audit-log'];
  await walk(
    page,
    'staff',
    STAFF,
    queues.map((queue) => `/staff/${queue}`),
  );
});
