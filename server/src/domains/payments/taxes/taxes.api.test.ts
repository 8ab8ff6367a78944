import {
  decideDispute,
  openDispute,
  updateBookingStatus,
  uploadPaymentProof,
  verifyPaymentProof,
} from '@tomoguide/contract/bookings/calls';
import * as calls from '@tomoguide/contract/payments/calls';
import type { TaxRow, TaxYear } from '@tomoguide/contract/payments/entities';
import type { UserId } from '@tomoguide/contract/primitives';
import { chooseForTestLength } from '@tomoguide/contract/testing-length';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aToken, aUser } from '../../../testing/factories/accounts.ts';
import {
  aBooking,
  aKey,
  forceStatus,
  type TestBooking,
} from '../../../testing/factories/bookings.ts';
import { anUpload } from '../../../testing/factories/files.ts';
import { aGuide, type TestGuide } from '../../../testing/factories/guides.ts';
import { ledgerProblems } from '../../../testing/factories/payments.ts';
import { taxProblems } from '../../../testing/tax-problems.ts';
import { patternCases } from '../../bookings/tables.ts';
import { guides } from '../../guides/tables.ts';
import { chargeCommission } from '../service.ts';
import { releaseEarnings } from '../settlement/release-earnings.ts';
import { exchangeRates } from '../tables.ts';
import { recordRate } from './record-rate.ts';

let t: TestApp;
let staffId: UserId;
beforeAll(async () => {
  t = await testApp({ env: { RATE_LIMITS: 'off' } });
  staffId = (await aUser(t, { isStaff: true })).id;
});
afterAll(async () => {
  expect(await ledgerProblems(t)).toEqual([]);
  await t.close();
});

const loadYear = async (guide: TestGuide, year: number): Promise<TaxYear> =>
  (await t.inject(calls.getTaxYear, { token: await aToken(t, guide.userId), query: { year } }))
    .body;

/** Books a three-hour tour for RMB 690 at 10:00 in Tokyo, eleven days ahead. */
const book = async (guide: TestGuide): Promise<TestBooking & { start: Temporal.Instant }> => {
  const start = t.clock
    .now()
    .toZonedDateTimeISO('Asia/Tokyo')
    .add({ days: 11 })
    .with({ hour: 10, minute: 0, second: 0, millisecond: 0 })
    .toInstant();
  const withToken = { ...guide, user: { ...guide.user, token: await aToken(t, guide.userId) } };
  const booking = await aBooking(t, {
    status: 'upcoming',
    guide: withToken,
    checkout: { scheduledStartTime: start.toString() },
  });
  return { ...booking, start };
};

const setStatus = async (booking: TestBooking, status: 'completed' | 'cancelled') => {
  const token = await aToken(t, booking.traveler.id);
  const reply = await t.inject(updateBookingStatus, {
    token,
    params: { id: booking.id },
    body: { status },
  });
  expect(reply.status, reply.raw).toBe(200);
};

/** Completes a tour at an instant, which can be long after its end. */
const completeAt = async (booking: TestBooking, at: Temporal.Instant | string): Promise<void> => {
  const both = { travelerConfirmedStart: true, guideConfirmedStart: true };
  await forceStatus(t, booking, 'ongoing', { ...both, deadlineAt: null });
  t.clock.set(at.toString());
  await setStatus(booking, 'completed');
};

const dispute = async (booking: TestBooking): Promise<void> => {
  const reply = await t.inject(openDispute, {
    token: await aToken(t, booking.traveler.id),
    params: { id: booking.id },
    body: { reason: 'It was not as agreed.' },
    headers: aKey(),
  });
  expect(reply.status, reply.raw).toBe(200);
};
const decide = async (
  booking: TestBooking,
  outcome: 'completed' | 'cancelled',
  refundCents: number,
): Promise<void> => {
  const reply = await t.inject(decideDispute, {
    token: await aToken(t, staffId),
    params: { id: booking.id },
    body: { outcome, refundCents, reason: 'Both stories were read.' },
    headers: aKey(),
  });
  expect(reply.status, reply.raw).toBe(200);
};

/** Charges a guide commission that is due for other bookings, in fen. */
const chargeDue = async (guide: TestGuide, amountCents: number): Promise<void> => {
  const at = t.clock.now();
  const [row] = await t.db
    .insert(patternCases)
    .values({
      kind: 'cancellations',
      guideId: guide.id,
      guideUserId: guide.userId,
      state: 'decided',
      decision: 'nothing',
      openedAt: at,
      waitingSince: at,
      decidedAt: at,
    })
    .returning();
  await inTransaction(t.db, (tx) =>
    chargeCommission(tx, { guideId: guide.id, caseId: row?.id as never, amountCents, at }),
  );
};

