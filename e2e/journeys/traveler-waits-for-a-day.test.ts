import { freeSlot, logInDemoUser } from '../support/bookings.ts';
import { timeControls } from '../support/choose-time.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, type Texts, test } from '../support/test.ts';

const words = {
  ask: { en: 'Tell me if this day comes free', 'zh-CN': '有空位时通知我' },
  stop: { en: 'Stop waiting', 'zh-CN': '取消提醒' },
  list: { en: 'Days you’re waiting for', 'zh-CN': '等待空位的日期' },
  free: { en: 'See the free day', 'zh-CN': '查看空位' },
} satisfies Record<string, Texts>;

test('a traveler waits for a day that a guide has closed, and follows the notice once it is free', async ({
  page,
  request,
  say,
}) => {
  const slot = await freeSlot(request, [24 * 20, 24 * 60]);
  const guide = await logInDemoUser(request, slot.guide);
  const setDay = async (hours: [] | null) => {
    const reply = await request.put('/api/guides/me/days', {
      headers: { authorization: `Bearer ${guide.token}` },
      data: { from: slot.day, to: slot.day, hours },
    });
    expect(reply.status()).toBe(200);
  };
  await setDay([]);

  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'mei');
  await page.goto(`/guides/${slot.guideId}?date=${slot.day}`);
  await timeControls(page, say)[0]?.click();
  await page.getByRole('button', { name: say(words.ask) }).click();
  await expect(page.getByRole('button', { name: say(words.stop) })).toBeVisible();

  await page.goto('/dashboard');
  const list = page.getByRole('group', { name: say(words.list) });
  const link = list.locator(`a[href="/guides/${slot.guideId}?date=${slot.day}"]`);
  await expect(link).toBeVisible();

  await setDay(null);
  await page.goto('/messages?tab=notices');
  const notice = page
    .getByRole('article')
    .filter({ hasText: say(words.free) })
    .first();
  await expect(notice).toBeVisible({ timeout: 15_000 });
  await notice.getByRole('link', { name: say(words.free) }).click();
  await expect(page).toHaveURL(`/guides/${slot.guideId}?date=${slot.day}`);
});
