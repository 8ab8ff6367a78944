import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import * as calls from '@tomoguide/contract/guides/calls';
import { IMPORTED_CALENDARS_MAX } from '@tomoguide/contract/guides/figures';
import { listSystemMessages } from '@tomoguide/contract/notifications/calls';
import type { ImportedCalendarId } from '@tomoguide/contract/primitives';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/factories/accounts.ts';
import { checkOut } from '../../../testing/factories/bookings.ts';
import { aGuide, type TestGuide } from '../../../testing/factories/guides.ts';
import { claimDueCalendars } from './calendar-queries.ts';

let t: TestApp;
/** It is 9:00 on a Friday in Tokyo. */
const NOW = '2026-05-01T00:00:00Z';
let elsewhere: Server;
/** Handles the requests that the calendar server receives. */
let answer: (request: IncomingMessage, reply: ServerResponse) => void;
let asked = 0;
let host: string;

/** A longer timeout, for busy machines. */
const LONG_TIMEOUT = { timeout: 60_000 };

beforeAll(async () => {
  elsewhere = createServer((request, reply) => {
    asked += 1;
    answer(request, reply);
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  const { port } = elsewhere.address() as AddressInfo;
  host = `127.0.0.1:${port}`;
  t = await testApp({
    now: NOW,
    env: { ICAL_ALLOW_HOSTS: `calendar.example, ${host}, localhost:${port}` },
  });
});
afterAll(async () => {
  elsewhere.closeAllConnections();
  elsewhere.close();
  await t.close();
});
/** Removes the calendars, so that no later test reads them. */
afterEach(async () => {
  t.clock.set(NOW);
  await t.db.execute('delete from imported_calendars');
});

const event = (start: string, end: string): string =>
  [
    'BEGIN:VEVENT',
    `UID:${start}`,
    `DTSTART:${start}`,
    `DTEND:${end}`,
    'SUMMARY:Doctor',
    'END:VEVENT',
  ].join('\r\n');
const calendar = (...events: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n');
const replyWith = (text: string) => (_: IncomingMessage, reply: ServerResponse) => {
  reply.end(text);
};
const address = (path = '/mine.ics'): string => `http://${host}${path}`;

const add = (guide: TestGuide, at = address(), name = 'Family') =>
  t.inject(calls.addImportedCalendar, {
    token: guide.user.token,
    body: { name, address: at },
  });
const remove = ({ user: { token } }: TestGuide, id: number) =>
  t.inject(calls.removeImportedCalendar, { token, params: { id } });
const readNow = ({ user: { token } }: TestGuide, id: number) =>
  t.inject(calls.readImportedCalendar, { token, params: { id } });
const list = async (guide: TestGuide) =>
  (await t.inject(calls.listImportedCalendars, { token: guide.user.token })).body.data;
const starts = async (guide: TestGuide, date: string): Promise<string[]> => {
  const { body } = await t.inject(calls.getStartTimes, {
    params: { id: guide.id },
    query: { date },
  });
  return body.data.map(({ time }: { time: string }) => time);
};
const isFoundOn = async (guide: TestGuide, date: string): Promise<boolean> => {
  const { body } = await t.inject(calls.searchGuides, { query: { date, limit: 100 } });
  return body.data.some(({ id }: { id: number }) => id === guide.id);
};
/** Open on weekdays from 9:00 to 12:00, for tours of at least one hour. */
const mornings = {
  weeklyHours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, startMinute: 540, endMinute: 720 })),
  minDurationMinutes: 60,
};

/** Runs everything that is due, and returns the guide's notices. */
const getNotices = async (guide: TestGuide): Promise<string[]> => {
  await t.runDueJobs();
  await t.drain();
  const { body } = await t.inject(listSystemMessages, {
    token: guide.user.token,
    query: {},
    headers: { 'accept-language': 'en' },
  });
  return body.data.map(({ message }: { message: string }) => message);
};

