import { acceptBooking, getBookingSheet } from '@tomoguide/contract/bookings/calls';
import {
  getItinerarySheet,
  getOwnItineraries,
  setItineraries,
} from '@tomoguide/contract/guides/calls';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/factories/accounts.ts';
import {
  aBooking,
  payBookingDeposit,
  type TestBooking,
} from '../../../testing/factories/bookings.ts';
import { aGuide } from '../../../testing/factories/guides.ts';
import { updateBooking } from '../queries.ts';

let t: TestApp;
let booking: TestBooking;
beforeAll(async () => {
  t = await testApp();
  booking = await aBooking(t, {
    checkout: {
      meetingAddress: '京都府京都市東山区清水1-294 渋谷ビル 😀',
      meetingPostalCode: '6050862',
      meal: 'fast_food',
      transport: 'none',
      tickets: 'no_payment',
    },
  });
});
afterAll(() => t.close());

interface SheetReply {
  status: number;
  type: string;
  bytes: Buffer;
}

const fetchSheet = async (url: string, token?: string, language = 'en'): Promise<SheetReply> => {
  const reply = await t.app.inject({
    url,
    headers: {
      'accept-language': language,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
  });
  return {
    status: reply.statusCode,
    type: String(reply.headers['content-type']),
    bytes: reply.rawPayload,
  };
};
const getSheet = (id: number): string => getBookingSheet.path.replace(':id', String(id));

/** Returns the text of each page of a PDF. */
const extractPdfPages = async (bytes: Buffer): Promise<string[]> => {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await loading.promise;
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  await loading.destroy();
  return pages;
};
const readAll = async (answer: SheetReply): Promise<string> => {
  expect([answer.status, answer.type]).toEqual([200, 'application/pdf']);
  return (await extractPdfPages(answer.bytes)).join(' ');
};

test('shows travelers, times in both time zones, place, money and contacts, in both languages', async () => {
  const url = `${getSheet(booking.id)}?timeZone=Asia/Shanghai`;
  const text = await readAll(await fetchSheet(url, booking.traveler.token));
  for (const words of [
    ...['TG', 'Trip sheet', '行程单', '10:00', '09:00', 'RMB 690', '¥690', 'RMB 207', 'JPY 1,000'],
    ...[
      'ここまでお願いします。',
      '京都府京都市東山区清水1-294',
      '〒605-0862',
      'Kyoto-shi',
      '110',
      '119',
    ],
    ...['Deposit not paid yet', '订金未付', 'Page 1 of', '第 1 页，共'],
  ])
    expect(text).toContain(words);
});

test('puts the user’s language first, and produces a small file', async () => {
  const answer = await fetchSheet(getSheet(booking.id), booking.traveler.token, 'zh-CN');
  const text = await readAll(answer);
  expect(text.indexOf('行程单')).toBeLessThan(text.indexOf('Trip sheet'));
  expect(answer.bytes.length).toBeLessThan(250_000);
});

test('depends on the booking’s status, and does not show refunds to the guide', async () => {
  const other = await aBooking(t);
  await payBookingDeposit(t, other);
  const inNewYork = `${getSheet(other.id)}?timeZone=America/New_York`;
  const unanswered = await readAll(await fetchSheet(inNewYork, other.traveler.token));
  expect(unanswered).toMatch(/Paid online[\s\S]{0,80}New York time/);
  expect(unanswered).toContain('answered yet: the tour');
  expect(unanswered).toContain('until the guide accepts');
  await t.inject(acceptBooking, { token: other.guide.user.token, params: { id: other.id } });
  const agreed = await readAll(await fetchSheet(getSheet(other.id), other.traveler.token));
  expect(agreed).not.toContain('not agreed');
  expect(agreed).toContain('If you have to cancel');
  expect(agreed).not.toContain('until the guide accepts');
  // Within an hour of paying, everything is refunded, so the refund tiers do not apply.
  expect(agreed.match(/100% back/g)?.length).toBe(2);
  const guides = await readAll(await fetchSheet(getSheet(other.id), other.guide.user.token));
  expect(guides).not.toContain('If you have to cancel');
});

test('returns 404 to other users and staff, and 401 to visitors', async () => {
  const stranger = await aUser(t);
  const staff = await aUser(t, { isStaff: true });
  const missing = await fetchSheet(getSheet(999_999), stranger.token);
  expect(missing.status).toBe(404);
  for (const { token } of [stranger, staff])
    expect((await fetchSheet(getSheet(booking.id), token)).bytes).toEqual(missing.bytes);
  expect((await fetchSheet(getSheet(booking.id))).status).toBe(401);
});

test.each(['?timeZone=Mars/Base', '?timeZone=', '?debug=1'])('rejects %s', async (query) => {
  expect((await fetchSheet(getSheet(booking.id) + query, booking.traveler.token)).status).toBe(400);
});

test('generates the sheet once for concurrent requests', async () => {
  const url = getSheet(booking.id);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => fetchSheet(url, booking.traveler.token)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ bytes }) => bytes.toString('latin1'))).size).toBe(1);
});

