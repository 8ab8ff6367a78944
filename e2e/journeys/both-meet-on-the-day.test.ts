import type { Booking } from '@tomoguide/contract/bookings/entities';
import { logInDemoUser } from '../support/bookings.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, type Texts, test } from '../support/test.ts';
import { openTrip } from '../support/trips.ts';

const words = {
  onMyWay: { en: 'On my way', 'zh-CN': '我出发了' },
  sent: { en: 'You sent: On my way,', 'zh-CN': '你发了：我出发了，' },
  received: { en: ': on my way,', 'zh-CN': '：出发了，' },
  here: { en: 'I’m here', 'zh-CN': '我到了' },
  arrived: { en: ': here,', 'zh-CN': '：到了，' },
  notMet: { en: 'Haven’t met yet?', 'zh-CN': '还没见到面？' },
  cannotFind: { en: 'I can’t find you', 'zh-CN': '找不到你' },
  answer: { en: 'in the support chat', 'zh-CN': '在客服对话里答复' },
} satisfies Record<string, Texts>;

test('both let each other know where they are, one of them without a connection', async ({
  page,
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
  const next = data.find(
    ({ guideId, can }) => guideId === kenji.guideId && can.includes('enter_start_code'),
  );
  const card = `[data-booking="${next?.id}"]`;
  // From one hour before the start, both have the buttons.
  await site.advance('PT1H');
  const asGuide = await browser.newContext({
    baseURL: site.url,
    locale: screen.locale,
    viewport: screen.viewport,
  });
  const guide = await asGuide.newPage();
  await signIn(page, 'mei');
  await page.goto('/dashboard?tab=upcoming');
  await openTrip(page.locator(card));
  await signIn(guide, 'kenji');
  await guide.goto('/guide-dashboard');

  await test.step('the guide sees immediately that the traveler is on the way', async () => {
    await page
      .locator(card)
      .getByRole('button', { name: say(words.onMyWay) })
      .click();
    await expect(page.locator(card)).toContainText(say(words.sent));
    await expect(guide.locator(card)).toContainText(say(words.received));
  });

  await test.step('the guide arrives without a connection; it is sent once there is one', async () => {
    await guide.waitForLoadState('networkidle');
    await asGuide.setOffline(true);
    await guide
      .locator(card)
      .getByRole('button', { name: say(words.here) })
      .click();
    await expect(guide.locator(card).locator('[data-mark="waiting"]')).toBeVisible();
    await asGuide.setOffline(false);
    await expect(page.locator(card)).toContainText(say(words.arrived));
    await expect(guide.locator(card).locator('[data-mark="waiting"]')).toHaveCount(0);
  });

  await test.step('15 minutes after the start, the traveler asks for help and staff sees the case', async () => {
    await site.advance('PT1H15M');
    await page.reload();
    await openTrip(page.locator(card));
    await expect(page.locator(card)).toContainText(say(words.notMet));
    await page
      .locator(card)
      .getByRole('button', { name: say(words.cannotFind) })
      .click();
    const staff = await (
      await browser.newContext({ baseURL: site.url, locale: screen.locale })
    ).newPage();
    await signIn(staff, 'staff');
    await staff.goto('/staff/not-met');
    // The demo has another case.
    const found = staff.getByRole('listitem').filter({ hasText: next?.bookingNumber ?? '' });
    await expect(found.getByRole('link', { name: say(words.answer) })).toBeVisible();
    await staff.context().close();
    await asGuide.close();
  });
});