test('imported busy times block start times until the calendar is removed', async () => {
  const guide = await aGuide(t, mornings);
  expect(await starts(guide, '2026-05-04')).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00']);
  answer = replyWith(
    calendar(
      event('20260504T020000Z', '20260504T030000Z'),
      event('20260505T000000Z', '20260505T030000Z'),
    ),
  );
  const added = await add(guide);
  expect(added.status, added.raw).toBe(200);
  expect(added.body).toMatchObject({ name: 'Family', host: '127.0.0.1', waiting: true, busy: [] });
  await t.runDueJobs();
  expect(await list(guide)).toEqual([
    {
      ...added.body,
      waiting: false,
      readAt: '2026-05-01T00:00:00Z',
      entries: 2,
      busy: [
        { start: '2026-05-04T02:00:00Z', end: '2026-05-04T03:00:00Z' },
        { start: '2026-05-05T00:00:00Z', end: '2026-05-05T03:00:00Z' },
      ],
    },
  ]);
  // A one-hour tour from 9:00 to 10:00 leaves the required hour before 11:00.
  expect(await starts(guide, '2026-05-04')).toEqual(['09:00']);
  expect(await starts(guide, '2026-05-05')).toEqual([]);
  expect([await isFoundOn(guide, '2026-05-04'), await isFoundOn(guide, '2026-05-05')]).toEqual([
    true,
    false,
  ]);
  const removed = await remove(guide, added.body.id);
  expect(removed.body).toEqual({ data: [] });
  expect(await starts(guide, '2026-05-05')).toHaveLength(5);
  expect(await isFoundOn(guide, '2026-05-05')).toBe(true);
});

test('fetches a calendar every hour, and keeps the last result while fetches fail', async () => {
  const guide = await aGuide(t, mornings);
  answer = replyWith(calendar(event('20260505T000000Z', '20260505T030000Z')));
  await add(guide);
  await t.runDueJobs();
  const before = asked;
  t.clock.advance({ minutes: 59 });
  await t.runDueJobs();
  expect(asked).toBe(before);
  answer = (_, reply) => {
    reply.statusCode = 404;
    reply.end();
  };
  t.clock.advance({ minutes: 1 });
  const failedAt = t.clock.now().toString();
  await t.runDueJobs();
  t.clock.advance({ minutes: 60 });
  await t.runDueJobs();
  const [row] = await list(guide);
  expect(row).toMatchObject({ problem: 'not_found', failingSince: failedAt });
  expect(row.busy).toHaveLength(1);
  expect(await starts(guide, '2026-05-05')).toEqual([]);
  answer = replyWith(calendar(event('20260507T000000Z', '20260507T030000Z')));
  t.clock.advance({ minutes: 60 });
  await t.runDueJobs();
  expect((await list(guide))[0]).toMatchObject({
    problem: null,
    failingSince: null,
    busy: [{ start: '2026-05-07T00:00:00Z' }],
  });
  expect(await starts(guide, '2026-05-05')).toHaveLength(5);
});

test('notifies the guide after an hour of failed fetches, and clears the notice after a successful fetch', async () => {
  const guide = await aGuide(t, mornings);
  const replyWithFailure = (_: IncomingMessage, reply: ServerResponse) => {
    reply.statusCode = 404;
    reply.end();
  };
  answer = replyWithFailure;
  const { body } = await add(guide);
  expect(await getNotices(guide)).toEqual([]);
  // A read that the guide requests does not replace the hourly read.
  t.clock.advance({ minutes: 20 });
  await readNow(guide, body.id);
  expect(await getNotices(guide)).toEqual([]);
  for (let hour = 0; hour < 3; hour += 1) {
    t.clock.advance({ minutes: 60 });
    expect(await getNotices(guide)).toEqual([expect.stringContaining('able to read “Family”')]);
  }
  answer = replyWith(calendar());
  t.clock.advance({ minutes: 60 });
  expect(await getNotices(guide)).toEqual([]);
  // Repeated failures create another notice, which is removed with the calendar.
  answer = replyWithFailure;
  for (let hour = 0; hour < 2; hour += 1) {
    t.clock.advance({ minutes: 60 });
    await t.runDueJobs();
  }
  expect(await getNotices(guide)).toHaveLength(1);
  await remove(guide, body.id);
  expect(await getNotices(guide)).toEqual([]);
});

