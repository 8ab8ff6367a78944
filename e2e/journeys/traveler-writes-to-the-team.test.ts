import { signIn } from '../support/sign-in.ts';
import { expect, type Texts, test } from '../support/test.ts';

const words = {
  write: { en: 'Write to us', 'zh-CN': '联系客服' },
  field: { en: 'Write to TomoGuide support', 'zh-CN': '给友导客服发消息' },
  send: { en: 'Send', 'zh-CN': '发送' },
  answer: { en: 'Send reply', 'zh-CN': '发送回复' },
  close: { en: 'Close', 'zh-CN': '结束咨询' },
  closed: { en: 'This conversation is closed', 'zh-CN': '咨询已结束' },
  log: { en: 'Messages with TomoGuide support', 'zh-CN': '与友导客服的会话' },
} satisfies Record<string, Texts>;

const QUESTION = 'Can I change the meeting point of my tour? 谢谢';
const ANSWER = '可以，请在预订里提出新的集合地点。';
const AGAIN = 'Done, thank you!';

test('a traveler messages staff, who reply live and close the case, and the traveler’s next message reopens it', async ({
  page,
  browser,
  site,
  screen,
  say,
}) => {
  await signIn(page, 'bowen');
  await page.goto('/messages?support=general');
  const log = page.getByRole('log', { name: say(words.log) });
  await page.getByRole('textbox', { name: say(words.field) }).fill(QUESTION);
  await page.getByRole('button', { name: say(words.send), exact: true }).click();
  await expect(log).toContainText(QUESTION);

  const context = await browser.newContext({
    baseURL: site.url,
    locale: screen.locale,
    viewport: screen.viewport,
  });
  const staff = await context.newPage();
  await signIn(staff, 'staff');
  await staff.goto('/staff/support');
  await staff.getByRole('link').filter({ hasText: QUESTION }).click();
  const theirs = staff.locator('[data-case]');
  await expect(theirs.getByRole('log')).toContainText(QUESTION);
  await theirs.getByRole('textbox').fill(ANSWER);
  await theirs.getByRole('button', { name: say(words.answer) }).click();
  // The reply arrives faster than by polling and without a reload, so it came over the socket.
  await expect(log).toContainText(ANSWER, { timeout: 15_000 });

  await theirs.getByRole('button', { name: say(words.close), exact: true }).click();
  await expect(page.getByText(say(words.closed))).toBeVisible({ timeout: 15_000 });
  await page.getByRole('textbox', { name: say(words.field) }).fill(AGAIN);
  await page.getByRole('button', { name: say(words.send), exact: true }).click();
  await expect(page.getByText(say(words.closed))).toHaveCount(0);
  await expect(theirs.getByRole('log')).toContainText(AGAIN, { timeout: 15_000 });
  await context.close();
});
