import * as accounts from '@tomoguide/contract/accounts/calls';
import { getBookingCalendar, getBookingSheet } from '@tomoguide/contract/bookings/calls';
import en from '@tomoguide/contract/words/en/errors';
import zh from '@tomoguide/contract/words/zh-CN/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/factories/accounts.ts';
import { aBooking } from '../../../testing/factories/bookings.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const CALENDAR = getBookingCalendar.path;
const linkTo = async (path: string, token?: string, locale = 'en'): Promise<string> => {
  const reply = await t.inject(accounts.createDownloadLink, {
    ...(token ? { token } : {}),
    query: { path },
    headers: { 'accept-language': locale },
  });
  expect(reply.status, reply.raw).toBe(200);
  return reply.body.url;
};
/** Opens a link as a browser does: without a token and, if given, from a page of this site. */
const open = (url: string, from?: string) =>
  t.app.inject({
    url,
    headers: { host: 'tomoguide.example', ...(from ? { referer: from } : {}) },
  });

test('opens without a token, in the language of the page that created it', async () => {
  const { id, traveler } = await aBooking(t);
  const path = CALENDAR.replace(':id', String(id));
  const english = await open(await linkTo(path, traveler.token));
  expect([english.statusCode, english.headers['content-type']]).toEqual([
    200,
    'text/calendar; charset=utf-8',
  ]);
  expect(english.headers['content-disposition']).toMatch(/^inline; filename="TG\d+\.ics"$/);
  expect(english.body).toContain('TomoGuide booking');
  expect((await open(await linkTo(path, traveler.token, 'zh-CN'))).body).toContain('友导预订');
});

test('downloads the same content that the page displays', async () => {
  const { id, traveler } = await aBooking(t);
  const path = `${getBookingSheet.path.replace(':id', String(id))}?timeZone=Asia%2FTokyo`;
  const sheet = await open(await linkTo(path, traveler.token));
  expect(sheet.statusCode).toBe(200);
  expect(sheet.headers['content-disposition']).toMatch(/^attachment; filename="tomoguide-/);
});

test('opens only its own path, for five minutes, while the session is open', async () => {
  const [one, other] = [await aBooking(t), await aBooking(t)];
  const { token } = one.traveler;
  const path = CALENDAR.replace(':id', String(one.id));
  const url = await linkTo(path, token);
  const status = async (address: string) => (await open(address)).statusCode;
  expect(await status(url)).toBe(200);
  // Cases that fail: another user's data, a changed path, signature or expiry time, and an endpoint that is
  // not a download.
  expect(await status(await linkTo(path, other.traveler.token))).toBe(404);
  expect(await status(url.replace(path, CALENDAR.replace(':id', String(other.id))))).toBe(403);
  expect(await status(url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).toBe(403);
  expect(await status(url.replace(/pass=(\d+)\.(\d+)/, 'pass=$1.9$2'))).toBe(403);
  expect(await status(await linkTo('/api/me', token))).toBe(401);
  // A visitor can create a link, but it opens only what visitors can access.
  expect(await status(await linkTo(path))).toBe(401);
  t.clock.advance({ minutes: 4 });
  expect(await status(url)).toBe(200);
  const later = await linkTo(path, token);
  t.clock.advance({ minutes: 1 });
  expect(await status(url)).toBe(403);
  await t.inject(accounts.logout, { token });
  expect(await status(later)).toBe(401);
});

test('returns an error page in the link’s language, with a link back', async () => {
  const { token } = await aUser(t);
  const url = await linkTo(accounts.readExport.path, token, 'zh-CN');
  const missing = await open(url, 'http://tomoguide.example/profile?tab=account');
  expect(missing.statusCode).toBe(404);
  expect(missing.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(missing.body).toContain('<html lang="zh-CN">');
  expect(missing.body).toContain(zh.NOT_FOUND);
  expect(missing.body).toContain('<a href="/profile">返回</a>');
  await t.inject(accounts.logout, { token });
  const expired = await open(url.replace('zh-CN', 'en'), 'https://elsewhere.example/x"y');
  expect([expired.statusCode, expired.body]).toEqual([
    403,
    expect.stringContaining(en.FILE_LINK_INVALID),
  ]);
  expect(expired.body).toContain('<a href="/">Back</a>');
});