test('lists unreadable entries, and notifies the guide if readable entries become unreadable', async () => {
  const guide = await aGuide(t, mornings);
  const sound = event('20260505T000000Z', '20260505T030000Z');
  const broken = event('20260506T000000Z', 'later');
  const noticesAnHourLater = (): Promise<string[]> => {
    t.clock.advance({ minutes: 60 });
    return getNotices(guide);
  };
  answer = replyWith(calendar(sound, broken));
  const { body } = await add(guide);
  // When the guide adds the calendar, the page shows the unreadable entries, so there is no notice.
  expect(await getNotices(guide)).toEqual([]);
  expect((await list(guide))[0]).toMatchObject({
    problem: null,
    entries: 2,
    unreadCount: 1,
    unread: [{ title: 'Doctor', reason: 'end' }],
    busy: [{}],
  });
  answer = replyWith(calendar(sound));
  expect(await noticesAnHourLater()).toEqual([]);
  answer = replyWith(calendar(sound, broken));
  const expected = [expect.stringContaining('couldn’t read in “Family”')];
  expect([await noticesAnHourLater(), await noticesAnHourLater()]).toEqual([expected, expected]);
  answer = replyWith(calendar(sound));
  expect(await noticesAnHourLater()).toEqual([]);
  answer = replyWith(calendar(broken));
  expect(await noticesAnHourLater()).toEqual(expected);
  await remove(guide, body.id);
  expect(await getNotices(guide)).toEqual([]);
});

test('‘Read now’ fetches a calendar, at most once a minute', async () => {
  const guide = await aGuide(t, mornings);
  answer = replyWith(calendar());
  const { body } = await add(guide);
  await t.runDueJobs();
  const readAgain = () => readNow(guide, body.id);
  expect((await readAgain()).body.waiting).toBe(false);
  t.clock.advance({ minutes: 1 });
  answer = replyWith(calendar(event('20260506T000000Z', '20260506T030000Z')));
  expect((await readAgain()).body.waiting).toBe(true);
  await t.runDueJobs();
  expect((await list(guide))[0].busy).toHaveLength(1);
});

/** Collects the request headers sent to the calendar server. */
const getHeaders = (reply: (to: ServerResponse, request: IncomingMessage) => void) => {
  const sent: IncomingMessage['headers'][] = [];
  answer = (request, to) => {
    sent.push(request.headers);
    reply(to, request);
  };
  return sent;
};

test('sends a user agent, and sends conditional requests for one day', async () => {
  const guide = await aGuide(t, mornings);
  const sent = getHeaders((reply, request) => {
    if (request.headers['if-none-match'] === '"1"') reply.writeHead(304).end();
    else
      reply
        .writeHead(200, { etag: '"1"' })
        .end(calendar(event('20260505T000000Z', '20260505T030000Z')));
  });
  const { body } = await add(guide);
  await t.runDueJobs();
  expect(sent[0]?.['user-agent']).toMatch(/^TomoGuide\/\d+\.\d+\.\d+ \(\+http.+\)$/);
  t.clock.advance({ hours: 1 });
  await t.runDueJobs();
  expect((await list(guide))[0]).toMatchObject({
    readAt: t.clock.now().toString(),
    problem: null,
    busy: [{}],
  });
  t.clock.advance({ hours: 23 });
  await t.runDueJobs();
  // After a day, the whole calendar is fetched, because later days have come into range.
  const conditions = () => sent.map((headers) => headers['if-none-match']);
  expect(conditions()).toEqual([undefined, '"1"', undefined]);
  t.clock.advance({ minutes: 2 });
  await readNow(guide, body.id);
  await t.runDueJobs();
  // If the guide requests the read, the calendar is fetched unconditionally.
  expect(conditions()).toHaveLength(4);
  expect(conditions()[3]).toBeUndefined();
});

test('frees the times of an emptied calendar only if it is still empty ten minutes later', async () => {
  const guide = await aGuide(t, mornings);
  const full = calendar(event('20260505T000000Z', '20260505T030000Z'));
  const readings: [string, number, object][] = [
    [full, 0, { problem: null, busy: [{}] }],
    [calendar(), 60, { problem: 'empty', busy: [{}] }],
    [full, 10, { problem: null, busy: [{}] }],
    [calendar(), 60, { problem: 'empty', busy: [{}] }],
    [calendar(), 10, { problem: null, busy: [] }],
  ];
  await add(guide);
  for (const [text, minutes, expected] of readings) {
    answer = replyWith(text);
    t.clock.advance({ minutes });
    await t.runDueJobs();
    expect((await list(guide))[0]).toMatchObject(expected);
  }
});

