import { AHEAD, freeSlot } from '../support/bookings.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const PHONE = { width: 390, height: 844 };

/** The traveler's language is English and the guide's Chinese, both on phones. */
test('two users confirm and correct the facts of a message, and the traveler requests the tour', async ({
  browser,
  request,
  site,
}) => {
  const slot = await freeSlot(request, AHEAD, ['natsukihamada']);
  const start = Temporal.Instant.from(slot.start).toZonedDateTimeISO('Asia/Tokyo');
  const day = start.toPlainDate().toString();
  const time = start.toPlainTime().toString({ smallestUnit: 'minute' });
  const openPhone = async (locale: 'en-US' | 'zh-CN', username: string) => {
    const phone = { baseURL: site.url, locale, viewport: PHONE };
    const page = await (await browser.newContext(phone)).newPage();
    await signIn(page, username);
    return page;
  };
  const traveler = await openPhone('en-US', 'bowen');
  const guide = await openPhone('zh-CN', 'natsukihamada');
  const text = `${day} at ${time}, 3 people, ${slot.duration} hours`;
  const english = traveler.getByRole('region', { name: 'Did we both mean this?' });
  const chinese = guide.getByRole('region', { name: '我们说的是一回事吗？' });

  await test.step('the guide opens the card of a message, and both see it in their language', async () => {
    await traveler.goto(`/messages?guide=${slot.guideId}`);
    await traveler.locator('form textarea').fill(text);
    await traveler.locator('form button[type="submit"]').click();
    await guide.goto('/messages');
    await guide.getByRole('link', { name: text }).click();
    await guide.getByRole('button', { name: '我们说的是一回事吗？' }).click();
    await expect(chinese.getByText(`${time}（日本时间，即北京时间`).first()).toBeVisible();
    await expect(english.getByText(`${time} Japan time (`).first()).toBeVisible();
  });

  await test.step('the traveler confirms, and the guide corrects the number of people', async () => {
    await english.getByRole('button', { name: 'Confirm all' }).click();
    await expect(english.getByRole('button', { name: 'Confirm all' })).toHaveCount(0);
    await expect(chinese.getByText(/已确认$/).first()).toBeVisible();
    await chinese.getByRole('button', { name: '修改 人数' }).click();
    const dialog = guide.getByRole('dialog');
    await dialog.getByLabel('总人数').fill('2');
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(dialog).toHaveCount(0);
    await chinese.getByRole('button', { name: '全部确认' }).click();
    await expect(english.getByText('2 people', { exact: true })).toBeVisible();
  });

  await test.step('the traveler confirms the correction, and the facts fill a tour request', async () => {
    await english.getByRole('button', { name: 'Confirm People' }).click();
    await expect(english.getByText('Agreed', { exact: true })).toBeVisible();
    await expect(chinese.getByText('已核对一致')).toBeVisible();
    await english.getByRole('button', { name: 'Request a tour' }).click();
    const form = traveler.getByRole('dialog');
    await expect(form.locator('[data-field="start"] input:checked')).toHaveCount(1);
    await expect(form.getByText(time).first()).toBeVisible();
  });

  await Promise.all([traveler.context().close(), guide.context().close()]);
});
