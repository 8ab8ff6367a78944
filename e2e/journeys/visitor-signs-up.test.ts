import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { logInDemoUser } from '../support/bookings.ts';
import { waitForHydration } from '../support/in-use.ts';
import { openAs } from '../support/open-as.ts';
import { expect, type Texts, test } from '../support/test.ts';

const PASSWORD = 'Lantern by the river 7';

const words = {
  toSignup: { en: 'Sign up', 'zh-CN': '注册' },
  fillName: { en: 'Please enter your first name', 'zh-CN': '请填写姓名' },
  usernameInvalid: { en: 'Please enter a valid username', 'zh-CN': '用户名格式不正确' },
  usernameInline: {
    en: 'Username must be at least 3 characters, lowercase letters and numbers only',
    'zh-CN': '用户名至少 3 个字符，只能使用小写字母和数字',
  },
  usernameTaken: { en: 'Username already taken', 'zh-CN': '用户名已被使用' },
  unresolved: { en: 'Please choose an available username', 'zh-CN': '请选择一个可用的用户名' },
  checkFailed: {
    en: 'Error checking username availability',
    'zh-CN': '暂时无法检查用户名，请稍后再试',
  },
  tooShort: { en: 'Use at least 8 characters', 'zh-CN': '密码至少需要8个字符' },
  differ: { en: 'The two passwords don’t match', 'zh-CN': '两次输入的密码不匹配' },
  terms: {
    en: 'Please agree to the terms of service and the privacy policy',
    'zh-CN': '请同意服务条款和隐私声明',
  },
  created: { en: 'Account created', 'zh-CN': '账号已创建' },
  menu: { en: 'Your menu', 'zh-CN': '我的菜单' },
  logOut: { en: 'Log Out', 'zh-CN': '退出登录' },
  loggedOut: { en: 'Logged out', 'zh-CN': '已退出登录' },
  expired: { en: 'Session Expired', 'zh-CN': '登录已过期' },
  fillAll: { en: 'Please fill in all fields', 'zh-CN': '请填写所有字段' },
  welcome: { en: 'Welcome back!', 'zh-CN': '欢迎回来' },
  failed: {
    en: 'Please check your credentials and try again.',
    'zh-CN': '账号或密码不正确，请检查后重试。',
  },
  prepare: { en: 'Prepare download', 'zh-CN': '开始打包' },
  download: { en: 'Download', 'zh-CN': '下载' },
  close: { en: 'Close account', 'zh-CN': '注销账号' },
  closed: { en: 'Your account is closed', 'zh-CN': '账号已注销' },
  deleted: { en: 'Deleted user', 'zh-CN': '已注销账号' },
} satisfies Record<string, Texts>;

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const toast = (page: Page) => page.locator('[data-toast]');
const sendButton = (page: Page) => page.locator('form button[type="submit"]');

const fill = async (page: Page, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
};

const newcomer = {
  firstName: 'Mei',
  lastName: 'Lin',
  username: 'Mountain7',
  email: 'mountain7@example.com',
  password: PASSWORD,
  confirmPassword: PASSWORD,
};

