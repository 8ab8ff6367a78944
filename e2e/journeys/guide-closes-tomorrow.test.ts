import { freeSlot } from '../support/bookings.ts';
import { timeControls } from '../support/choose-time.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, type Texts, test } from '../support/test.ts';

const words = {
  calendar: { en: 'Calendar', 'zh-CN': '日历' },
  tomorrow: { en: 'Edit tomorrow', 'zh-CN': '调整明天' },
  close: { en: 'Close this day', 'zh-CN': '这一天不接单' },
} satisfies Record<string, Texts>;

test('a guide closes tomorrow with three taps on a phone, and travelers no longer find the guide for that day', async ({
  browser,
  page,
  request,
  say,
  screen,
  site,
}) => {
  const now = Temporal.Now.zonedDateTimeISO('Asia/Tokyo');
  const hoursUntil = (days: number) =>
    now.until(now.add({ days }).startOfDay()).total({ unit: 'hours' });
  // Picks a guide who works tomorrow, later than the minimum notice of 12 hours.
  const slot = await freeSlot(request, [Math.max(12.5, hoursUntil(1)), hoursUntil(2)]);
  const isListed = async (): Promise<boolean> => {
    const reply = await request.get(`/api/v2/guides?date=${slot.day}&limit=100`);
    const { data }: { data: { id: number }[] } = await reply.json();
    return data.some(({ id }) => id === slot.guideId);
  };
  expect(await isListed()).toBe(true);

  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, slot.guide);
  await page.goto('/guide');
  await page.getByRole('link', { name: say(words.calendar), exact: true }).click();
  await page.getByRole('button', { name: say(words.tomorrow), exact: true }).click();
  await page.getByRole('button', { name: say(words.close), exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await expect.poll(isListed).toBe(false);
  const visitor = await browser.newPage({ baseURL: site.url, locale: screen.locale });
  await visitor.goto(`/guides/${slot.guideId}`);
  await timeControls(visitor, say)[0]?.click();
  const day = visitor.locator(`[data-day="${slot.day}"]`).first();
  await expect(day).toHaveAttribute('data-taken', 'true');
  await visitor.close();
});
