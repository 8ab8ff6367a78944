import {
  ANSWER_HOURS,
  COMPLETION_HOURS,
  DISPUTE_DAYS,
  LAST_CALL_HOURS,
} from '../bookings/deadlines.ts';
import { HOLD_LIMITS, HOLD_MINUTES } from '../bookings/holds.ts';
import { DEPOSIT_PERCENT } from '../bookings/price.ts';
import { COMMISSION_PERCENT } from '../payments/commission.ts';

/** The figures that sentences state, from the rules themselves. */
export const FIGURES = {
  holdMinutes: HOLD_MINUTES,
  unpaid: HOLD_LIMITS.pending,
  answerHours: ANSWER_HOURS,
  lastCallHours: LAST_CALL_HOURS,
  completionHours: COMPLETION_HOURS,
  disputeDays: DISPUTE_DAYS,
  depositPercent: DEPOSIT_PERCENT,
  commissionPercent: COMMISSION_PERCENT,
} as const;
