import type { PatternCaseId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { createSweep } from '../../../jobs/sweep.ts';
import { endCase } from './end-case.ts';
import { isObjectionExpired } from './object-to-commission.ts';
import { listDueCases, lockCase } from './pattern-queries.ts';

/** Maximum number of cases per sweep; the next sweep, a second later, takes the rest. */
const SWEEP_LIMIT = 100;

const chargeIfNoObjection = async (tx: Tx, deps: Deps, id: PatternCaseId): Promise<void> => {
  const row = await lockCase(tx, id);
  if (row?.state !== 'announced' || !isObjectionExpired(row, deps.clock.now())) return;
  await endCase(tx, deps, row, { decision: 'commission', reason: null });
};

/** Charges commission to which the guide did not object in time. */
export const sweepCommission = createSweep<PatternCaseId>({
  due: ({ db }, now, but) => listDueCases(db, now, but, SWEEP_LIMIT),
  take: chargeIfNoObjection,
  failed: 'commission could not be charged at its deadline',
});