test('respects a server’s Retry-After, even for reads that the guide requests', async () => {
  const guide = await aGuide(t, mornings);
  const sent = getHeaders((reply) => reply.writeHead(429, { 'retry-after': '7200' }).end());
  const { body } = await add(guide);
  await t.runDueJobs();
  expect((await list(guide))[0]).toMatchObject({ problem: 'busy' });
  t.clock.advance({ minutes: 90 });
  await readNow(guide, body.id);
  await t.runDueJobs();
  await remove(guide, body.id);
  expect((await add(guide, address('/another.ics'))).body).toMatchObject({
    problem: 'busy',
    waiting: false,
  });
  await t.runDueJobs();
  expect(sent).toHaveLength(1);
  // The wait does not apply to calendars on another server.
  await add(guide, `http://localhost:${new URL(address()).port}/`);
  await t.runDueJobs();
  expect(sent).toHaveLength(2);
  t.clock.advance({ minutes: 30 });
  await t.runDueJobs();
  expect(sent).toHaveLength(3);
});

test('fetches a calendar added after another was removed only once the minute has passed', async () => {
  const guide = await aGuide(t, mornings);
  answer = replyWith(calendar());
  const { body } = await add(guide);
  await t.runDueJobs();
  await remove(guide, body.id);
  await add(guide, address('/another.ics'));
  const before = asked;
  await t.runDueJobs();
  expect(asked).toBe(before);
  t.clock.advance({ minutes: 1 });
  await t.runDueJobs();
  expect(asked).toBe(before + 1);
});

test('a slow server does not delay other guides, and receives one request per guide at a time', async () => {
  const [slow, quick] = [await aGuide(t, mornings), await aGuide(t, mornings)];
  const waiting: ServerResponse[] = [];
  const sent = getHeaders((reply, request) => {
    if (request.url?.startsWith('/slow')) waiting.push(reply);
    else reply.end(calendar());
  });
  await add(slow, address('/slow/1'));
  await add(slow, address('/slow/2'));
  const work = t.runDueJobs();
  await vi.waitFor(() => expect(waiting).toHaveLength(1), LONG_TIMEOUT);
  await add(quick);
  await vi.waitFor(async () => expect((await list(quick))[0].readAt).not.toBeNull(), LONG_TIMEOUT);
  expect(sent).toHaveLength(2);
  for (let answered = 0; answered < 2; answered += 1) {
    await vi.waitFor(() => expect(waiting).toHaveLength(answered + 1), LONG_TIMEOUT);
    waiting[answered]?.end(calendar());
  }
  await work;
  expect((await list(slow)).map(({ readAt }: { readAt: string }) => readAt)).toEqual([NOW, NOW]);
});

test('fetches previously failed calendars last, up to a limit', async () => {
  for (const [index, failed] of [true, true, false].entries()) {
    const guide = await aGuide(t, mornings);
    await add(guide, `https://${index}.example/${failed ? 'failed' : 'sound'}`);
  }
  await t.db.execute(
    "update imported_calendars set failing_since = next_read_at, next_read_at = next_read_at - interval '1 minute' where address like '%failed'",
  );
  const now = t.clock.now();
  const take = async (maxCalendars: number) => {
    const until = now.add({ minutes: 5 });
    const taken = await claimDueCalendars(t.db, {
      now,
      until,
      maxCalendars,
      maxPerHost: 4,
      fetched: [],
      maxFailed: 1,
    });
    return taken.map(({ address: at, hasFailed }) => [new URL(at).pathname, hasFailed]);
  };
  expect(await take(1)).toEqual([['/sound', false]]);
  expect(await take(9)).toEqual([['/failed', true]]);
  expect(await take(9)).toEqual([]);
});

test('calendars that are still being parsed do not delay other calendars on the same server', async () => {
  const now = t.clock.now();
  const take = (fetched: ImportedCalendarId[]) =>
    claimDueCalendars(t.db, {
      now,
      until: now.add({ minutes: 5 }),
      maxCalendars: 9,
      maxPerHost: 1,
      fetched,
      maxFailed: 9,
    });
  for (const path of ['/first', '/second']) await add(await aGuide(t, mornings), address(path));
  const [first] = await take([]);
  expect(first?.address).toBe(address('/first'));
  expect(await take([])).toEqual([]);
  const [second] = await take(first ? [first.id] : []);
  expect(second?.address).toBe(address('/second'));
});

