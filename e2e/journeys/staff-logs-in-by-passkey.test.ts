import { signIn } from '../support/sign-in.ts';
import { expect, type Texts, test } from '../support/test.ts';

const words = {
  add: { en: 'Add a passkey', 'zh-CN': '添加通行密钥' },
  added: { en: 'Passkey added', 'zh-CN': '通行密钥已添加' },
  remove: { en: 'Remove', 'zh-CN': '移除' },
  last: { en: 'Team accounts need a passkey', 'zh-CN': '工作人员账号必须保留通行密钥' },
  menu: { en: 'Your menu', 'zh-CN': '我的菜单' },
  logOut: { en: 'Log Out', 'zh-CN': '退出登录' },
  loggedOut: { en: 'Logged out', 'zh-CN': '已退出登录' },
  byPasskey: { en: 'Log in with a passkey', 'zh-CN': '用通行密钥登录' },
  console: { en: 'Staff console', 'zh-CN': '工作人员后台' },
} satisfies Record<string, Texts>;

test('staff add a passkey and log in to the console with it', async ({ page, context, say }) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const toast = page.locator('[data-toast]');
  await signIn(page, 'staff');
  await page.goto('/profile?section=security');
  await page.getByRole('button', { name: say(words.add) }).click();
  await expect(toast).toContainText(say(words.added));

  await test.step('the last passkey cannot be removed', async () => {
    const remove = page.getByRole('button', { name: new RegExp(`^${say(words.remove)}[:：]`) });
    await remove.click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say(words.remove), exact: true })
      .click();
    await expect(toast).toContainText(say(words.last));
    await expect(remove).toHaveCount(1);
  });

  await page.getByRole('button', { name: say(words.menu) }).click();
  await page.getByRole('menuitem', { name: say(words.logOut) }).click();
  await expect(toast).toContainText(say(words.loggedOut));
  await page.goto('/login');
  await page.getByRole('button', { name: say(words.byPasskey) }).click();
  await expect(page).toHaveURL(/\/staff$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
