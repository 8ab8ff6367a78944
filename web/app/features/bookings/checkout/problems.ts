import type { ErrorCode } from '@tomoguide/contract/errors';
import { ApiError } from '../../../lib/api-error.ts';
import { isUncertain } from '../mutations.ts';

/** Why a checkout did not go through, as far as the way out of it differs. */
export type CheckoutProblem =
  | { kind: 'slotTaken' }
  | { kind: 'priceChanged' }
  | { kind: 'tooMany' }
  | { kind: 'notBookable' }
  | { kind: 'self' }
  | { kind: 'unknown' }
  /** Another refusal, with its own sentence in the errors catalogue. */
  | { kind: 'other'; code: ErrorCode };

const KINDS: Partial<Record<ErrorCode, Exclude<CheckoutProblem['kind'], 'other'>>> = {
  SLOT_TAKEN: 'slotTaken',
  SLOT_NOT_AVAILABLE: 'slotTaken',
  START_TIME_INVALID: 'slotTaken',
  DATE_OUT_OF_RANGE: 'slotTaken',
  PRICE_CHANGED: 'priceChanged',
  TOO_MANY_PENDING: 'tooMany',
  GUIDE_NOT_BOOKABLE: 'notBookable',
  NOT_FOUND: 'notBookable',
  SELF_NOT_ALLOWED: 'self',
};

export const checkoutProblem = (error: unknown): CheckoutProblem => {
  if (isUncertain(error)) return { kind: 'unknown' };
  const code = error instanceof ApiError ? error.code : null;
  if (code === null) return { kind: 'other', code: 'BAD_REQUEST' };
  const kind = KINDS[code];
  return kind ? { kind } : { kind: 'other', code };
};
