import { nextBooking } from '../support/booked.ts';
import { AHEAD, accept, freeSlot, logInDemoUser } from '../support/bookings.ts';
import { waitForDemoProvider } from '../support/demo-provider.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, type Texts, test } from '../support/test.ts';
import { openTrip } from '../support/trips.ts';

const words = {
  address: { en: 'Meeting address', 'zh-CN': '集合地址' },
  seniors: { en: 'Seniors', 'zh-CN': '长者' },
  forOthers: {
    en: 'I’m booking for someone else and won’t be there',
    'zh-CN': '我替别人订，自己不去',
  },
  name: { en: 'Name of the lead traveler', 'zh-CN': '联系人姓名' },
  phone: { en: 'Their phone number', 'zh-CN': '联系人电话' },
  slowly: { en: 'Walks slowly', 'zh-CN': '走路较慢' },
  missingAges: {
    en: 'must add up to the number of travelers',
    'zh-CN': '各年龄段相加，需等于出行人数',
  },
  make: { en: 'Create a link', 'zh-CN': '生成链接' },
  link: { en: 'The link', 'zh-CN': '链接' },
  allow: { en: 'When they tap “We’ve met,”', 'zh-CN': '同时替我确认开始' },
  revoke: { en: 'Revoke', 'zh-CN': '停用链接' },
  revokeNow: { en: 'Revoke link', 'zh-CN': '停用' },
} satisfies Record<string, Texts>;

/** The parents read Chinese, regardless of their daughter's language. */
const MET = '我们已见面';

test('a daughter books for her parents, who meet the guide with only their link', async ({
  page,
  request,
  browser,
  site,
  say,
}) => {
  const slot = await freeSlot(request, AHEAD);
  await signIn(page, 'mei');
  const query = new URLSearchParams({
    date: slot.day,
    start: slot.start,
    duration: String(slot.duration),
    travelers: '2',
  });
  await page.goto(`/checkout/${slot.guideId}?${query}`);
  await page.getByLabel(say(words.address)).fill('東京駅 丸の内南口');
  await page.getByLabel(say(words.forOthers)).check();
  await page.getByLabel(say(words.name)).fill('王秀英');
  await page.getByLabel(say(words.phone)).fill('+86 138 0013 8000');
  await page.getByText('简体中文', { exact: true }).last().click();
  await page.getByLabel(say(words.slowly)).check();
  const payButton = page.locator('main form button[type="submit"]');

  await test.step('requires the age groups of the travelers', async () => {
    await payButton.click();
    await expect(page.getByText(say(words.missingAges)).first()).toBeVisible();
    await page.getByLabel(say(words.seniors)).fill('2');
  });

  const booked = await nextBooking(page);
  await payButton.click();
  const booking = await booked.made;
  const card = page.locator(`[data-booking="${booking.id}"]`);
  await waitForDemoProvider(page, say);
  await page.locator('main button').first().click();
  await expect(page).toHaveURL(/payment-success/);
  await accept(request, slot.guide, booking);

  await page.goto('/dashboard?tab=upcoming');
  await openTrip(card);
  await card.getByRole('button', { name: say(words.make) }).click();
  const link = await card.getByRole('textbox', { name: say(words.link) }).inputValue();
  // The switch turns on after the server responds.
  await card.getByRole('switch', { name: say(words.allow) }).click();
  await expect(card.getByRole('switch', { name: say(words.allow) })).toBeChecked();

  const parents = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await parents.newPage();
  const requested: string[] = [];
  phone.on('request', (each) => requested.push(`${each.url()} ${each.headers().referer ?? ''}`));
  const token = link.split('token=')[1] ?? '';

  await test.step('the parents meet the guide', async () => {
    await phone.goto(link);
    await expect(phone.getByRole('heading', { level: 1 })).toContainText('王秀英');
    await expect(phone.getByText('東京駅 丸の内南口')).toBeVisible();
    await expect(phone.getByRole('button', { name: MET })).toBeHidden();
    const hours = Temporal.Now.instant().until(slot.start).total('hours');
    await site.advance(`PT${Math.floor(hours)}H`);
    await phone.reload();
    await phone.getByRole('button', { name: MET }).click();
    await expect(phone.getByText('已经知道您见到了')).toBeVisible();
    expect(requested.filter((each) => each.includes(token))).toEqual([]);
  });

  await test.step('the daughter sees that her parents have confirmed the start', async () => {
    const guide = await logInDemoUser(request, slot.guide);
    const started = await request.patch(`/api/bookings/${booking.id}/confirm-start`, {
      headers: { authorization: `Bearer ${guide.token}` },
      data: { userType: 'guide' },
    });
    expect((await started.json()).status).toBe('ongoing');
    await page.goto('/dashboard?tab=ongoing');
    await openTrip(card);
    await expect(card.getByText(slot.guideName).last()).toBeVisible();
    await expect(card.getByRole('timer')).toBeVisible();
  });

  await test.step('shows a not-found page for a revoked link', async () => {
    await card.getByRole('button', { name: say(words.revoke), exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say(words.revokeNow), exact: true })
      .click();
    await expect(card.getByRole('button', { name: say(words.make) })).toBeVisible();
    await phone.reload();
    await expect(phone.getByRole('heading', { name: '这个链接已失效' })).toBeVisible();
    await parents.close();
  });
});
