import type { Deps } from '../../deps.ts';
import { fail } from '../../failure.ts';
import type { PaymentPorts } from '../payments/service.ts';
import { listClosingReasons } from './closing/close-account.ts';
import { findUserById } from './queries.ts';
import { lockViewerRow } from './sessions/lock-viewer-row.ts';

/**
 * What the payments domain needs from accounts: the name for payouts, and whether an account is open and
 * can be closed.
 */
export const paymentPorts: Pick<PaymentPorts<Deps>, 'lockViewer' | 'payee' | 'closingReasons'> = {
  lockViewer: lockViewerRow,
  payee: async (db, userId) => {
    const user = (await findUserById(db, userId)) ?? fail('NOT_FOUND');
    const { fullName, verifiedName, guideId } = user;
    return { fullName, verifiedName, guideId };
  },
  closingReasons: (tx, deps, userId) => listClosingReasons(deps, tx, userId),
};