const ending = fc.record({
  how: fc.constantFrom(
    'completed',
    'cancelled early',
    'cancelled late',
    'disputed, completed',
    'disputed, cancelled',
    'disputed before it was completed',
  ),
  refundCents: fc.constantFrom(0, 1, 10_349, 10_351, 20_700),
  /** Hours until the dispute, and days until its decision. */
  disputeHours: fc.integer({ min: 1, max: 30 }),
  decideDays: fc.integer({ min: 0, max: 6 }),
  dueCents: fc.constantFrom(0, 0, 0, 777),
});

test('equals the ledger to the fen, in each year, after any history of tours', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(ending, { minLength: 4, maxLength: 9 }), async (endings) => {
      // Few histories are long enough to begin before New Year and end after it unless they begin late.
      t.clock.set('2026-12-01T03:00:00Z');
      const guide = await aGuide(t);
      // A long history would outlast the days in which a guide can work without stating a permission.
      await t.db
        .update(guides)
        .set({ permissionDueAt: t.clock.now().add({ hours: 365 * 24 }) })
        .where(eq(guides.id, guide.id));
      for (const each of endings) {
        const booking = await book(guide);
        const { start } = booking;
        if (each.dueCents > 0) await chargeDue(guide, each.dueCents);
        if (each.how === 'cancelled early' || each.how === 'cancelled late') {
          t.clock.set(
            start.subtract({ hours: each.how === 'cancelled late' ? 20 : 80 }).toString(),
          );
          await setStatus(booking, 'cancelled');
        } else if (each.how === 'disputed before it was completed') {
          await forceStatus(t, booking, 'ongoing', { deadlineAt: null });
          t.clock.set(start.add({ hours: 1 }).toString());
          await dispute(booking);
        } else await completeAt(booking, start.add({ hours: 4 }));
        if (each.how.startsWith('disputed')) {
          if (!each.how.endsWith('it was completed')) {
            t.clock.advance({ hours: each.disputeHours });
            await dispute(booking);
          }
          t.clock.advance({ hours: 24 * each.decideDays });
          const outcome = each.how === 'disputed, cancelled' ? 'cancelled' : 'completed';
          await decide(booking, outcome, each.refundCents);
        }
        await releaseEarnings(t.deps);
      }
      t.clock.advance({ hours: 24 * 20 });
      await releaseEarnings(t.deps);
      expect(await taxProblems(t, guide, [2026, 2027])).toEqual([]);
    }),
    { numRuns: chooseForTestLength(5, 200), seed: chooseForTestLength(47, Date.now()) },
  );
}, 3_600_000);

test('counts a tour on the day it was completed in Japan, to the second', async () => {
  t.clock.set('2026-12-20T00:00:00Z');
  const guide = await aGuide(t);
  const [last, first] = [await book(guide), await book(await aGuide(t))];
  await completeAt(last, '2026-12-31T14:59:59Z');
  await completeAt(first, '2026-12-31T15:00:00Z');
  expect(await loadYear(last.guide, 2026)).toMatchObject({
    inProgress: false,
    years: [2027, 2026],
    rows: [{ kind: 'tour', day: '2026-12-31', tourStart: last.start.toString() }],
  });
  expect((await loadYear(last.guide, 2027)).rows).toEqual([]);
  expect((await loadYear(first.guide, 2026)).rows).toEqual([]);
  expect(await loadYear(first.guide, 2027)).toMatchObject({
    inProgress: true,
    years: [2027],
    rows: [{ kind: 'tour', day: '2027-01-01', countedAt: '2026-12-31T15:00:00Z' }],
  });
});

test('shows each part of a completed and a cancelled booking', async () => {
  t.clock.set('2028-03-01T00:00:00Z');
  const guide = await aGuide(t);
  const cancelled = await book(guide);
  t.clock.set(cancelled.start.subtract({ hours: 80 }).toString());
  await setStatus(cancelled, 'cancelled');
  const completed = await book(guide);
  await completeAt(completed, completed.start.add({ hours: 3 }));
  const { rows, totals, fees } = await loadYear(guide, 2028);
  expect(rows).toMatchObject([
    {
      kind: 'cancelled',
      // 70 % of RMB 207 is refunded, rounded up.
      grossCents: 6_210,
      onlineCents: 6_210,
      cashCents: 0,
      correctionCents: 0,
      commissionCents: 931,
      netCents: 5_279,
    },
    {
      kind: 'tour',
      grossCents: 69_000,
      onlineCents: 20_700,
      cashCents: 48_300,
      cashVerified: false,
      correctionCents: 0,
      commissionCents: 10_350,
      netCents: 58_650,
    },
  ]);
  expect(totals).toMatchObject({ grossCents: 75_210, commissionCents: 11_281, netCents: 63_929 });
  expect(fees).toEqual({ tourCents: 10_350, cancelledCents: 931, dueCents: 0, correctionCents: 0 });
});

