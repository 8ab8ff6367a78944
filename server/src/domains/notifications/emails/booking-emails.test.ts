import { ItineraryId } from '@tomoguide/contract/primitives';
import { describe, expect, test } from 'vitest';
import { emailFacts as facts } from '../../../testing/factories/emails.ts';
import type { UserFacts } from '../../accounts/service.ts';
import {
  buildAddressChangedEmails,
  buildAddressProposedEmails,
  buildCompletedEmails,
  buildPaidEmails,
  buildRejectedEmails,
  buildStartsTomorrowEmails,
} from './booking-emails.ts';

const ANSWER_BY = '2026-05-02T16:30:00Z';

const writePaidEmails = (changes?: Partial<UserFacts>, guide?: Partial<UserFacts>) => {
  const [toTraveler, toGuide] = buildPaidEmails(facts(changes, guide), { answerBy: ANSWER_BY });
  return { toTraveler: toTraveler?.text ?? '', toGuide: toGuide?.text ?? '' };
};

describe('times in an email', () => {
  test('show a tour in the guide’s time zone first, and a deadline in the recipient’s', () => {
    const { toTraveler } = writePaidEmails({ timeZone: 'Asia/Shanghai' });
    expect(toTraveler).toContain('Sun, May 3, 2026, 09:30 Japan time (08:30 in Beijing)');
    expect(toTraveler).toContain(
      'until Sun, May 3, 2026, 00:30 Beijing time (01:30 in Japan) to answer',
    );
  });

  test('are in the same order in Chinese, without spaces around them', () => {
    const { toTraveler } = writePaidEmails({ timeZone: 'Asia/Shanghai', locale: 'zh-CN' });
    expect(toTraveler).toContain('2026年5月3日 周日 09:30（日本时间，即北京时间 08:30）');
    expect(toTraveler).toContain('2026年5月3日 周日 00:30（北京时间，即日本时间 01:30）前答复');
  });

  test('show both days if they differ', () => {
    expect(writePaidEmails({ timeZone: 'America/New_York' }).toTraveler).toContain(
      'until Sat, May 2, 2026, 12:30 New York time (May 3, 01:30 in Japan)',
    );
  });

  test.each([null, 'Asia/Tokyo', 'Asia/Seoul'])(
    'show only one time zone to a user in %s',
    (timeZone) => {
      const { toTraveler } = writePaidEmails({ timeZone });
      expect(toTraveler).toContain('09:30');
      expect(toTraveler).not.toMatch(/\(.+ in \w+\)/);
    },
  );

  test('show each party its own time zone: the guide’s email omits the traveler’s', () => {
    const { toGuide } = writePaidEmails(
      { timeZone: 'America/New_York' },
      { timeZone: 'Asia/Tokyo' },
    );
    expect(toGuide).toContain('by Sun, May 3, 2026, 01:30 (Japan time);');
    expect(toGuide).not.toContain('New York');
  });
});

test('does not request an answer from a guide who has already accepted, in either subject or text', () => {
  const [, requested] = buildPaidEmails(facts(), { answerBy: ANSWER_BY });
  expect(requested?.subject).toMatch(/^New booking request/);
  const [, guideEmail] = buildPaidEmails(facts(), { answerBy: null });
  expect(guideEmail?.subject).toMatch(/^Deposit paid: Kyoto, Sun, May 3$/);
});

test.each([
  ['en', 'Itinerary: Gion before eight'],
  ['zh-CN', '行程安排：清晨祇园'],
] as const)('uses the title of the booked itinerary for the tour: %s', (locale, words) => {
  const plain = facts({ locale });
  const title = { en: 'Gion before eight', zh: '清晨祇园' };
  const itinerary = { id: ItineraryId.parse(3), title };
  const along = { ...plain, booking: { ...plain.booking, itinerary } };
  expect(buildPaidEmails(along, { answerBy: ANSWER_BY })[0]?.text).toContain(`\n${words}\n`);
  expect(buildPaidEmails(plain, { answerBy: ANSWER_BY })[0]?.text).not.toMatch(
    /Itinerary|行程安排/,
  );
});