test('a visitor signs up, returns to the previous page, logs out and logs in again', async ({
  page,
  site,
  say,
}) => {
  await page.goto('/login?redirect=%2Fhelp%2Fcancellation%3Ffrom%3Dtest');
  await page
    .locator('main')
    .getByRole('link', { name: say(words.toSignup), exact: true })
    .click();
  await expect(page).toHaveURL(/\/signup\?redirect=%2Fhelp%2Fcancellation%3Ffrom%3Dtest$/);

  await test.step('the form shows each error at its field, in order', async () => {
    await sendButton(page).click();
    await expect(page.locator('form').getByText(say(words.fillName)).first()).toBeVisible();
    await fill(page, { firstName: 'Mei', lastName: 'Lin', username: 'ab' });
    await sendButton(page).click();
    await expect(toast(page)).toContainText(say(words.usernameInvalid));
    await expect(page.getByText(say(words.usernameInline))).toBeVisible();
    await expect(field(page, 'username')).toBeFocused();
    await fill(page, { username: 'Mountain7', email: newcomer.email, password: 'seven77' });
    await expect(field(page, 'username')).toHaveValue('mountain7');
    await sendButton(page).click();
    await expect(page.locator('form').getByText(say(words.tooShort))).toBeVisible();
    await fill(page, { password: PASSWORD, confirmPassword: 'another' });
    await sendButton(page).click();
    await expect(page.locator('form').getByText(say(words.differ))).toBeVisible();
    await fill(page, { confirmPassword: PASSWORD });
    await sendButton(page).click();
    await expect(page.locator('form').getByText(say(words.terms))).toBeVisible();
  });

  await test.step('the meter rates weak and strong passwords', async () => {
    const strength = page.locator('[data-strength]');
    for (const [password, expected] of [
      ['abc', 'weak'],
      ['abcdefg1', 'medium'],
      ['Abcdefg1', 'strong'],
      [PASSWORD, 'strong'],
    ] as const) {
      await fill(page, { password });
      await expect(strength).toHaveAttribute('data-strength', expected);
    }
  });

  await test.step('changing the language keeps the input', async () => {
    const before = await page.locator('html').getAttribute('lang');
    const swap = page.locator('header button[lang]');
    await swap.click();
    await expect(page.locator('html')).not.toHaveAttribute('lang', before ?? '');
    for (const [name, value] of Object.entries({ ...newcomer, username: 'mountain7' })) {
      await expect(field(page, name)).toHaveValue(value);
    }
    await swap.click();
    await expect(page.locator('html')).toHaveAttribute('lang', before ?? '');
  });

  await field(page, 'terms').check();
  await sendButton(page).click();
  await expect(toast(page)).toContainText(say(words.created));
  await expect(page).toHaveURL(/\/help\/cancellation\?from=test$/);

  await test.step('the browser sends its time zone only once, and is recognized at the next login', async () => {
    const readStoredUser = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').timeZone);
    await expect.poll(readStoredUser).toBe('Asia/Shanghai');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PATCH') sent.push(request.url());
    });
    await page.reload();
    await expect(page.getByRole('button', { name: say(words.menu) })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(sent).toEqual([]);
    const cookies = await page.context().cookies(`${site.url}/api/auth/login`);
    expect(
      cookies.filter(({ httpOnly, path }) => httpOnly && path === '/api/auth/login'),
    ).toHaveLength(1);
    expect(await page.evaluate(() => document.cookie)).not.toContain('known_device');
  });

  await test.step('logging out shows a toast and redirects to the landing page', async () => {
    await page.getByRole('button', { name: say(words.menu) }).click();
    await expect(page.getByRole('menu').getByText('Mei', { exact: true })).toBeVisible();
    await expect(page.getByText('mountain7', { exact: true })).toBeHidden();
    await page.getByRole('menuitem', { name: say(words.logOut) }).click();
    await expect(toast(page)).toContainText(say(words.loggedOut));
    await expect(page).toHaveURL(new URL('/', site.url).href);
  });

  await test.step('clears an incomplete stored session', async () => {
    await page.evaluate(() => localStorage.setItem('token', 'a.b.c'));
    await page.goto('/signup');
    await expect(sendButton(page)).toBeEnabled();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  await test.step('a taken username is rejected, and another is suggested', async () => {
    await fill(page, { username: 'mountain7' });
    await expect(page.getByText(say(words.usernameTaken))).toBeVisible();
    await page.getByRole('button', { name: /mountain7\d{1,3}/ }).click();
    await expect(field(page, 'username')).toHaveValue(/^mountain7\d{1,3}$/);
    await expect(page.getByText(say(words.usernameTaken))).toBeHidden();
  });

  await test.step('logs in again with the username in any case', async () => {
    await page.goto('/login?redirect=%2F%2Fevil.example');
    await sendButton(page).click();
    await expect(toast(page)).toContainText(say(words.fillAll));
    await fill(page, { username: 'MOUNTAIN7', password: 'not the password' });
    await sendButton(page).click();
    await expect(page.locator('form').getByText(say(words.failed))).toBeVisible();
    await fill(page, { password: PASSWORD });
    await field(page, 'password').press('Enter');
    await expect(toast(page)).toContainText(say(words.welcome));
    await expect(page).toHaveURL(new URL('/', site.url).href);
  });

  await test.step('the session expires after a week', async () => {
    let isLive = false;
    // Only the socket of the current page counts, not that of the previous page.
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) isLive = false;
    });
    page.on('websocket', (socket) => {
      socket.on('framereceived', () => {
        isLive = true;
      });
    });
    await page.goto('/help');
    await waitForHydration(page);
    await expect.poll(() => isLive).toBe(true);
    // The server notifies the socket within seconds, without any action on the page. The toast can appear
    // and disappear before all effects of the advanced clock are applied.
    await Promise.all([
      expect(toast(page)).toContainText(say(words.expired)),
      site.advance('PT169H'),
    ]);
    await expect(page).toHaveURL(/\/login\?redirect=%2Fhelp$/);
    expect(await page.evaluate(() => [localStorage.token, localStorage.user])).toEqual([
      undefined,
      undefined,
    ]);
  });
});