test('fetches a limited number of calendars per server and one per guide, longest overdue first', async () => {
  const now = t.clock.now();
  const take = async () => {
    const until = now.add({ minutes: 5 });
    const taken = await claimDueCalendars(t.db, {
      now,
      until,
      maxCalendars: 9,
      maxPerHost: 2,
      fetched: [],
      maxFailed: 9,
    });
    return taken.map(({ address: at }) => new URL(at).pathname).sort();
  };
  const guides = [await aGuide(t, mornings), await aGuide(t, mornings), await aGuide(t, mornings)];
  for (const [index, guide] of guides.entries()) {
    await add(guide, address(`/${index}/first`));
    await add(guide, address(`/${index}/second`));
  }
  await add(guides[2] as TestGuide, 'https://calendar.example/elsewhere');
  await t.db.execute(
    "update imported_calendars set next_read_at = next_read_at - interval '1 minute' where address like '%first'",
  );
  expect(await take()).toEqual(['/0/first', '/1/first']);
  // Only one calendar of the third guide is left, and it must wait while the guide's other calendar is
  // being read.
  expect(await take()).toEqual([]);
  await t.db.execute(
    "update imported_calendars set reading_until = null where address like '%/0/first'",
  );
  expect(await take()).toEqual(['/2/first']);
});

test('rejects a tour at a time that an imported calendar blocks, in any time format', async () => {
  const guide = await aGuide(t, mornings);
  const { token } = await aUser(t);
  const lines = (name: string, ...given: string[]): string =>
    [`BEGIN:${name}`, ...given, `END:${name}`].join('\r\n');
  const hour = ['DTSTART;TZID=Asia/Tokyo:20260427T100000', 'DURATION:PT1H'];
  answer = replyWith(
    calendar(
      lines('VEVENT', 'UID:1', 'DTSTART:soon'),
      lines('VEVENT', 'UID:2', 'DTSTART;TZID=China Standard Time:20260505T090000', 'DURATION:PT1H'),
      lines('VEVENT', 'UID:3', ...hour, 'RRULE:FREQ=WEEKLY;COUNT=2'),
      lines(
        'VEVENT',
        'UID:3',
        'RECURRENCE-ID:20260504T010000Z',
        'DTSTART:20260506T010000Z',
        'DTEND:20260506T020000Z',
      ),
      lines('VEVENT', 'UID:4', 'DTSTART;VALUE=DATE:20260507', 'DTEND;VALUE=DATE:20260507'),
      lines('VFREEBUSY', 'FREEBUSY:20260508T010000Z/PT1H'),
      lines('VEVENT', 'UID:5', ...hour, 'RDATE;VALUE=PERIOD:20260511T010000Z/20260511T020000Z'),
      lines(
        'VEVENT',
        'UID:6',
        'DTSTART;TZID=Asia/Tokyo:20260428T100000',
        'DURATION:PT1H',
        'RRULE:FREQ=WEEKLY;UNTIL=20260512T145959Z',
      ),
    ),
  );
  await add(guide);
  await t.runDueJobs();
  const book = async (day: string): Promise<string> => {
    const changes = { scheduledStartTime: `2026-05-${day}T00:30:00Z`, duration: 2 };
    const { body } = await checkOut(t, token, guide.id, changes);
    return body.code ?? body.status;
  };
  for (const day of ['05', '06', '07', '08', '11', '12'])
    expect([day, await book(day)]).toEqual([day, 'SLOT_NOT_AVAILABLE']);
  // The original time of a moved occurrence is free, like a day without events.
  expect([await book('04'), await book('13')]).toEqual(['pending', 'pending']);
});

test('follows up to three redirects', async () => {
  const guide = await aGuide(t, mornings);
  answer = (request, reply) => {
    if (request.url === '/there.ics') reply.end(calendar());
    else {
      reply.writeHead(302, { location: request.url === '/ring' ? '/ring' : '/there.ics' });
      reply.end();
    }
  };
  await add(guide, address('/from'));
  await add(guide, address('/ring'), 'Ring');
  await t.runDueJobs();
  expect((await list(guide)).map(({ problem }: { problem: string }) => problem)).toEqual([
    null,
    'unreachable',
  ]);
});

