import { DEMO_PASSWORD } from '../../server/src/domains/accounts/login/demo-accounts.ts';
import { waitForDemoProvider } from '../support/demo-provider.ts';
import { waitForHydration, waitUntilLoaded } from '../support/in-use.ts';
import { expectFocusTrap, press, tabTo } from '../support/keyboard.ts';
import { expect, type Texts, test } from '../support/test.ts';

const words = {
  logIn: { en: 'Log in', 'zh-CN': '登录' },
  skip: { en: 'Skip to content', 'zh-CN': '跳到正文' },
  destination: { en: 'Destination', 'zh-CN': '目的地' },
  calendar: { en: 'Open the calendar', 'zh-CN': '打开日历' },
  date: { en: 'Date', 'zh-CN': '日期' },
  anyDate: { en: 'Any date', 'zh-CN': '不限日期' },
  travelers: { en: 'Travelers', 'zh-CN': '出行人数' },
  search: { en: 'Search', 'zh-CN': '搜索' },
  plan: { en: 'Choose day and time', 'zh-CN': '选日期和时间' },
  book: { en: 'Book', 'zh-CN': '预订' },
  username: { en: 'Username or email', 'zh-CN': '用户名或邮箱' },
  refused: {
    en: 'Please check your credentials and try again.',
    'zh-CN': '账号或密码不正确，请检查后重试。',
  },
  address: { en: 'Meeting address', 'zh-CN': '集合地址' },
  paid: { en: 'Payment Successful', 'zh-CN': '付款成功' },
  trips: { en: 'My Trips', 'zh-CN': '我的行程' },
  cancel: { en: 'Cancel', 'zh-CN': '取消预订' },
  details: { en: 'Details', 'zh-CN': '详情' },
} satisfies Record<string, Texts>;

