import { AHEAD, book, freeSlot, logInDemoUser, paidRequest, pay } from '../support/bookings.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, type Texts, test } from '../support/test.ts';

const words = {
  accept: { en: 'Accept', 'zh-CN': '接受' },
  details: { en: 'Details', 'zh-CN': '详情' },
  accepted: { en: 'Booking accepted', 'zh-CN': '已接受预订' },
} satisfies Record<string, Texts>;

test('accepts only once, with one message, when a guide double-clicks Accept', async ({
  page,
  request,
  say,
}) => {
  const booking = await paidRequest(request);

  await signIn(page, 'kenji');
  await page.goto('/guide-dashboard');
  let sent = 0;
  page.on('request', (each) => {
    if (each.url().endsWith('/accept')) sent += 1;
  });
  const card = page.locator(`[data-booking="${booking.id}"]`);
  const acceptButton = card.getByRole('button', { name: say(words.accept), exact: true });

  // The list can be refetched and move the card before the card's own details are refetched.
  await card.getByRole('button', { name: say(words.details) }).click();
  await expect(card.getByRole('listitem').first()).toBeVisible();
  const details = Promise.withResolvers<void>();
  await page.route(`**/api/v2/bookings/${booking.id}`, async (route) => {
    await details.promise;
    await route.continue();
  });
  await acceptButton.click();
  const confirmButton = page
    .getByRole('dialog')
    .getByRole('button', { name: say(words.accept), exact: true });
  await confirmButton.dblclick();
  await expect(confirmButton).toBeHidden();
  await expect(acceptButton).toBeHidden();
  details.resolve();
  await expect(page.locator('[data-toast]')).toContainText(say(words.accepted));
  expect(sent).toBe(1);
});

for (const guide of ['kenji', 'gaoruolan'])
  test(`${guide} accepts the first request in two taps on a phone, without scrolling`, async ({
    page,
    request,
    say,
  }) => {
    // Kenji has a tour under way, and more today; the other guide has none.
    const mei = await logInDemoUser(request, 'mei');
    await pay(request, mei, await book(request, mei, await freeSlot(request, AHEAD, [guide])));
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, guide);
    await page.goto('/guide-dashboard');
    const accept = page.getByRole('button', { name: say(words.accept), exact: true }).first();
    await expect(accept).toBeVisible();
    const [box, bar] = [
      await accept.boundingBox(),
      await page.locator('[data-bottom-bar]').boundingBox(),
    ];
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await accept.click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say(words.accept), exact: true })
      .click();
    await expect(page.locator('[data-toast]')).toContainText(say(words.accepted));
  });