test('follows a redirect whose Location is in UTF-8, to a response that a proxy changed', async () => {
  const guide = await aGuide(t, mornings);
  const location = Buffer.from('/予定.ics').toString('latin1');
  answer = (request, reply) => {
    const exists = decodeURI(request.url ?? '') === '/予定.ics';
    if (exists) reply.writeHead(203).end(calendar(event('20260504T000000Z', '20260504T010000Z')));
    else reply.writeHead(request.url === '/from' ? 302 : 404, { location }).end();
  };
  await add(guide, address('/from'));
  await t.runDueJobs();
  expect(await list(guide)).toMatchObject([{ problem: null, entries: 1 }]);
});

const sendContentLength = (reply: ServerResponse, length: number): void => {
  reply.writeHead(200, { 'content-length': length });
};

test.each([
  [
    'a redirect to a private address',
    'address_refused',
    (reply: ServerResponse) => {
      reply.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' });
      reply.end();
    },
  ],
  [
    'a redirect to a file',
    'address_refused',
    (reply: ServerResponse) => {
      reply.writeHead(302, { location: 'file:///etc/passwd' });
      reply.end();
    },
  ],
  [
    'an HTML page',
    'not_a_calendar',
    (reply: ServerResponse) => reply.end('<!doctype html><p>Hi</p>'),
  ],
  [
    'a body that is not compressed as stated in the header',
    'not_a_calendar',
    (reply: ServerResponse) => {
      reply.writeHead(200, { 'content-encoding': 'br' });
      reply.end(calendar());
    },
  ],
  [
    '50 MB',
    'too_large',
    (reply: ServerResponse) => {
      const part = Buffer.alloc(1024 * 1024, 'x');
      let left = 50;
      const writeMore = (): void => {
        while (left > 0) {
          left -= 1;
          if (!reply.write(part)) {
            reply.once('drain', writeMore);
            return;
          }
        }
        reply.end();
      };
      writeMore();
    },
  ],
  [
    'an invalid length',
    'unreachable',
    (reply: ServerResponse) => {
      reply.socket?.end('HTTP/1.1 200 OK\r\ncontent-length: -1\r\n\r\n');
    },
  ],
  [
    'fewer bytes than announced',
    'unreachable',
    (reply: ServerResponse) => {
      sendContentLength(reply, 1_000);
      reply.write('BEGIN:VCALENDAR');
      reply.socket?.end();
    },
  ],
  [
    'an error status',
    'unreachable',
    (reply: ServerResponse) => {
      reply.statusCode = 500;
      reply.end();
    },
  ],
] as [string, string, (reply: ServerResponse) => void][])('%s: %s', async (_, problem, reply) => {
  const guide = await aGuide(t, mornings);
  answer = (_request, to) => reply(to);
  await add(guide);
  await t.runDueJobs();
  expect((await list(guide))[0]).toMatchObject({ problem, busy: [] });
  expect(await starts(guide, '2026-05-05')).toHaveLength(5);
});

test.each([
  ['gzip, as in the header', { 'content-encoding': 'gzip' }, gzipSync],
  ['gzip, without a header', {}, gzipSync],
  ['deflate', { 'content-encoding': 'deflate' }, deflateSync],
  ['Brotli', { 'content-encoding': 'br' }, brotliCompressSync],
  ['raw deflate', { 'content-encoding': 'deflate' }, deflateRawSync],
  ['gzip twice', { 'content-encoding': 'gzip' }, (text: string) => gzipSync(gzipSync(text))],
  ['nothing, although the header states gzip', { 'content-encoding': 'gzip' }, Buffer.from],
  ['nothing, although the header states UTF-8', { 'content-encoding': 'UTF-8' }, Buffer.from],
] as const)('accepts a calendar compressed with %s', async (_, headers, compress) => {
  const guide = await aGuide(t, mornings);
  answer = (_request, reply) => {
    reply.writeHead(200, headers);
    reply.end(compress(calendar(event('20260505T000000Z', '20260505T030000Z'))));
  };
  await add(guide);
  await t.runDueJobs();
  expect((await list(guide))[0]).toMatchObject({ problem: null, busy: [{}] });
});

