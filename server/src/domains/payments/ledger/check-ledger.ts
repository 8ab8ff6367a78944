import type { Executor } from '../../../database/database.ts';
import { findFaults } from '../../../database/faults.ts';
import { CHECKS } from './checks.ts';

/**
 * Checks the ledger (docs/product/money.md, "Ledger"). Returns a message for each fault, none if everything
 * balances.
 */
export const checkLedger = (db: Executor): Promise<string[]> => findFaults(db, CHECKS);
