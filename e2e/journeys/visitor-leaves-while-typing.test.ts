import type { APIRequestContext, BrowserContext, Locator, Page } from '@playwright/test';
import { chooseForTestLength } from '@tomoguide/contract/testing-length';
import { DEMO_PASSWORD } from '../../server/src/domains/accounts/login/demo-accounts.ts';
import { logInDemoUser, type Person } from '../support/bookings.ts';
import { chooseTime } from '../support/choose-time.ts';
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
const MOMENTS = chooseForTestLength(
  [1_200],
  Array.from({ length: 26 }, (_, index) => index * 100),
);
const ROUNDS = chooseForTestLength(1, 20);

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
  test.setTimeout(chooseForTestLength(120_000, 6 * 3_600_000));
  let page = await openAs({ browser, site, screen }, await signUpUser(request));
  const context = page.context();
  let trial = 0;
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [way, leave] of Object.entries(WAYS))
      for (const instant of MOMENTS) {
        trial += 1;
        const words = FIELDS.map((_, index) => `${trial} ${'abc'[index]}`);
        await page.goto('/become-guide');
        const field = (index: number) =>
          page.getByRole('textbox', { name: say(FIELDS[index] as Texts), exact: true });
        for (const [index, text] of words.entries()) await field(index).fill(text);
        await page.waitForTimeout(instant);
        page = await leave(page, context);
        await page.goto('/become-guide');
        for (const [index, text] of words.entries())
          await expect(field(index), `${way} ${instant} ms after the last key`).toHaveValue(text);
      }
});

const FORM_WORDS = {
  address: { en: 'Meeting address', 'zh-CN': '集合地址' },
  plan: { en: 'Your plan', 'zh-CN': '你的想法' },
  hide: { en: 'Hide', 'zh-CN': '隐藏' },
} satisfies Record<string, Texts>;

/** Opens each form, whose address is the given one, and returns its text field. */
const FORMS: Record<
  string,
  {
    who: 'mei' | 'staff';
    /** The page of the form; `guideId` is that of a guide. */
    address: (guideId: number) => string;
    field: (page: Page, say: (texts: Texts) => string) => Promise<Locator>;
  }
> = {
  'the tour request': {
    who: 'mei',
    address: (guideId) => `/messages?guide=${guideId}&request=1`,
    field: async (page, say) =>
      page.getByRole('dialog').getByRole('textbox', { name: say(FORM_WORDS.plan) }),
  },
  'the review': {
    who: 'mei',
    address: () => '/dashboard?tab=past',
    field: async (page) => {
      await page.locator('[data-reviews] button').first().click();
      return page.getByRole('dialog').getByRole('textbox');
    },
  },
  'the message to the team': {
    who: 'mei',
    address: () => '/messages?support=general',
    field: async (page) => page.locator('main form textarea'),
  },
  'the reason of a decision by staff': {
    who: 'staff',
    address: () => '/staff/reviews',
    field: async (page, say) => {
      const hide = page.getByRole('button', { name: say(FORM_WORDS.hide) });
      await hide.first().click();
      return page.getByRole('dialog').getByRole('textbox');
    },
  },
};

/** A quick run takes only the way that leaves the page no time. */
const SUDDEN = 'the process of the page is killed';
const TESTED_WAYS = Object.entries(WAYS).filter(([way]) =>
  chooseForTestLength(way === SUDDEN, true),
);
/** Milliseconds between the last keystroke and leaving the page. */
const SOON = chooseForTestLength([0], [0, 100, 200, 300, 400, 500]);

test('restores what was typed in a form no matter how the page is closed', async ({
  browser,
  request,
  say,
  screen,
  site,
}) => {
  test.setTimeout(chooseForTestLength(240_000, 3_600_000));
  const { guideId } = await logInDemoUser(request, 'kenji');
  const people = {
    mei: await logInDemoUser(request, 'mei'),
    staff: await logInDemoUser(request, 'staff'),
  };
  const pages = {
    mei: await openAs({ browser, site, screen }, people.mei),
    staff: await openAs({ browser, site, screen }, people.staff),
  };
  await pages.mei.goto(`/guides/${guideId}`);
  await chooseTime(pages.mei, say);
  await pages.mei.waitForURL(/\/checkout\//);
  const checkout = pages.mei.url();
  const forms: typeof FORMS = {
    'the checkout': {
      who: 'mei',
      address: () => checkout,
      field: async (page) => page.getByLabel(say(FORM_WORDS.address)),
    },
    ...FORMS,
  };
  let trial = 0;
  for (const [name, { who, address, field }] of Object.entries(forms))
    for (const [way, leave] of TESTED_WAYS)
      for (const instant of SOON) {
        trial += 1;
        const text = `東山 ${trial}`;
        const context = pages[who].context();
        await pages[who].goto(address(guideId ?? 0));
        await (await field(pages[who], say)).fill(text);
        await pages[who].waitForTimeout(instant);
        pages[who] = await leave(pages[who], context);
        await pages[who].goto(address(guideId ?? 0));
        const again = await field(pages[who], say);
        await expect(again, `${name}: ${way} ${instant} ms after the last key`).toHaveValue(text);
      }
});