test('counts a correction in its own year and leaves the earlier year as it was', async () => {
  t.clock.set('2028-12-19T12:00:00Z');
  const guide = await aGuide(t);
  const booking = await book(guide);
  await completeAt(booking, '2028-12-31T14:00:00Z');
  const before = await loadYear(guide, 2028);
  t.clock.set('2029-01-01T10:00:00Z');
  await dispute(booking);
  await decide(booking, 'completed', 10_350);
  expect((await loadYear(guide, 2028)).rows).toEqual(before.rows);
  expect((await loadYear(guide, 2029)).rows).toMatchObject([
    {
      kind: 'correction',
      grossCents: 0,
      cashCents: 0,
      correctionCents: -10_350,
      netCents: -10_350,
    },
  ]);
  expect(await taxProblems(t, guide, [2028, 2029])).toEqual([]);
});

test('counts a tour even if its whole online payment was refunded', async () => {
  t.clock.set('2029-02-01T00:00:00Z');
  const guide = await aGuide(t);
  const booking = await book(guide);
  await completeAt(booking, booking.start.add({ hours: 4 }));
  await dispute(booking);
  await decide(booking, 'completed', 20_700);
  expect((await loadYear(guide, 2029)).rows).toMatchObject([
    {
      grossCents: 69_000,
      onlineCents: 0,
      cashCents: 48_300,
      correctionCents: -20_700,
      netCents: 48_300,
    },
  ]);
});

test('shows commission that was due for other bookings as a fee of its own', async () => {
  t.clock.set('2029-04-01T00:00:00Z');
  const guide = await aGuide(t);
  await chargeDue(guide, 777);
  const booking = await book(guide);
  await completeAt(booking, booking.start.add({ hours: 4 }));
  t.clock.advance({ hours: 24 * 15 });
  await releaseEarnings(t.deps);
  const { rows, fees } = await loadYear(guide, 2029);
  expect(rows).toMatchObject([{ commissionCents: 11_127, dueCents: 777, correctionCents: 0 }]);
  expect(fees).toMatchObject({ tourCents: 10_350, dueCents: 777 });
});

test('shows whether the guide has verified the payment in person', async () => {
  t.clock.set('2029-06-01T00:00:00Z');
  const guide = await aGuide(t);
  const booking = await book(guide);
  await completeAt(booking, booking.start.add({ hours: 4 }));
  const token = await aToken(t, booking.traveler.id);
  const { body } = await t.inject(uploadPaymentProof, {
    token,
    params: { id: booking.id },
    body: {
      amountCents: 48_300,
      paidOn: booking.start.toZonedDateTimeISO('Asia/Tokyo').toPlainDate().toString(),
      fileIds: [await anUpload(t, token)],
    },
  });
  const isVerified = async () => (await loadYear(guide, 2029)).rows[0]?.cashVerified;
  expect(await isVerified()).toBe(false);
  await t.inject(verifyPaymentProof, {
    token: await aToken(t, guide.userId),
    params: { id: booking.id, proofId: body.proofs[0].id },
  });
  expect(await isVerified()).toBe(true);
});

test('converts by the rate of the day or the nearest earlier one, and never without one', async () => {
  const rates = (...rows: [string, number][]) =>
    inTransaction(t.db, async (tx) => {
      await tx.execute(sql`delete from exchange_rates`);
      if (rows.length > 0)
        await tx.insert(exchangeRates).values(rows.map(([day, jpyPerRmb]) => ({ day, jpyPerRmb })));
    });
  t.clock.set('2030-01-01T00:00:00Z');
  const guide = await aGuide(t);
  const booking = await book(guide);
  await completeAt(booking, '2030-01-12T10:00:00Z');
  const inYen = async () => {
    const { rows, totals, rowsWithoutRate } = await loadYear(guide, 2030);
    const [{ grossYen, netYen, jpyPerRmb, rateDay } = {} as TaxRow] = rows;
    return { grossYen, netYen, jpyPerRmb, rateDay, total: totals.grossYen, rowsWithoutRate };
  };
  const from = (jpyPerRmb: number, rateDay: string, grossYen: number, netYen: number) => ({
    jpyPerRmb,
    rateDay,
    grossYen,
    netYen,
    total: grossYen,
    rowsWithoutRate: 0,
  });
  await rates(['2030-01-11', 20], ['2030-01-12', 21.55], ['2030-01-13', 22]);
  expect(await inYen()).toEqual(from(21.55, '2030-01-12', 14_870, 12_639));
  await rates(['2030-01-11', 20], ['2030-01-13', 22]);
  expect(await inYen()).toEqual(from(20, '2030-01-11', 13_800, 11_730));
  await rates(['2029-11-30', 19], ['2029-12-01', 18]);
  expect(await inYen()).toEqual(from(18, '2029-12-01', 12_420, 10_557));
  await rates(['2030-01-13', 22]);
  expect(await inYen()).toEqual({
    grossYen: null,
    netYen: null,
    jpyPerRmb: null,
    rateDay: null,
    total: 0,
    rowsWithoutRate: 1,
  });
});

