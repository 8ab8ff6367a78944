import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { atLength } from '@tomoguide/contract/testing-length';
import { DEMO_PASSWORD } from '../../server/src/domains/accounts/login/demo-accounts.ts';
import type { Person } from '../support/bookings.ts';
import { openAs } from '../support/open-as.ts';
import { expect, type Texts, test } from '../support/test.ts';

const FIELDS = [
  { en: 'Name', 'zh-CN': '姓名' },
  { en: 'Occupation', 'zh-CN': '职业' },
  { en: 'Bio', 'zh-CN': '自我介绍' },
] satisfies Texts[];

/**
 * Milliseconds between the last keystroke and leaving the page. Saving starts two seconds after the last
 * keystroke.
 */
const MOMENTS = atLength(
  [1_200],
  Array.from({ length: 26 }, (_, index) => index * 100),
);
const ROUNDS = atLength(1, 20);

/** Each function leaves the page as its name says, and returns the page in which the form is reopened. */
const WAYS: Record<string, (page: Page, context: BrowserContext) => Promise<Page>> = {
  'another page is loaded': async (page) => {
    await page.goto('/help');
    return page;
  },
  'the tab is closed': async (page, context) => {
    const next = await context.newPage();
    await page.close();
    return next;
  },
  'the network is dead, and the tab closed': async (page, context) => {
    await context.setOffline(true);
    await page.waitForTimeout(200);
    const next = await context.newPage();
    await page.close();
    await context.setOffline(false);
    return next;
  },
  'the process of the page is killed': async (page, context) => {
    const next = await context.newPage();
    const crashed = page.waitForEvent('crash');
    page.goto('chrome://crash').catch(() => {});
    await crashed;
    await page.close();
    return next;
  },
};

const signUpUser = async (request: APIRequestContext): Promise<Person> => {
  const reply = await request.post('/api/auth/signup', {
    data: {
      username: 'hanaleaves',
      email: 'hanaleaves@example.com',
      password: DEMO_PASSWORD,
      confirmPassword: DEMO_PASSWORD,
      fullName: 'Hana Brooks',
      termsAccepted: true,
    },
  });
  expect(reply.status(), await reply.text()).toBe(201);
  return reply.json();
};

test('restores a whole application no matter how the page is closed while typing', async ({
  browser,
  request,
  say,
  screen,
  site,
}) => {
  test.setTimeout(atLength(120_000, 6 * 3_600_000));
  let page = await openAs({ browser, site, screen }, await signUpUser(request));
  const context = page.context();
  let trial = 0;
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [way, leave] of Object.entries(WAYS))
      for (const moment of MOMENTS) {
        trial += 1;
        const words = FIELDS.map((_, index) => `${trial} ${'abc'[index]}`);
        await page.goto('/become-guide');
        const field = (index: number) =>
          page.getByRole('textbox', { name: say(FIELDS[index] as Texts), exact: true });
        for (const [index, text] of words.entries()) await field(index).fill(text);
        await page.waitForTimeout(moment);
        page = await leave(page, context);
        await page.goto('/become-guide');
        for (const [index, text] of words.entries())
          await expect(field(index), `${way} ${moment} ms after the last key`).toHaveValue(text);
      }
});
