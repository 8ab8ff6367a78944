import type { Page } from '@playwright/test';
import { logInDemoUser } from '../support/bookings.ts';
import { GUIDE, navigateTo, STAFF, TRAVELER } from '../support/every-page.ts';
import { waitForHydration, waitUntilLoaded } from '../support/in-use.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** Markup in user-written text, which must be shown as typed and never run. */

const MARKUP = '"></script><img src=x onerror=ran()>';

/**
 * Keys of names, whose values can be a single ASCII word. All other user-written text contains a space or a
 * non-ASCII character, by which it is recognized.
 */
const NAMES = new Set(['name', 'nickname', 'fullName', 'title', 'bankName', 'alt']);

/** Puts markup in front of a text. The end of a long text is kept within its original length. */
const withMarkup = (words: string): string =>
  `${MARKUP} ${words.slice(words.length > 40 ? MARKUP.length + 1 : 0)}`;

/** Adds markup to every user-written string in an API response. */
const addMarkup = <Reply>(reply: Reply): Reply =>
  JSON.parse(JSON.stringify(reply), (key, value: unknown) =>
    typeof value === 'string' && (NAMES.has(key) || /[^!-~]/.test(value))
      ? withMarkup(value)
      : value,
  );

/**
 * Collects every script in the markup that runs or is blocked by the content security policy, and every
 * page error.
 */
const collectScriptsAndErrors = async (page: Page): Promise<string[]> => {
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

interface MarkupState {
  /** Number of elements that were created from the markup. */
  made: number;
  /** Whether the markup is shown as text. */
  isText: boolean;
}

const markupState = (page: Page): Promise<MarkupState> =>
  page.evaluate((markup) => {
    const typed = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
    return {
      made: document.querySelectorAll('img[src="x"], a[href^="javascript:"]').length,
      isText:
        document.body.innerText.includes(markup) ||
        typed.some(({ value }) => value.includes(markup)),
    };
  }, MARKUP);

test('a visitor sees the markup in a guide’s profile and itineraries as text', async ({
  page,
  request,
}) => {
  const headers = { authorization: `Bearer ${(await logInDemoUser(request, 'kenji')).token}` };
  const getOwn = async (path: string) => (await request.get(path, { headers })).json();
  const put = async (path: string, data: unknown) => {
    const reply = await request.put(path, { headers, data });
    expect(reply.status(), await reply.text()).toBe(200);
  };
  const { revision, ...profile } = await getOwn('/api/guides/me/profile');
  await put('/api/guides/me/profile', { revision, profile: addMarkup(profile) });
  const routes = await getOwn('/api/guides/me/itineraries');
  await put('/api/guides/me/itineraries', {
    revision: routes.revision,
    itineraries: routes.data.map(({ durationHours: _, ...sent }: { durationHours: number }) =>
      addMarkup(sent),
    ),
  });

  const seen = await collectScriptsAndErrors(page);
  for (const path of ['/guides/2', '/itinerary/2']) {
    await page.goto(path);
    await waitUntilLoaded(page);
    expect(await markupState(page), path).toEqual({ made: 0, isText: true });
  }
  expect(seen).toEqual([]);
});

/** Adds markup to all API responses that this tab receives. */
const insertMarkup = (page: Page): Promise<unknown> =>
  page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response });
    await route.fulfill({ response, json: addMarkup(await response.json()) });
  });

/** Visits pages as this user. `showing` lists the pages that show user-written text. */
const visitPages = async (
  page: Page,
  username: string,
  paths: readonly string[],
  showing: readonly string[],
): Promise<void> => {
  const seen = await collectScriptsAndErrors(page);
  await signIn(page, username);
  await page.goto('/help');
  await waitForHydration(page);
  await insertMarkup(page);
  for (const path of paths) {
    await navigateTo(page, path);
    await waitUntilLoaded(page);
    if (showing.includes(path))
      await expect.poll(async () => (await markupState(page)).isText, { message: path }).toBe(true);
    expect((await markupState(page)).made, path).toBe(0);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  expect(seen).toEqual([]);
};

test('a traveler sees markup from any user as text', async ({ page }) => {
  const showing = ['/dashboard', '/messages', '/messages?tab=notices', '/checkout/3'];
  await visitPages(page, 'mei', TRAVELER, showing);
});

test('a guide sees markup from any user as text', async ({ page }) => {
  const showing = ['/guide-dashboard', '/guide/profile', '/guide/itineraries', '/messages'];
  await visitPages(page, 'kenji', GUIDE, showing);
});

test('staff see markup from any user as text', async ({ page }) => {
  const queues = ['applications', 'identity', 'withdrawals', 'disputes', 'patterns', 'audit-log'];
  await visitPages(
    page,
    'staff',
    STAFF,
    queues.map((queue) => `/staff/${queue}`),
  );
});
