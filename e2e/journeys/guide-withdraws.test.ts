import { signIn } from '../support/sign-in.ts';
import { expect, type Texts, test } from '../support/test.ts';

const words = {
  amount: { en: 'Amount in RMB', 'zh-CN': '提现金额' },
  tooSmall: { en: 'At least RMB 200.', 'zh-CN': '每次至少 ¥200。' },
  withdraw: { en: 'Withdraw RMB 201', 'zh-CN': '提现 ¥201' },
  checked: { en: 'Being checked', 'zh-CN': '核对中' },
  paid: { en: 'Paid', 'zh-CN': '已打款' },
  approve: { en: 'Approve', 'zh-CN': '批准' },
  show: { en: 'Show number', 'zh-CN': '显示账号' },
  copy: { en: 'Copy the number', 'zh-CN': '复制账号' },
  pay: { en: 'Mark as paid', 'zh-CN': '标记为已打款' },
} satisfies Record<string, Texts>;

test('a withdrawal is requested once, approved and paid', async ({
  page,
  browser,
  site,
  screen,
  say,
}) => {
  await signIn(page, 'kenji');
  await page.goto('/withdrawal');
  const amount = page.getByLabel(say(words.amount));
  await amount.fill('199.99');
  await page.locator('form button[type="submit"]').click();
  await expect(page.getByRole('alert')).toHaveText(say(words.tooSmall));
  await expect(amount).toBeFocused();
  await amount.fill('201');
  let sent = 0;
  page.on('request', (each) => {
    if (each.method() === 'POST' && each.url().endsWith('/api/me/withdrawals')) sent += 1;
  });
  await page.getByRole('button', { name: say(words.withdraw) }).dblclick();
  const latest = page.getByRole('main').getByRole('listitem').first();
  await expect(latest).toContainText('201');
  await expect(latest).toContainText(say(words.checked));
  expect(sent).toBe(1);

  const context = await browser.newContext({
    baseURL: site.url,
    locale: screen.locale,
    viewport: screen.viewport,
  });
  const desk = await context.newPage();
  await signIn(desk, 'staff');
  await desk.goto('/staff/withdrawals');
  const card = desk.locator('[data-withdrawal]').filter({ hasText: '201' });
  const dialog = desk.getByRole('dialog');
  await card.getByRole('button', { name: say(words.show) }).click();
  await expect(card.getByRole('button', { name: say(words.copy) })).toBeVisible();
  for (const step of [words.approve, words.pay]) {
    await card.getByRole('button', { name: say(step) }).click();
    await dialog.getByRole('button', { name: say(step) }).click();
    await expect(dialog).toBeHidden();
  }
  await expect(card).toBeHidden();
  await context.close();

  await page.reload();
  await expect(latest).toContainText('201');
  await expect(latest).toContainText(say(words.paid));
});