test('rejects a username while the username check is unavailable', async ({ page, say }) => {
  await page.route('**/api/auth/check-username*', (route) => route.abort());
  await page.goto('/signup');
  await fill(page, { ...newcomer, username: 'river7' });
  await expect(page.getByText(say(words.checkFailed))).toBeVisible();
  await field(page, 'terms').check();
  await sendButton(page).click();
  await expect(toast(page)).toContainText(say(words.unresolved));
  await expect(page).toHaveURL(/\/signup$/);
});

test('a user exports their data, closes the account, and appears to others as a deleted user', async ({
  request,
  browser,
  site,
  screen,
  say,
}) => {
  const username = 'leaver7';
  const made = await request.post('/api/auth/signup', {
    data: {
      username,
      email: 'leaver7@example.com',
      password: PASSWORD,
      confirmPassword: PASSWORD,
      fullName: 'Leaving Soon',
      termsAccepted: true,
    },
  });
  expect(made.status()).toBe(201);
  const { token, ...user } = await made.json();
  const headers = { authorization: `Bearer ${token}` };
  const kenji = await logInDemoUser(request, 'kenji');
  const opened = await request.post('/api/conversations', {
    headers,
    data: { guideId: kenji.guideId },
  });
  const { conversation } = await opened.json();
  const sent = await request.post(`/api/conversations/${conversation.id}/messages`, {
    headers,
    data: { kind: 'text', clientMessageId: crypto.randomUUID(), text: 'Good bye, Kenji' },
  });
  expect(sent.status()).toBe(201);
  const closing = await openAs({ browser, site, screen }, { token, ...user });

  await test.step('all stored data can be downloaded as one ZIP', async () => {
    await closing.goto('/profile?section=account');
    await closing.getByRole('button', { name: say(words.prepare), exact: true }).click();
    const coming = closing.waitForEvent('download');
    await closing.getByRole('button', { name: say(words.download), exact: true }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toBe('tomoguide-export.zip');
    const bytes = await readFile(await file.path());
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
    expect(bytes.includes('account.json')).toBe(true);
  });

  await test.step('the account is closed with the password, after which login fails', async () => {
    await closing.getByRole('button', { name: say(words.close), exact: true }).click();
    const dialog = closing.getByRole('dialog');
    await dialog.locator('input').fill(PASSWORD);
    await dialog.getByRole('button', { name: say(words.close), exact: true }).click();
    await expect(toast(closing)).toContainText(say(words.closed));
    await expect(closing).toHaveURL(new URL('/', site.url).href);
    expect(await closing.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await closing.goto('/login');
    await fill(closing, { username, password: PASSWORD });
    await sendButton(closing).click();
    await expect(closing.locator('form').getByText(say(words.failed))).toBeVisible();
  });

  const guides = await openAs({ browser, site, screen }, kenji);
  await guides.goto(`/messages?conversation=${conversation.id}`);
  await expect(guides.getByText('Good bye, Kenji').last()).toBeVisible();
  await expect(guides.locator('main').getByText(say(words.deleted)).last()).toBeVisible();
  await expect(guides.getByText('Leaving')).toHaveCount(0);
});
