import 'temporal-polyfill/global';
import type { APIRequestContext } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/src/domains/accounts/login/demo-accounts.ts';
import { expect, type Texts, test } from '../support/test.ts';

const words = {
  several: { en: 'Message several guides', 'zh-CN': '同时咨询多位向导' },
  write: { en: 'Write message', 'zh-CN': '写消息' },
  start: { en: 'From', 'zh-CN': '开始时间' },
  end: { en: 'To', 'zh-CN': '结束时间' },
  message: { en: 'Message', 'zh-CN': '消息' },
  logIn: { en: 'Log in to send', 'zh-CN': '登录后发送' },
  send: { en: 'Send to 5 guides', 'zh-CN': '发送给 5 位向导' },
  allSent: { en: 'Sent to 5 guides', 'zh-CN': '已发送给 5 位向导' },
  open: { en: 'Open the conversation with ', 'zh-CN': '打开与' },
} satisfies Record<string, Texts>;
const WORDS = 'Is the garden open before nine? 🍁';
const HOURS = 5;

interface Card {
  id: number;
  name: string;
  minDuration: number;
  maxDuration: number;
  minPeople: number;
  maxPeople: number;
}

const get = async <Reply>(request: APIRequestContext, address: string): Promise<Reply> => {
  const response = await request.get(address);
  expect(response.ok(), address).toBe(true);
  return response.json();
};

/** Finds a day on which the first page of results has five guides who are free at the same time. */
const findFiveFreeGuides = async (request: APIRequestContext) => {
  const today = Temporal.Now.plainDateISO('Asia/Tokyo');
  for (let ahead = 3; ahead < 60; ahead += 1) {
    const date = today.add({ days: ahead }).toString();
    const { data } = await get<{ data: Card[] }>(
      request,
      `/api/v2/guides?date=${date}&travelers=2&page=1`,
    );
    const able = data.filter((one) => one.minDuration <= HOURS && one.maxDuration >= HOURS);
    const free = new Map<string, string[]>();
    for (const { id, name } of able) {
      const starts = await get<{ data: { day: string; time: string }[] }>(
        request,
        `/api/v2/guides/${id}/start-times?date=${date}&duration=${HOURS}`,
      );
      for (const { day, time } of starts.data)
        if (day === date) free.set(time, [...(free.get(time) ?? []), name]);
    }
    const [time, names] = [...free].find(([, all]) => new Set(all).size >= 5) ?? [];
    if (time && names) return { date, time, names: [...new Set(names)].slice(0, 5) };
  }
  throw new Error('no five guides of the demo are free at one time');
};

test('a visitor messages five guides in one batch, logs in on the way, and gets a conversation with each', async ({
  page,
  request,
  say,
}) => {
  test.setTimeout(180_000);
  const { date, time, names } = await findFiveFreeGuides(request);
  await page.goto(`/search?date=${date}&travelers=2`);
  await page.getByRole('button', { name: say(words.several) }).click();
  for (const name of names)
    await page
      .getByRole('checkbox', { name: new RegExp(`${name}$`) })
      .first()
      .check();
  await page.getByRole('button', { name: say(words.write) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say(words.message), { exact: true }).fill(WORDS);
  await dialog.getByRole('link', { name: say(words.logIn) }).click();

  await page.locator('[name="username"]').fill('mei');
  await page.locator('[name="password"]').fill(DEMO_PASSWORD);
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL((url) => url.pathname === '/search');
  await expect(dialog.getByRole('listitem')).toHaveCount(5);
  await expect(dialog.getByLabel(say(words.message), { exact: true })).toHaveValue(WORDS);
  await dialog.getByLabel(say(words.start), { exact: true }).selectOption(time);
  const end = Temporal.PlainTime.from(time).add({ hours: HOURS }).toString().slice(0, 5);
  await dialog.getByLabel(say(words.end), { exact: true }).selectOption(end);
  await dialog.getByRole('button', { name: say(words.send) }).dblclick();
  await expect(dialog.getByText(say(words.allSent))).toBeVisible();

  const links = dialog.getByRole('link', { name: say(words.open) });
  await expect(links).toHaveCount(5);
  const addresses = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(new Set(addresses).size).toBe(5);
  await links.first().click();
  // The message was sent only once, despite the double-click. The requested tour is shown above its text.
  const sentMessage = page.getByRole('log').getByText(WORDS);
  await expect(sentMessage).toHaveCount(1);
  await expect(page.getByRole('log')).toContainText(`${time}–${end}`);
});
