import { expect, type Texts, test } from '../support/test.ts';

const OLD = 'Lantern by the river 7';
const NEW = 'A bridge in the fog 8';

const words = {
  forgot: { en: 'Forgot your password?', 'zh-CN': '忘记密码？' },
  badEmail: { en: 'Please enter a valid email address', 'zh-CN': '请填写有效的邮箱地址' },
  sent: { en: 'Check your inbox', 'zh-CN': '请查收邮件' },
  subject: { en: 'Choose a new TomoGuide password', 'zh-CN': '重设友导密码' },
  differ: { en: 'The two passwords don’t match', 'zh-CN': '两次输入的密码不匹配' },
  changed: { en: 'Password changed', 'zh-CN': '密码已修改' },
  welcome: { en: 'Welcome back!', 'zh-CN': '欢迎回来' },
  linkExpired: {
    en: 'This link no longer works',
    'zh-CN': '这个链接已失效',
  },
} satisfies Record<string, Texts>;

test('a user who forgot their password gets a link that works only once', async ({
  page,
  request,
  screen,
  say,
}) => {
  const field = (name: string) => page.locator(`[name="${name}"]`);
  const send = page.locator('form button[type="submit"]');
  const toast = page.locator('[data-toast]');
  const signedUp = await request.post('/api/auth/signup', {
    headers: { 'accept-language': screen.lang },
    data: {
      username: 'river7',
      email: 'river7@example.com',
      password: OLD,
      confirmPassword: OLD,
      fullName: 'River Seven',
    },
  });
  expect(signedUp.status()).toBe(201);

  await page.goto('/login');
  await page.getByRole('link', { name: say(words.forgot) }).click();
  await field('email').fill('river7');
  await send.click();
  await expect(page.getByText(say(words.badEmail))).toBeVisible();
  await field('email').fill('River7@example.com');
  await send.click();
  await expect(page.getByRole('heading', { name: say(words.sent) })).toBeVisible();

  const mailbox = async (): Promise<string> => (await request.get('/dev/mail')).text();
  await expect.poll(mailbox).toContain(say(words.subject));
  const token = /#token=([\w-]+)/.exec((await mailbox()).replaceAll('&#35;', '#'))?.[1] ?? '';
  const link = `/reset-password#token=${token}`;

  await page.goto(link);
  await field('password').fill(NEW);
  await field('confirmPassword').fill(OLD);
  await send.click();
  await expect(page.getByText(say(words.differ))).toBeVisible();
  await field('confirmPassword').fill(NEW);
  await send.click();
  await expect(toast).toContainText(say(words.changed));
  await expect(page).toHaveURL(/\/login$/);

  await field('username').fill('river7@example.com');
  await field('password').fill(NEW);
  await send.click();
  await expect(toast).toContainText(say(words.welcome));

  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await expect(page.getByRole('heading', { name: say(words.linkExpired) })).toBeVisible();
});
