import type { Page } from '@playwright/test';
import type { Booking } from '@tomoguide/contract/bookings/entities';
import { HOLD_LIMITS } from '@tomoguide/contract/bookings/figures';
import {
  book,
  cancel,
  freeSlot,
  type Hours,
  logInDemoUser,
  type Slot,
  unpaidBookings,
} from '../support/bookings.ts';
import { chooseTime } from '../support/choose-time.ts';
import { waitForDemoProvider } from '../support/demo-provider.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, type Texts, test } from '../support/test.ts';

const words = {
  address: { en: 'Meeting address', 'zh-CN': '集合地址' },
  slotTaken: { en: 'This time was just taken.', 'zh-CN': '这个时间刚被约走了。' },
  chooseStart: { en: 'Choose another start time', 'zh-CN': '换一个开始时间' },
  priceChanged: { en: 'The price has changed.', 'zh-CN': '价格有变动。' },
  unknown: {
    en: 'The connection failed. We can’t tell whether your booking went through.',
    'zh-CN': '网络断了，不确定有没有订上。',
  },
  total: { en: 'Total for 2 people', 'zh-CN': '总价' },
  tooMany: {
    en: 'You have 3 unpaid bookings, which is the limit.',
    'zh-CN': '你有 3 个预订还没付款，已达上限。',
  },
  toTrips: { en: 'See Pending Requests', 'zh-CN': '查看待处理的预订' },
  tooManyHolds: {
    en: 'You’ve held too many slots without paying.',
    'zh-CN': '你多次占了时段却没付款。',
  },
  /** The retry time is shown in the user's time zone, which is Asia/Shanghai in the browser. */
  tryAgain: { en: '(Beijing time)', 'zh-CN': '（北京时间）' },
  view: { en: 'View Profile', 'zh-CN': '查看主页' },
  travelers: { en: 'Travelers', 'zh-CN': '出行人数' },
  howMany: {
    en: 'You chose 10 or more. How many exactly?',
    'zh-CN': '你选了 10 人以上，一共多少人？',
  },
} satisfies Record<string, Texts>;

const ADDRESS = '東京駅 丸の内南口';

const openCheckout = async (page: Page, slot: Slot) => {
  const query = new URLSearchParams({
    date: slot.day,
    start: slot.start,
    duration: String(slot.duration),
    travelers: '2',
  });
  await page.goto(`/checkout/${slot.guideId}?${query}`);
};

test('each rejection at checkout states the problem and the fix, and keeps the input', async ({
  page,
  request,
  say,
}) => {
  test.setTimeout(120_000);
  const hours: Hours = [60, 500];
  const payButton = page.locator('main form button[type="submit"]');
  const address = page.getByLabel(say(words.address));
  await signIn(page, 'mei');

  await test.step('after another traveler takes the slot, another start can be chosen', async () => {
    const slot = await freeSlot(request, hours, ['kenji']);
    await openCheckout(page, slot);
    await address.fill(ADDRESS);
    await expect(payButton).toBeEnabled();
    // The traveler who takes the slot is a guide, because guides can also book as travelers.
    await book(request, await logInDemoUser(request, 'gaoruolan'), slot);
    await payButton.click();
    await expect(page.getByText(say(words.slotTaken))).toBeVisible();
    await page.getByRole('button', { name: say(words.chooseStart) }).click();
    await expect(page.getByText(say(words.slotTaken))).toBeHidden();
    await expect(address).toHaveValue(ADDRESS);
  });

  await test.step('a network failure keeps the input and the price', async () => {
    await openCheckout(page, await freeSlot(request, hours, ['kenji']));
    await address.fill(ADDRESS);
    await expect(payButton).toBeEnabled();
    await page.context().setOffline(true);
    await payButton.click();
    await expect(page.getByText(say(words.unknown))).toBeVisible();
    // A failed refetch must not remove the form.
    await page.waitForTimeout(500);
    await expect(address).toHaveValue(ADDRESS);
    await expect(page.getByText(say(words.total)).first()).toBeVisible();
    await page.context().setOffline(false);
  });

  await test.step('after a price change, shows the new price and accepts it on the next click', async () => {
    const slot = await freeSlot(request, hours, ['kenji']);
    await page.route('**/api/v2/bookings', async (route) => {
      const sent = route.request().postDataJSON() as { totalPrice: number };
      await route.continue({ postData: { ...sent, totalPrice: sent.totalPrice - 1 } });
    });
    await openCheckout(page, slot);
    await payButton.click();
    await expect(page.getByText(say(words.priceChanged))).toBeVisible();
    await page.unroute('**/api/v2/bookings');
    await expect(payButton).toBeEnabled();
    await payButton.click();
    await waitForDemoProvider(page, say);
  });

  await test.step('a fourth booking is rejected while three are unpaid', async () => {
    const mei = await logInDemoUser(request, 'mei');
    // Frees one of her live bookings, of which the demo has almost as many as allowed.
    const { data } = (await (
      await request.get(`/api/v2/bookings-new/traveler/${mei.id}`, {
        headers: { authorization: `Bearer ${mei.token}` },
      })
    ).json()) as { data: Booking[] };
    const substituted = data.find(({ substitution }) => substitution?.state === 'proposed');
    if (substituted) await cancel(request, mei, substituted);
    // One unpaid booking is left over from the previous step, and one comes from a request that a guide
    // accepted.
    await book(request, mei, await freeSlot(request, hours));
    await openCheckout(page, await freeSlot(request, hours, ['kenji']));
    await address.fill(ADDRESS);
    await payButton.click();
    await expect(page.getByText(say(words.tooMany))).toBeVisible();
    await page.getByRole('link', { name: say(words.toTrips) }).click();
    await expect(page.locator('[data-booking]').first()).toBeVisible();
  });

  await test.step('states when to retry after too many unpaid holds', async () => {
    const mei = await logInDemoUser(request, 'mei');
    for (const booking of await unpaidBookings(request, mei)) await cancel(request, mei, booking);
    // Some of her holds have already expired, so holds are created until one is rejected.
    for (let more = 0; more < HOLD_LIMITS.lapsed; more += 1) {
      const held = await book(request, mei, await freeSlot(request, hours)).catch(() => null);
      if (!held) break;
      await cancel(request, mei, held);
    }
    await openCheckout(page, await freeSlot(request, hours, ['kenji']));
    await address.fill(ADDRESS);
    await payButton.click();
    await expect(page.getByText(say(words.tooManyHolds))).toBeVisible();
    await expect(page.getByRole('alert').getByText(say(words.tryAgain))).toBeVisible();
    await expect(address).toHaveValue(ADDRESS);
  });

  await test.step("after a search for '10+', the checkout requires the number of travelers", async () => {
    await page.goto('/search?travelers=10%2B');
    await page
      .getByRole('article')
      .first()
      .getByRole('link', { name: say(words.view) })
      .click();
    const size = page.getByLabel(say(words.travelers), { exact: true });
    await expect(size).toHaveValue('10+');
    await chooseTime(page, say);
    await expect(page).toHaveURL(/travelers=10%2B/);
    await expect(page.getByText(say(words.howMany))).toBeVisible();
    await page.getByLabel(say(words.address)).fill(ADDRESS);
    await payButton.click();
    await expect(page.locator('select:focus')).toBeVisible();
  });
});