test('links the guide to the tour that the email is about', () => {
  expect(writePaidEmails().toGuide).toMatch(/\/guide-dashboard#TG0042$/m);
  expect(writePaidEmails().toTraveler).toMatch(/\/dashboard$/m);
});

test('uses names, never usernames', () => {
  const { toTraveler, toGuide } = writePaidEmails();
  expect(toTraveler).toMatch(/^Hello 王小雨,/);
  expect(toGuide).toMatch(/^Hello Kenji,/);
  expect(toGuide).toContain('王小雨 has booked you');
  expect(toTraveler + toGuide).not.toMatch(/xiaoyum|kenjiguide/);
});

describe('a rejection', () => {
  const writeRejectedEmails = (rejectReason: 'other' | 'not_available', reason: string | null) =>
    buildRejectedEmails(facts(), { rejectReason, reason, refundCents: 27_600 })[0]?.text ?? '';

  test('contains the guide’s own text for the reason `other`', () => {
    const text = writeRejectedEmails('other', 'My mother is ill.');
    expect(text).toContain('Kenji can’t accept this tour.\n“My mother is ill.”\n');
    expect(text).toContain('Your deposit of RMB 276 will be refunded in full.');
    expect(text).not.toContain('Another reason');
  });

  test('states the selected reason and the added text', () => {
    const text = writeRejectedEmails('not_available', 'Sorry.');
    expect(text).toContain('I’m not free at that time');
    expect(text).toContain('“Sorry.”');
  });
});

describe('another meeting point', () => {
  const given = facts({ locale: 'zh-CN' });
  const waiting = { ...given, booking: { ...given.booking, suggestedPlace: '〒111-0032 雷門' } };

  test('shows the current and the proposed place to the party that must respond', () => {
    const [email, ...others] = buildAddressProposedEmails(waiting, { by: 'guide' });
    expect(others).toEqual([]);
    expect(email?.to).toBe('xiaoyum@example.com');
    expect(email?.text).toContain('Kenji 建议改在这里集合：〒111-0032 雷門');
    expect(email?.text).toContain('Kyoto Station');
  });

  test('sends no email if the proposal has already been answered', () => {
    expect(buildAddressProposedEmails(given, { by: 'guide' })).toEqual([]);
  });

  test('shows both parties the new place once it is accepted', () => {
    const emails = buildAddressChangedEmails(given, { by: 'guide' });
    expect(emails.map(({ text }) => text.includes('Kyoto Station'))).toEqual([true, true]);
    expect(emails[0]?.text).toContain('您已同意更换集合地点');
    expect(emails[1]?.text).toContain('王小雨 has accepted your suggestion.');
  });
});

test('reminds both parties a day before where and whom to meet', () => {
  const emails = buildStartsTomorrowEmails(facts({ locale: 'zh-CN' }));
  expect(emails.map(({ subject }) => subject)).toEqual([
    '行程提醒：京都，5月3日 周日，与 Kenji',
    'Coming up: Kyoto, Sun, May 3, with 王小雨',
  ]);
  expect(emails.every(({ text }) => text.includes('Kyoto Station'))).toBe(true);
  expect(emails.every(({ text }) => text.includes('TG0042'))).toBe(true);
});

test('shows only the guide how much a completed tour earned', () => {
  const given = facts();
  const releaseAt = Temporal.Instant.from('2026-05-12T15:30:00Z');
  const booking = { ...given.booking, earned: { cents: 13_800, releaseAt } };
  const [toTraveler, toGuide] = buildCompletedEmails({ ...given, booking });
  // Names the day in the guide's time zone, where it is already the next day.
  expect(toGuide?.text).toContain(
    'RMB 138 of what was paid online is yours. You can withdraw it starting Wed, May 13, 2026.',
  );
  expect(toTraveler?.text).not.toContain('138');
  const frozen = { ...given.booking, earned: { cents: 13_800, releaseAt: null } };
  expect(buildCompletedEmails({ ...given, booking: frozen })[1]?.text).toContain(
    'The bank is checking the payment',
  );
});
