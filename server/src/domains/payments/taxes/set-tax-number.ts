import {
  hasCheckDigit,
  isTaxNumber,
  normalizeTaxNumber,
} from '@tomoguide/contract/payments/tax-number';
import type { UserId } from '@tomoguide/contract/primitives';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { deleteTaxNumber, putTaxNumber } from './tax-queries.ts';

/**
 * Stores a guide's registration number for invoices; null removes it (docs/product/money.md, "Taxes"). Returns
 * the stored number. Throws TAX_NUMBER_INVALID, TAX_NUMBER_UNUSUAL unless `confirmed`, or TOKEN_INVALID.
 */
export const setTaxNumber = (
  deps: Deps,
  userId: UserId,
  typed: { number: string | null; confirmed: boolean },
): Promise<string | null> => {
  const number = typed.number === null ? null : normalizeTaxNumber(typed.number);
  if (number !== null && !isTaxNumber(number)) fail('TAX_NUMBER_INVALID', { field: 'number' });
  if (number !== null && !typed.confirmed && !hasCheckDigit(number))
    fail('TAX_NUMBER_UNUSUAL', { field: 'number' });
  return inTransaction(deps.db, async (tx) => {
    await deps.ports.payments.lockViewer(tx, userId);
    if (number !== null) return putTaxNumber(tx, { userId, number, updatedAt: deps.clock.now() });
    await deleteTaxNumber(tx, userId);
    return null;
  });
};
