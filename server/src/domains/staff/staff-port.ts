import type { Deps } from '../../deps.ts';
import {
  countOpenChargebacks,
  countRefused,
  countWaitingWithdrawals,
} from '../payments/service.ts';
import { listChargebacks } from './chargebacks/routes.ts';
import { listTransactions } from './ledger/routes.ts';
import type { ExportPorts, QueuePorts } from './ports.ts';
import { listRefusedRefunds } from './refunds/routes.ts';
import { listAuditLog } from './routes.ts';
import { listUsers } from './users/search-users.ts';
import { listWithdrawals } from './withdrawals/routes.ts';

/** The queues and lists of the staff console that no other domain provides. */
export const queuePorts: Pick<QueuePorts, 'withdrawals' | 'refunds' | 'chargebacks'> = {
  withdrawals: countWaitingWithdrawals,
  refunds: countRefused,
  chargebacks: countOpenChargebacks,
};

export const exportPorts: Pick<
  ExportPorts<Deps>,
  'withdrawals' | 'refunds' | 'chargebacks' | 'users' | 'ledger' | 'audit-log'
> = {
  withdrawals: (deps, { show }, part) => listWithdrawals(deps, { show, ...part }),
  refunds: (deps, _, part, viewer) => listRefusedRefunds(deps, part, viewer),
  chargebacks: (deps, { state }, part) => listChargebacks(deps, { state, ...part }),
  users: (deps, { name }, part, viewer) => listUsers(deps, { name, ...part }, viewer),
  ledger: async (deps, { month }, part) => {
    const { data, nextCursor } = await listTransactions(deps, { month, ...part });
    // Returns one row per ledger entry, as accounting programs expect.
    const rows = data.flatMap(({ entries, ...rest }) =>
      entries.map((entry) => ({ ...rest, entry })),
    );
    return { data: rows, nextCursor };
  },
  'audit-log': (deps, { action, person }, part, viewer) =>
    listAuditLog(deps, { action, person, ...part }, viewer),
};