const WALK = {
  title: { en: 'Old Kyoto', zh: '老京都' },
  summary: { en: 'Temples, then tea.', zh: '先看寺院，再喝茶。' },
  durationMinutes: 180,
  services: [],
  stops: [
    {
      title: { en: 'Kiyomizu-dera', zh: '清水寺' },
      description: { en: 'Before the crowds.', zh: '避开人群。' },
      minutes: 60,
    },
    { title: { en: 'Gion', zh: '祇园' }, description: { en: '', zh: '' }, minutes: null },
  ],
  terms: {
    included: { kinds: ['drinks'], words: { en: 'a map', zh: '一张地图' } },
    notIncluded: { kinds: ['meals'], words: { en: null, zh: null } },
    tickets: [{ title: { en: 'Pagoda', zh: '塔' }, buyer: 'guide', yen: 1_800 }],
  },
};

test('shows the agreed itinerary even after the guide has removed it', async () => {
  const guide = await aGuide(t, { itineraries: [WALK] } as never);
  const listed = await t.app.inject({ url: '/api/v2/itineraries' });
  const itineraryId = listed.json().data.at(-1);
  const along = await aBooking(t, { guide, checkout: { itineraryId } });
  const sheet = () => fetchSheet(getSheet(along.id), along.traveler.token);
  const shown = await readAll(await sheet());
  const agreed = [
    ...[
      'Old Kyoto',
      '老京都',
      'Kiyomizu-dera',
      'drinks',
      '饮品',
      'a map',
      '一张地图',
      'Not included',
    ],
    ...['Pagoda', 'JPY 1,800'],
  ];
  for (const words of [...agreed, 'bought by the guide beforehand', '由向导提前购买'])
    expect(shown).toContain(words);
  for (const phrase of ['This is what you agreed on', 'already bought'])
    expect(shown).not.toContain(phrase);
  await inTransaction(t.db, (tx) => updateBooking(tx, along.id, { ticketsBought: [0] }));
  const { token } = guide.user;
  const { revision } = (await t.inject(getOwnItineraries, { token })).body;
  const body = { revision, itineraries: [] };
  expect((await t.inject(setItineraries, { token, body })).status).toBe(200);
  const left = await readAll(await sheet());
  for (const expectedText of [...agreed, 'This is what you agreed on', 'already bought', '已买好'])
    expect(left).toContain(expectedText);
});

test('anyone can open the sheet of an itinerary while its guide is listed', async () => {
  const { id } = await aGuide(t, {
    itineraries: [WALK],
  } as never);
  const listed = await t.app.inject({ url: '/api/v2/itineraries' });
  const itinerary = listed.json().data.at(-1);
  expect(id).toBeGreaterThan(0);
  const url = getItinerarySheet.path.replace(':id', String(itinerary));
  const text = await readAll(await fetchSheet(url, undefined, 'zh-CN'));
  for (const words of [
    '老京都',
    'Old Kyoto',
    '清水寺',
    'Kiyomizu-dera',
    '出发',
    '1 小时后',
    '祇园',
  ])
    expect(text).toContain(words);
  expect((await fetchSheet(getItinerarySheet.path.replace(':id', '999999'))).status).toBe(404);
});