test('records one exchange rate a day in Japan’s time zone', async () => {
  await t.db.execute(sql`delete from exchange_rates`);
  for (const at of ['2031-03-01T14:59:59Z', '2031-03-01T15:00:00Z', '2031-03-02T14:00:00Z']) {
    t.clock.set(at);
    await recordRate(t.deps);
  }
  expect(await t.db.select().from(exchangeRates).orderBy(exchangeRates.day)).toEqual([
    { day: '2031-03-01', jpyPerRmb: 21 },
    { day: '2031-03-02', jpyPerRmb: 21 },
  ]);
});

test('writes the year as CSV that adds up, with the registration number', async () => {
  t.clock.set('2032-03-01T00:00:00Z');
  const guide = await aGuide(t);
  const booking = await book(guide);
  await completeAt(booking, booking.start.add({ hours: 4 }));
  const token = await aToken(t, guide.userId);
  await t.inject(calls.setTaxNumber, { token, body: { number: 'T7000012050002' } });
  const reply = await t.app.inject({
    url: `${calls.getTaxYearCsv.path}?year=2032`,
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'zh-CN' },
  });
  expect(reply.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect(reply.headers).toMatchObject({
    'content-disposition': 'attachment; filename="tomoguide-taxes-2032.csv"',
    'cache-control': 'no-store',
  });
  const [head, row, sum, , ...rest] = reply.body.slice(1).split('\r\n');
  expect(head).toMatch(/^"日期（日本）","预订号","类型","总额（元）"/);
  expect(row).toMatch(/^"2032-03-12","TG\d+","行程",690,.*,207,483,"没有已确认的凭证",0,103\.5,/);
  expect(sum).toMatch(/^"合计","","",690,/);
  expect(rest.slice(0, 6)).toEqual([
    '"已完成的行程",103.5',
    '"已取消的预订",0',
    '"其他预订应付的费用",0',
    '"以前年度的更正",0',
    '"费用合计",103.5',
    '"发票登记号","T7000012050002"',
  ]);
});

test('draws the year as a PDF in both languages', async () => {
  t.clock.set('2033-03-01T00:00:00Z');
  const guide = await aGuide(t);
  const booking = await book(guide);
  await completeAt(booking, booking.start.add({ hours: 4 }));
  const token = await aToken(t, guide.userId);
  await t.inject(calls.setTaxNumber, { token, body: { number: 'T7000012050002' } });
  const reply = await t.app.inject({
    url: `${calls.getTaxYearPdf.path}?year=2033`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="tomoguide-taxes-2033.pdf"',
  });
  const document = await getDocument({ data: new Uint8Array(reply.rawPayload), verbosity: 0 })
    .promise;
  let texts = '';
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    texts += items.map((item) => ('str' in item ? item.str : '')).join('');
  }
  for (const text of ['2033 年报税资料', 'T7000012050002', '2033-03-12', '483.00', '586.50'])
    expect(texts).toContain(text);
});

test('shows a guide only their own year, and is not for travelers', async () => {
  const guide = await aGuide(t);
  expect(await loadYear(guide, 2032)).toMatchObject({ rows: [], taxNumber: null });
  const { token } = await aUser(t);
  const reply = await t.inject(calls.getTaxYear, { token, query: { year: 2032 } });
  expect(reply.body.code).toBe('NOT_A_GUIDE');
});

test('stores a registration number that is T and 13 digits, and asks about an unusual one', async () => {
  const guide = await aGuide(t);
  const set = async (number: string | null, confirmed?: boolean) => {
    const token = await aToken(t, guide.userId);
    const { status, body } = await t.inject(calls.setTaxNumber, {
      token,
      body: { number, ...(confirmed === undefined ? {} : { confirmed }) },
    });
    return status === 200 ? body.taxNumber : body.code;
  };
  expect(await set('t7-0000-1205-0002')).toBe('T7000012050002');
  expect(await set('T70000120500')).toBe('TAX_NUMBER_INVALID');
  expect(await set('T1000012050002')).toBe('TAX_NUMBER_UNUSUAL');
  expect((await loadYear(guide, 2032)).taxNumber).toBe('T7000012050002');
  expect(await set('T1000012050002', true)).toBe('T1000012050002');
  expect((await loadYear(guide, 2032)).taxNumber).toBe('T1000012050002');
  expect(await set(null)).toBe(null);
  expect((await loadYear(guide, 2032)).taxNumber).toBe(null);
});
