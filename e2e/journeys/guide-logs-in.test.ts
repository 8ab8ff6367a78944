import { DEMO_PASSWORD } from '../../server/src/domains/accounts/login/demo-accounts.ts';
import { expect, type Texts, test } from '../support/test.ts';

const words = {
  welcome: { en: 'Welcome back!', 'zh-CN': '欢迎回来' },
  menu: { en: 'Your menu', 'zh-CN': '我的菜单' },
  toTraveler: { en: 'Switch to traveler view', 'zh-CN': '切换到旅行者身份' },
  toGuide: { en: 'Switch to guide view', 'zh-CN': '切换到向导身份' },
  switched: { en: 'Role switched', 'zh-CN': '身份已切换' },
} satisfies Record<string, Texts>;

test('kenji logs in, is redirected to /guide, and switches views', async ({ page, site, say }) => {
  const toast = page.locator('[data-toast]');
  await page.goto('/login');
  await page.locator('[name="username"]').fill('Kenji');
  await page.locator('[name="password"]').fill(DEMO_PASSWORD);
  await page.locator('form button[type="submit"]').click();
  await expect(toast).toContainText(say(words.welcome));
  await expect(page).toHaveURL(/\/guide$/);

  await page.getByRole('button', { name: say(words.menu) }).click();
  await page.getByRole('menuitem', { name: say(words.toTraveler) }).click();
  await expect(toast).toContainText(say(words.switched));
  await expect(page).toHaveURL(new URL('/', site.url).href);

  await page.reload();
  await page.getByRole('button', { name: say(words.menu) }).click();
  await page.getByRole('menuitem', { name: say(words.toGuide) }).click();
  await expect(page).toHaveURL(/\/guide$/);

  await test.step('the landing page redirects to /guide in the guide view', async () => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/guide$/);
  });

  await test.step('logging in or out also affects other tabs', async () => {
    const other = await page.context().newPage();
    await other.goto('/help');
    await expect(other.getByRole('button', { name: say(words.menu) })).toBeVisible();
    await page.evaluate(() => {
      localStorage.removeItem('token');
      localStorage.removeItem('user');
    });
    await expect(other.getByRole('button', { name: say(words.menu) })).toBeHidden();
  });
});
