import type { Executor } from '../../../database/database.ts';
import { faultsOf } from '../../../database/faults.ts';
import { CHECKS } from './checks.ts';

/**
 * Proves the ledger (docs/product/money.md, "Ledger"): sentences about what is wrong with it, none
 * when all holds.
 */
export const checkLedger = (db: Executor): Promise<string[]> => faultsOf(db, CHECKS);
