import { expect, test } from 'vitest';
import { DEPOSIT_PERCENT } from '../bookings/figures.ts';
import enCheckout from '../bookings/words/en/checkout.ts';
import zhCheckout from '../bookings/words/zh-CN/checkout.ts';
import enGuides from '../guides/words/en/guides.ts';
import enLanding from '../guides/words/en/landing.ts';
import zhGuides from '../guides/words/zh-CN/guides.ts';
import zhLanding from '../guides/words/zh-CN/landing.ts';
import enHelp from '../help/words/en/cancellation.ts';
import zhHelp from '../help/words/zh-CN/cancellation.ts';
import { CANCELLATION_POLICY, DEFAULT_ADDITIONAL_PRICE_CENTS } from './figures.ts';

/** Returns the numbers in a text, ignoring placeholders. */
const numbersIn = (sentence: string): number[] =>
  (sentence.replace(/\{\{\w+\}\}/g, '').match(/\d+/g) ?? []).map(Number);

const {
  tiers,
  commissionPercent,
  graceMinutes,
  graceHoursToStart,
  emergencyRefundPercent,
  emergencyClaimHours,
} = CANCELLATION_POLICY;
const [full, , half] = tiers;

for (const [language, guides, help, checkout, landing] of [
  ['English', enGuides, enHelp, enCheckout, enLanding],
  ['Chinese', zhGuides, zhHelp, zhCheckout, zhLanding],
] as const) {
  test(`the ${language} texts match the current policy`, () => {
    expect(full?.refundPercent).toBe(100);
    // The percentages and deadlines in these texts must be placeholders.
    const { before, until, most, partly } = guides.policy;
    for (const text of [before, until, most, partly]) expect(numbersIn(text)).toEqual([]);
    expect(numbersIn(guides.policy.last)).toEqual([half?.hours]);
    expect(numbersIn(help.sections.traveler.text)).toEqual([commissionPercent]);
    // 'Within one hour' is written in words.
    expect(graceMinutes).toBe(60);
    expect(numbersIn(help.graceRow)).toEqual([graceHoursToStart]);
    expect(numbersIn(help.sections.emergency.text)).toEqual([
      emergencyClaimHours,
      emergencyRefundPercent,
      100 - emergencyRefundPercent,
    ]);
    expect(numbersIn(checkout.deposit)).toEqual([DEPOSIT_PERCENT]);
    expect(numbersIn(landing.form.extra)).toContain(DEFAULT_ADDITIONAL_PRICE_CENTS / 100);
  });
}
