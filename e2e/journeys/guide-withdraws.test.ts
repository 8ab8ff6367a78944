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
  number: { en: 'Registration number for invoices', 'zh-CN': '发票登记号' },
  year: { en: 'A year for taxes', 'zh-CN': '年度报税资料' },
  openPdf: { en: 'Open PDF', 'zh-CN': '打开 PDF' },
  csv: { en: 'Download CSV', 'zh-CN': '下载 CSV' },
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

test('a guide opens a year for taxes, and downloads it', async ({ page, say }) => {
  await signIn(page, 'kenji');
  await page.goto('/guide-dashboard#earnings');
  await page.getByRole('link', { name: say(words.year) }).click();
  await expect(page).toHaveURL(/\/guide\/taxes$/);
  const rows = page.getByRole('table').locator('tbody').getByRole('row');
  await expect(rows.first()).toContainText('TG');
  await expect(page.getByLabel(say(words.number))).toHaveValue('T8900000000001');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: say(words.csv) }).click();
  expect((await download).suggestedFilename()).toMatch(/^tomoguide-taxes-20\d\d\.csv$/);
  await page.getByRole('link', { name: say(words.openPdf) }).click();
  await expect(page).toHaveURL(/\/pdf-preview\/taxes-20\d\d$/);
});
