import type { Locator, Page } from '@playwright/test';
import type { Booking } from '@tomoguide/contract/bookings/entities';
import { logInDemoUser } from '../support/bookings.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, type Texts, test } from '../support/test.ts';
import { openTrip } from '../support/trips.ts';

const words = {
  code: { en: 'Start code', 'zh-CN': '见面码' },
  submit: { en: 'Submit the code', 'zh-CN': '提交见面码' },
  stored: {
    en: 'saved on this phone. We’ll send it',
    'zh-CN': '已存在手机上，有网络后自动发送',
  },
  sent: { en: 'the tour has started.', 'zh-CN': '已发送，行程已开始' },
  details: { en: 'Details', 'zh-CN': '详情' },
  entered: { en: 'You entered the start code', 'zh-CN': '你输入了见面码' },
} satisfies Record<string, Texts>;

const hasSecret = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => localStorage.getItem('startCodes') ?? ''))
    .toMatch(/secret/);

test('accepts a start confirmed by code on two offline phones and sent an hour later', async ({
  page,
  context,
  request,
  browser,
  site,
  say,
  screen,
}) => {
  const mei = await logInDemoUser(request, 'mei');
  const kenji = await logInDemoUser(request, 'kenji');
  const list = await request.get(`/api/v2/bookings-new/traveler/${mei.id}`, {
    headers: { authorization: `Bearer ${mei.token}` },
  });
  const { data } = (await list.json()) as { data: Booking[] };
  const startable = data.find(
    ({ guideId, can }) => guideId === kenji.guideId && can.includes('enter_start_code'),
  );
  const card = `[data-booking="${startable?.id}"]`;
  const asGuide = await browser.newContext({
    baseURL: site.url,
    locale: screen.locale,
    viewport: screen.viewport,
  });
  const guide = await asGuide.newPage();
  const openSheet = async (of: Page): Promise<Locator> => {
    await of
      .locator(card)
      .getByRole('button', { name: say(words.code) })
      .click();
    return of.getByRole('dialog');
  };
  const codeOn = async (sheet: Locator): Promise<string> => {
    await expect(sheet.locator('[data-own-code]')).toHaveAttribute('data-own-code', /^\d{6}$/);
    return (await sheet.locator('[data-own-code]').getAttribute('data-own-code')) ?? '';
  };
  const enter = async (of: Page, sheet: Locator, code: string) => {
    await sheet.getByRole('textbox').fill(code);
    await sheet.getByRole('button', { name: say(words.submit) }).click();
    await expect(of.locator(card).locator('[data-entry]')).toContainText(say(words.stored));
  };

  await test.step('both users open their bookings online, then lose the network', async () => {
    await signIn(page, 'mei');
    await page.goto('/dashboard?tab=upcoming');
    await openTrip(page.locator(card));
    await signIn(guide, 'kenji');
    await guide.goto('/guide-dashboard');
    for (const one of [page, guide]) {
      await hasSecret(one);
      await one.waitForLoadState('networkidle');
      await one.context().setOffline(true);
    }
  });

  await test.step('each user enters the other’s code, and both phones store it', async () => {
    const [hers, his] = [await openSheet(page), await openSheet(guide)];
    const [herCode, hisCode] = [await codeOn(hers), await codeOn(his)];
    expect(herCode).not.toBe(hisCode);
    await enter(page, hers, hisCode);
    await enter(guide, his, herCode);
  });

  await site.advance('PT1H');

  await test.step('the app is reopened online and sends the stored code', async () => {
    await page.close();
    await context.setOffline(false);
    const again = await context.newPage();
    await again.goto('/dashboard?tab=ongoing');
    await openTrip(again.locator(card));
    await expect(again.locator(card).locator('[data-entry]')).toContainText(say(words.sent));
    await expect(again.locator(card).getByRole('timer')).toBeVisible();
    await again
      .locator(card)
      .getByRole('button', { name: say(words.details) })
      .click();
    await expect(again.locator(card)).toContainText(say(words.entered));
  });

  await test.step('the guide’s phone reconnects automatically and shows the tour running', async () => {
    await asGuide.setOffline(false);
    await expect(guide.locator(card).locator('[data-entry]')).toContainText(say(words.sent));
    await expect(guide.locator(card).getByRole('timer')).toBeVisible();
    await asGuide.close();
  });
});
