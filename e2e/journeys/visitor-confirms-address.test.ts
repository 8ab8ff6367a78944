import { openAs } from '../support/open-as.ts';
import { expect, type Texts, test } from '../support/test.ts';

const PASSWORD = 'Lantern by the river 7';

const words = {
  notice: { en: 'Your email', 'zh-CN': '你的邮箱' },
  again: { en: 'Send again', 'zh-CN': '重新发送' },
  sent: { en: 'Link sent', 'zh-CN': '链接已发送' },
  confirm: { en: 'Confirm email', 'zh-CN': '确认邮箱' },
  confirmed: { en: 'Email confirmed', 'zh-CN': '邮箱已确认' },
} satisfies Record<string, Texts>;

test('an address is confirmed from the email, on a device that is not logged in', async ({
  page,
  request,
  browser,
  site,
  screen,
  say,
}) => {
  const signedUp = await request.post('/api/auth/signup', {
    headers: { 'accept-language': screen.lang },
    data: {
      username: 'bridge7',
      email: 'bridge7@example.com',
      password: PASSWORD,
      confirmPassword: PASSWORD,
      fullName: 'Bridge Seven',
    },
  });
  const member = await openAs({ browser, site, screen }, await signedUp.json());
  await member.goto('/help');
  const notice = member.getByRole('region', { name: say(words.notice), exact: true });
  await expect(notice).toContainText('bridge7@example.com');
  await notice.getByRole('button', { name: say(words.again) }).click();
  await expect(member.locator('[data-toast]')).toContainText(say(words.sent));

  const mailbox = async (): Promise<string> =>
    (await (await request.get('/dev/mail')).text()).replaceAll('&#35;', '#');
  const links = async () => [...(await mailbox()).matchAll(/confirm-email#token=([\w.-]+)/g)];
  await expect.poll(async () => new Set((await links()).map(([, token]) => token)).size).toBe(2);
  const [, token] = (await links())[0] ?? [];
  await page.goto(`/confirm-email#token=${token}`);
  await expect(page.getByText('bridge7', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: say(words.confirm) }).click();
  await expect(page.getByRole('heading', { name: say(words.confirmed) })).toBeVisible();

  await member.bringToFront();
  await member.reload();
  await expect(member.locator('main h1')).toBeVisible();
  await expect(notice).toBeHidden();
});
