import { accept, book, freeSlot, logInDemoUser, pay } from '../support/bookings.ts';
import { openAs } from '../support/open-as.ts';
import { expect, type Texts, test } from '../support/test.ts';

const words = {
  city: { en: 'Kyoto', 'zh-CN': '京都' },
  first: { en: 'First day', 'zh-CN': '开始日期' },
  last: { en: 'Last day', 'zh-CN': '结束日期' },
  english: { en: 'Reason in English', 'zh-CN': '英文原因' },
  chinese: { en: 'Reason in Chinese', 'zh-CN': '中文原因' },
  check: { en: 'Preview affected bookings', 'zh-CN': '查看影响' },
  declare: { en: 'Declare', 'zh-CN': '发布' },
  inEffect: { en: 'In effect', 'zh-CN': '生效中' },
  concerned: { en: /\d+ bookings? affected/.source, 'zh-CN': /影响 \d+ 个预订/.source },
  declared: { en: 'Bad weather: Typhoon No. 5', 'zh-CN': '恶劣天气：5 号台风' },
} satisfies Record<string, Texts>;

test('staff declares bad weather, and the traveler sees it on the booking', async ({
  browser,
  site,
  screen,
  say,
  request,
}) => {
  test.setTimeout(180_000);
  const slot = await freeSlot(request, [60, 400], ['kenji']);
  const mei = await logInDemoUser(request, 'mei');
  const booking = await book(request, mei, slot);
  await pay(request, mei, booking);
  await accept(request, 'kenji', booking);

  await test.step('staff sees how many bookings it concerns before it takes effect', async () => {
    const staff = await openAs({ browser, site, screen }, await logInDemoUser(request, 'staff'));
    await staff.goto('/staff/weather');
    await staff.getByLabel(say(words.city), { exact: true }).check();
    await staff.getByLabel(say(words.first)).fill(slot.day);
    await staff.getByLabel(say(words.last)).fill(slot.day);
    await staff.getByLabel(say(words.english)).fill('Typhoon No. 5');
    await staff.getByLabel(say(words.chinese)).fill('5 号台风');
    await staff.getByRole('button', { name: say(words.check) }).click();
    const dialog = staff.getByRole('dialog');
    await expect(dialog).toContainText(new RegExp(say(words.concerned)));
    await dialog.getByRole('button', { name: say(words.declare), exact: true }).click();
    // The demo has another declaration.
    const declared = staff.getByRole('listitem').filter({ hasText: 'Typhoon No. 5' });
    await expect(declared.getByText(say(words.inEffect))).toBeVisible();
  });

  await test.step('the traveler sees the reason on the card', async () => {
    const page = await openAs({ browser, site, screen }, mei);
    await page.goto(`/dashboard#${booking.bookingNumber}`);
    await expect(page.getByText(say(words.declared)).first()).toBeVisible();
  });
});
