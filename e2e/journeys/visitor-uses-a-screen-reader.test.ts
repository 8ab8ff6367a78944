import { DEMO_PASSWORD } from '../../server/src/domains/accounts/login/demo-accounts.ts';
import { waitForHydration } from '../support/in-use.ts';
import {
  activateElement,
  expectAnnounced,
  findByRole,
  type Role,
  recordAnnouncements,
} from '../support/read-aloud.ts';
import { submitButton } from '../support/search-form.ts';
import { expect, test } from '../support/test.ts';

const words = {
  en: {
    whereTo: /^Where to\?/,
    search: 'Search',
    destination: 'Destination',
    destinationMissing: 'Please select a destination',
    kyoto: 'Kyoto',
    travelers: 'Travelers',
    atKyoto: 'Local guides in Kyoto',
    sort: 'Sort by',
    found: /\b\d+ guides\b/,
    filters: /^Filters/,
    language: 'Language',
    narrowed: /\b\d+ guides?\b/,
    close: 'Close',
    profile: /^View Profile .*岡部健二/,
    guide: 'Kenji 岡部健二',
    plan: 'Choose day and time',
    total: /RMB 1,520 for 3 people, 4 hours/,
    nextMonth: 'Next month',
    month: /December|January|February|March|April|May|June|July|August|September|October|November/,
    free: /^\w+day, \w+ \d+, \d{4}$/,
    start: /^\d\d:\d\d/,
    book: 'Book',
    toLogin: 'Log in',
    username: 'Username or email',
    password: 'Password',
    logIn: 'Log In',
    refused: 'Please check your credentials and try again.',
    checkout: 'Book your tour',
    change: 'Change',
    pay: /^Pay (the deposit )?RMB/,
    payForTwo: /Pay (the deposit )?RMB 396/,
    address: 'Meeting address',
    addressMissing: 'Please provide the meeting address.',
    method: /^Alipay/,
    provider: 'Demo payment provider',
    atProvider: /^Pay RMB/,
    paid: 'Payment Successful',
    trips: /trips/i,
    waiting: 'Awaiting the guide',
  },
  'zh-CN': {
    whereTo: /^想去哪里？/,
    search: '搜索',
    destination: '目的地',
    destinationMissing: '请选择目的地',
    kyoto: '京都',
    travelers: '出行人数',
    atKyoto: '京都的当地向导',
    sort: '排序',
    found: /\d+ 位向导/,
    filters: /^筛选/,
    language: '语言',
    narrowed: /\d+ 位向导/,
    close: '关闭',
    profile: /^查看主页 ?.*岡部健二/,
    guide: 'Kenji 岡部健二',
    plan: '选日期和时间',
    total: /¥1,520/,
    nextMonth: '下个月',
    month: /\d+月/,
    free: /日 星期.，可约$/,
    start: /^\d\d:\d\d/,
    book: '预订',
    toLogin: '登录',
    username: '用户名或邮箱',
    password: '密码',
    logIn: '登录',
    refused: '账号或密码不正确，请检查后重试。',
    checkout: '预订行程',
    change: '修改',
    pay: /^(付款|支付订金) ¥/,
    payForTwo: /(付款|支付订金) ¥396/,
    address: '集合地址',
    addressMissing: '请填写集合地址。',
    method: /^支付宝/,
    provider: '演示支付平台',
    atProvider: /^付款 ¥/,
    paid: '付款成功',
    trips: /行程/,
    waiting: '待向导确认',
  },
};

test('a visitor searches, books and pays with only the accessibility tree', async ({
  page,
  screen,
}) => {
  test.setTimeout(240_000);
  const say = words[screen.lang];
  const findElement = (role: Role, name: string | RegExp) => findByRole(page, role, name);
  const click = async (role: Role, name: string | RegExp) =>
    activateElement(await findElement(role, name));
  await recordAnnouncements(page);
  await page.goto('/');
  await waitForHydration(page);

  await test.step('missing fields are marked and announced; once they are filled in, the search runs', async () => {
    if (screen.phone) await click('button', say.whereTo);
    await click('button', say.search);
    await expectAnnounced(page, say.destinationMissing);
    const destination = await findElement('combobox', say.destination);
    await expect(destination).toBeFocused();
    await expect(destination).toHaveAttribute('aria-invalid', 'true');
    await expect(destination).toHaveAccessibleDescription(say.destinationMissing);
    await destination.fill(say.kyoto);
    await click('option', new RegExp(`^${say.kyoto}`));
    await (await findElement('combobox', say.travelers)).selectOption('3');
    // The button's name changes with the number of guides found.
    await activateElement(submitButton(page));
    await findElement('heading', say.atKyoto);
    await expectAnnounced(page, say.found);
  });

  await test.step('filtering the list announces the number of results', async () => {
    if (screen.phone) await click('button', say.filters);
    // The filter is not collapsed, because the search began with the page's language selected.
    await (await findElement('combobox', say.language)).selectOption('ja');
    await expect(page).toHaveURL(/language=ja/);
    await expectAnnounced(page, say.narrowed);
    if (screen.phone) await click('button', say.close);
    await click('link', say.profile);
    await findElement('heading', say.guide);
  });

  await test.step('price changes are announced, and a day and a start are chosen', async () => {
    await expect(await findElement('combobox', say.travelers)).toHaveValue('3');
    await (await findElement('combobox', say.travelers)).selectOption('2');
    await (await findElement('combobox', say.travelers)).selectOption('3');
    await expectAnnounced(page, say.total);
    await click('button', say.plan);
    await click('button', say.nextMonth);
    await expectAnnounced(page, say.month);
    await click('button', say.free);
    await expect(page.getByRole('grid').getByRole('button', { pressed: true })).toBeVisible();
    // Picks the last start, because the first one can fall within the minimum notice of 12 hours while the
    // test runs.
    await activateElement(await findByRole(page, 'button', say.start, -1));
    // The bar behind the sheet has such a link too, but the modal dialog hides it.
    const sheet = page.getByRole('dialog');
    await activateElement(sheet.getByRole('link', { name: say.book, exact: true }));
  });

  await test.step('a rejected login is announced', async () => {
    await click('button', say.toLogin);
    await (await findElement('textbox', say.username)).fill('mei');
    await (await findElement('textbox', say.password)).fill('wrong');
    await click('button', say.logIn);
    await expectAnnounced(page, say.refused);
    await (await findElement('textbox', say.password)).fill(DEMO_PASSWORD);
    await click('button', say.logIn);
    await findElement('heading', say.checkout);
  });

  await test.step('deposit changes and a missing address are announced', async () => {
    await click('button', say.change);
    await (await findElement('combobox', say.travelers)).selectOption('2');
    await expectAnnounced(page, say.payForTwo);
    await click('button', say.pay);
    await expectAnnounced(page, say.addressMissing);
    const address = await findElement('textbox', say.address);
    await expect(address).toBeFocused();
    await expect(address).toHaveAccessibleDescription(say.addressMissing);
    await address.fill('京都駅 八条口');
    await expect(address).not.toHaveAttribute('aria-invalid');
    await click('radio', say.method);
    await click('button', say.pay);
  });

  await test.step('the payment is announced, and the booking is found among the trips', async () => {
    await findElement('heading', say.provider);
    await click('button', say.atProvider);
    await expectAnnounced(page, say.paid);
    await findElement('heading', say.paid);
    await click('link', say.trips);
    await expect(page).toHaveURL(/\/dashboard/);
    await expect.poll(() => page.getByRole('main').ariaSnapshot()).toContain(say.waiting);
  });
});