test('a visitor searches, books and pays without a mouse', async ({ page, say, screen }) => {
  test.setTimeout(180_000);
  const type = (text: string) => page.keyboard.type(text);
  const pressEnter = () => press(page, 'Enter');
  const content = page.locator('#content');
  const button = (name: Texts) => page.getByRole('button', { name: say(name), exact: true });
  // Disables animations, so that elements are in place before they are checked.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await waitForHydration(page);

  await test.step('the first Tab stop is a link that skips the header', async () => {
    const skip = page.getByRole('link', { name: say(words.skip) });
    await press(page, 'Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await pressEnter();
    await expect(content).toBeFocused();
  });

  await test.step('chooses a city by name, a day with the arrow keys, and the number of travelers', async () => {
    const sheet = page.getByRole('dialog');
    if (screen.phone) {
      // The form is a sheet that receives focus as a whole, so that no list covers it before a field is
      // focused.
      await tabTo(page, page.locator('search button[aria-haspopup="dialog"]'));
      await pressEnter();
      await expect(sheet).toBeFocused();
    }
    await tabTo(page, page.getByRole('combobox', { name: say(words.destination) }));
    await type('jingdu');
    await pressEnter();
    const opener = button(words.calendar);
    const day = page.getByRole('textbox', { name: say(words.date) });
    await tabTo(page, opener);
    await pressEnter();
    const picker = page.getByRole('dialog', { name: say(words.date) });
    const focused = picker.locator('[data-day]:focus');
    await expect(focused).toBeVisible();
    const first = await focused.getAttribute('data-day');
    await press(page, 'ArrowDown');
    await press(page, 'ArrowRight');
    await expect(focused).not.toHaveAttribute('data-day', first ?? '');
    const chosen = await focused.getAttribute('data-day');
    await pressEnter();
    await expect(picker).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(day).not.toHaveValue('');
    // The arrow keys start at the chosen day, which can be cleared again.
    await pressEnter();
    await expect(focused).toHaveAttribute('data-day', chosen ?? '');
    await tabTo(page, picker.getByRole('button', { name: say(words.anyDate) }));
    await pressEnter();
    await expect(opener).toBeFocused();
    await expect(day).toHaveValue('');
    await tabTo(page, page.getByLabel(say(words.travelers)));
    await press(page, 'ArrowDown');
    await press(page, 'ArrowDown');
    await tabTo(page, page.locator('form').getByRole('button', { name: say(words.search) }));
    await pressEnter();
    await expect(page).toHaveURL(/\/search\?city=kyoto&travelers=2/);
    await expect(content).toBeFocused();
  });

  await test.step('chooses a guide, a day and a start', async () => {
    // Elements that are still loading are not Tab stops.
    await waitUntilLoaded(page);
    await tabTo(page, page.getByRole('article').getByRole('link').first());
    await pressEnter();
    await expect(page).toHaveURL(/\/guides\/\d+/);
    await expect(content).toBeFocused();
    await tabTo(page, button(words.plan).filter({ visible: true }));
    await pressEnter();
    await expect(page.getByRole('grid')).toBeVisible();
    await waitUntilLoaded(page);
    await tabTo(page, page.locator('#calendar [data-day][tabindex="0"]'));
    const day = page.locator('#calendar [data-day]:focus');
    await expect(day).toHaveAttribute('aria-disabled', 'false');
    const free = await day.getAttribute('data-day');
    await press(page, 'ArrowRight');
    await press(page, 'ArrowLeft');
    await expect(day).toHaveAttribute('data-day', free ?? '');
    await pressEnter();
    await expect(day).toHaveAttribute('aria-pressed', 'true');
    // Picks the last start, because the first one can fall within the minimum notice of 12 hours while the
    // test runs.
    await tabTo(page, page.locator('#calendar fieldset button').last());
    await press(page, 'Space');
    await tabTo(
      page,
      page.getByRole('dialog').getByRole('link', { name: say(words.book), exact: true }),
    );
    await pressEnter();
    await expect(page).toHaveURL(/\/checkout\/\d+/);
    await expect(content).toBeFocused();
  });

  await test.step('a wrong password shows an error, and the correct one continues', async () => {
    await waitUntilLoaded(page);
    await tabTo(
      page,
      page.locator('main').getByRole('button', { name: say(words.logIn), exact: true }),
    );
    await pressEnter();
    await tabTo(page, page.getByRole('textbox', { name: say(words.username) }));
    await type('mei');
    await tabTo(page, page.locator('[name="password"]'));
    await type('wrong');
    await pressEnter();
    await expect(page.getByRole('alert')).toContainText(say(words.refused));
    await expect(page.locator('[name="password"]')).toBeFocused();
    await press(page, 'Control+a');
    await type(DEMO_PASSWORD);
    await pressEnter();
    await expect(page.locator('[name="password"]')).toBeHidden();
  });

  await test.step('focus moves to a missing field, and then the deposit is paid', async () => {
    const pay = page.locator('main form button[type="submit"]');
    await waitUntilLoaded(page);
    // The button becomes a Tab stop only once the price has loaded.
    await tabTo(page, pay);
    await pressEnter();
    const address = page.getByLabel(say(words.address));
    await expect(address).toBeFocused();
    await expect(address).toHaveAttribute('aria-invalid', 'true');
    await type('東京駅 丸の内南口');
    const methods = page
      .locator('fieldset input[value="alipay"]')
      .locator('xpath=ancestor::fieldset');
    const [before] = await methods.getByRole('radio', { checked: true }).all();
    if (!before) throw new Error('no way to pay is chosen');
    const was = await before.inputValue();
    await tabTo(page, methods.locator('input:checked'));
    await press(page, 'ArrowDown');
    await expect(methods.locator('input:checked')).not.toHaveValue(was);
    await tabTo(page, pay);
    await pressEnter();
    await waitForDemoProvider(page, say);
    await expect(content).toBeFocused();
    await waitUntilLoaded(page);
    await tabTo(page, page.locator('main button').first());
    await pressEnter();
    await expect(page.getByRole('heading', { name: say(words.paid) })).toBeVisible();
    await expect(content).toBeFocused();
    await tabTo(page, page.locator('main a[href^="/dashboard"]').first());
    await pressEnter();
    await expect(page).toHaveURL(/\/dashboard/);
    await expect(content).toBeFocused();
  });

  await test.step('a dialog traps focus, and Escape restores it', async () => {
    await waitUntilLoaded(page);
    const details = page.getByRole('button', { name: say(words.details), expanded: false }).first();
    await tabTo(page, details);
    await pressEnter();
    await waitUntilLoaded(page);
    const cancel = button(words.cancel).first();
    await tabTo(page, cancel);
    await pressEnter();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expectFocusTrap(page, dialog);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(cancel).toBeFocused();
  });
});
