import { DELETED_NICKNAME } from '@tomoguide/contract/accounts/closing';
import { describe, expect, test } from 'vitest';
import { emailFacts } from '../../../testing/factories/emails.ts';
import {
  buildDisputeDecidedEmails,
  buildDisputedEmails,
  buildEmergencyClaimedEmails,
  buildEmergencyDecidedEmails,
  buildNoShowEmails,
  buildProofReturnedEmails,
  buildProofVerifiedEmails,
} from './case-emails.ts';
import type { Email } from './email-frame.ts';

const RELEASE = Temporal.Instant.from('2026-05-12T15:30:00Z');
const BY = '2026-05-06T01:30:00Z';
const earning = (cents: number) => {
  const facts = emailFacts({ locale: 'zh-CN' });
  return { ...facts, booking: { ...facts.booking, earned: { cents, releaseAt: RELEASE } } };
};
const texts = (emails: Email[]) => emails.map(({ text }) => text);

describe('a no-show', () => {
  test.each([
    ['no_show_guide', 'everything you paid online goes back to you', 'If you were there'],
    ['no_show_traveler', 'If you were there', 'They can contest this until'],
  ] as const)('%s: sends the two parties different emails', (cancelKind, toTraveler, toGuide) => {
    const [traveler, guide] = texts(buildNoShowEmails(emailFacts(), { cancelKind, contestBy: BY }));
    expect(traveler).toContain(toTraveler);
    expect(guide).toContain(toGuide);
    // Only a traveler who missed the tour can claim an emergency.
    expect(traveler?.includes('an emergency')).toBe(cancelKind === 'no_show_traveler');
    expect(guide).not.toContain('an emergency');
  });

  test('shows the deadline in the user’s time zone', () => {
    const facts = emailFacts({ locale: 'zh-CN', timeZone: 'Asia/Shanghai' });
    const [toTraveler] = texts(
      buildNoShowEmails(facts, { cancelKind: 'no_show_traveler', contestBy: BY }),
    );
    expect(toTraveler).toContain('2026年5月6日 周三 09:30（北京时间，即日本时间 10:30）前提出异议');
  });
});

describe('a decided dispute', () => {
  test('states each share and the reason, but shows the guide’s share only to the guide', () => {
    const [traveler, guide] = texts(
      buildDisputeDecidedEmails(earning(8_798), {
        outcome: 'completed',
        refundCents: 10_350,
        reason: 'Half the tour was driven.',
      }),
    );
    expect(traveler).toContain('¥103.50 将退还给您');
    expect(guide).toContain('RMB 103.50 of the online payment goes back to 王小雨');
    expect(traveler).not.toContain('87.98');
    expect(guide).toContain('RMB 87.98 of what was paid online is yours');
    for (const text of [traveler, guide]) expect(text).toContain('Half the tour was driven.');
    expect(guide).toContain('You can review each other');
  });

  test('states that the default rule decided, and does not request a review if the tour was cancelled', () => {
    const given = { outcome: 'cancelled', refundCents: 0, reason: null } as const;
    const [traveler, guide] = texts(buildDisputeDecidedEmails(emailFacts(), given));
    expect(traveler).toContain('Our team didn’t decide within 14 days');
    expect(traveler).toContain('Nothing is refunded to you.');
    expect(guide).not.toMatch(/review|team wrote/);
  });
});

test('refers to a closed account in the user’s language', () => {
  const facts = emailFacts({ locale: 'zh-CN' });
  const guide = { ...facts.guide, nickname: DELETED_NICKNAME };
  const [traveler] = texts(
    buildDisputeDecidedEmails(
      { ...facts, guide },
      { outcome: 'cancelled', refundCents: 0, reason: null },
    ),
  );
  expect(traveler).toContain('已注销账号');
  expect(traveler).not.toContain(DELETED_NICKNAME);
  const opened = buildDisputedEmails({ ...facts, guide }, { by: 'guide', decideBy: BY });
  expect(opened[0]?.subject).toContain('已注销账号');
  expect(opened[0]?.text).not.toContain(DELETED_NICKNAME);
});

describe('an emergency claim', () => {
  test('confirms the claim to the traveler, and tells the guide that the money is frozen', () => {
    const [traveler, guide] = texts(buildEmergencyClaimedEmails(emailFacts(), { decideBy: BY }));
    expect(traveler).toContain('https://tomoguide.example/booking/42/emergency-claim');
    expect(guide).toContain('frozen until our team has decided, by Wed, May 6, 2026, 10:30');
    expect(guide).not.toContain('emergency-claim');
  });

  test.each([
    ['accepted', 7_245, '¥72.45'],
    ['rejected', 0, '仍按取消政策处理'],
    ['lapsed', 0, '14 天内没有结果'],
  ] as const)('%s: shows the reason only to the traveler', (state, refundCents, words) => {
    const reason = state === 'lapsed' ? null : 'The certificate is of another person.';
    const [traveler, guide] = texts(
      buildEmergencyDecidedEmails(earning(3_105), { state, refundCents, reason }),
    );
    expect(traveler).toContain(words);
    expect(traveler?.includes('certificate')).toBe(reason !== null);
    expect(guide).not.toContain('certificate');
    expect(guide).toContain('RMB 31.05 of what was paid online is yours');
  });
});

test('sends the traveler the guide’s answer to a proof, with its text', () => {
  const [returned, ...others] = buildProofReturnedEmails(emailFacts(), {
    reason: 'It is cut off.',
  });
  expect(others).toEqual([]);
  expect(returned?.to).toBe('xiaoyum@example.com');
  expect(returned?.text).toContain('“It is cut off.”\nPlease upload payment proof again.');
  expect(returned?.text).toContain('https://tomoguide.example/booking/42/payment-proof');
  const [verified] = buildProofVerifiedEmails(emailFacts());
  expect(verified?.text).toContain('you paid RMB 644 in person');
});
