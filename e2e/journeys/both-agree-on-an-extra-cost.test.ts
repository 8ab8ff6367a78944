import type { Booking } from '@tomoguide/contract/bookings/entities';
import { logInDemoUser } from '../support/bookings.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, type Texts, test } from '../support/test.ts';
import { openTrip } from '../support/trips.ts';

const words = {
  agree: { en: 'Agree', 'zh-CN': '同意' },
  agreed: { en: 'Agreed', 'zh-CN': '已同意' },
} satisfies Record<string, Texts>;

test('the traveler agrees to an extra cost of the guide, and both see it as paid on site', async ({
  page,
  request,
  browser,
  site,
  say,
  screen,
}) => {
  const mei = await logInDemoUser(request, 'mei');
  const list = await request.get(`/api/v2/bookings-new/traveler/${mei.id}`, {
    headers: { authorization: `Bearer ${mei.token}` },
  });
  const { data } = (await list.json()) as { data: Booking[] };
  const running = data.find(({ extraCosts = [] }) => extraCosts.some(({ can }) => can.length > 0));
  const card = `[data-booking="${running?.id}"]`;
  await signIn(page, 'mei');
  await page.goto('/dashboard?tab=ongoing');
  await openTrip(page.locator(card));
  const costs = page.locator(card).locator('[data-extra-costs]');
  await costs
    .getByRole('button', { name: say(words.agree) })
    .first()
    .click();
  await expect(costs).toContainText(say(words.agreed));
  const asGuide = await browser.newContext({
    baseURL: site.url,
    locale: screen.locale,
    viewport: screen.viewport,
  });
  const guide = await asGuide.newPage();
  await signIn(guide, 'kenji');
  await guide.goto(`/guide-dashboard#${running?.bookingNumber}`);
  await expect(guide.locator('[data-extra-costs]').first()).toContainText(say(words.agreed));
  await asGuide.close();
});