test.each([
  ['exceeds the size limit once decompressed', gzipSync(Buffer.alloc(11_000_000)), 'too_large'],
  ['cannot be decompressed', Buffer.from([0x1f, 0x8b, 1, 2, 3]), 'not_a_calendar'],
])('rejects a compressed file that %s', async (_, body, problem) => {
  const guide = await aGuide(t, mornings);
  answer = (_request, reply) => reply.end(body);
  await add(guide);
  await t.runDueJobs();
  expect((await list(guide))[0]).toMatchObject({ problem, busy: [] });
});

test('accepts a calendar that starts with a byte order mark', async () => {
  const guide = await aGuide(t, mornings);
  answer = replyWith(`\uFEFF${calendar(event('20260505T000000Z', '20260505T030000Z'))}`);
  await add(guide);
  await t.runDueJobs();
  expect((await list(guide))[0]).toMatchObject({ problem: null, busy: [{}] });
});

test('accepts a calendar with 100,000 events', async () => {
  const guide = await aGuide(t, mornings);
  const one = event('20260505T000000Z', '20260505T030000Z').replace('SUMMARY:Doctor\r\n', '');
  answer = replyWith(calendar(...Array.from({ length: 100_000 }, () => one)));
  await add(guide);
  await t.runDueJobs();
  expect((await list(guide))[0]).toMatchObject({ problem: null, busy: [{}] });
});

test('adding a calendar is idempotent, and a guide can have three', async () => {
  const guide = await aGuide(t, mornings);
  answer = replyWith(calendar());
  const replies = await Promise.all([add(guide), add(guide), add(guide, ` ${address()} `)]);
  expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
  const more = await Promise.all(
    Array.from({ length: IMPORTED_CALENDARS_MAX }, (_, n) => add(guide, address(`/${n}.ics`))),
  );
  expect(more.map(({ status }) => status).toSorted()).toEqual([200, 200, 409]);
  expect(more.find(({ status }) => status === 409)?.body.code).toBe('TOO_MANY_CALENDARS');
  expect(await list(guide)).toHaveLength(IMPORTED_CALENDARS_MAX);
});

test.each([
  'calendar',
  'ftp://calendar.example/a.ics',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'https://me:secret@calendar.example/a.ics',
  'https://',
])('rejects the address %s', async (typed) => {
  const guide = await aGuide(t, mornings);
  const reply = await add(guide, typed);
  expect([reply.status, reply.body.code]).toEqual([422, 'CALENDAR_ADDRESS_INVALID']);
  expect(await list(guide)).toEqual([]);
});

test('accepts webcal: as https:', async () => {
  const guide = await aGuide(t, mornings);
  await add(guide, 'webcal://calendar.example/private-123/basic.ics#top');
  const { rows } = await t.db.execute('select address from imported_calendars');
  expect(rows).toEqual([{ address: 'https://calendar.example/private-123/basic.ics' }]);
  // The response does not contain the secret part of the address.
  expect(JSON.stringify(await list(guide))).not.toContain('private-123');
});

test('only active guides can add calendars, and each guide sees only their own', async () => {
  const guide = await aGuide(t, mornings);
  const traveler = await aUser(t);
  const suspended = await aGuide(t, { suspendedAt: t.clock.now() });
  const { body } = await add(guide);
  const params = { id: body.id };
  const calendar = { name: 'x', address: address() };
  for (const [call, request, refusal] of [
    [calls.addImportedCalendar, { body: calendar }, [403, 'NOT_A_GUIDE']],
    [calls.readImportedCalendar, { params }, [404, 'NOT_FOUND']],
    [calls.removeImportedCalendar, { params }, [404, 'NOT_FOUND']],
  ] as const) {
    const asTraveler = await t.inject(call, { token: traveler.token, ...request });
    expect([asTraveler.status, asTraveler.body.code]).toEqual(refusal);
    const asSuspended = await t.inject(call, { token: suspended.user.token, ...request });
    expect([asSuspended.status, asSuspended.body.code]).toEqual([403, 'GUIDE_SUSPENDED']);
  }
  const other = await aGuide(t, mornings);
  for (const call of [calls.readImportedCalendar, calls.removeImportedCalendar]) {
    const reply = await t.inject(call, { token: other.user.token, params });
    expect([reply.status, reply.body.code]).toEqual([404, 'NOT_FOUND']);
  }
  expect(await list(guide)).toHaveLength(1);
});
