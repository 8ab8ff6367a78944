import { fail } from '../../failure.ts';
import type { PaymentPorts } from '../payments/service.ts';
import { userById } from './queries.ts';

/** What payments asks of accounts: under which name somebody is paid. */
export const paymentPorts: Pick<PaymentPorts, 'payee'> = {
  payee: async (db, userId) => {
    const user = (await userById(db, userId)) ?? fail('NOT_FOUND');
    const { fullName, verifiedName, guideId } = user;
    return { fullName, verifiedName, guideId };
  },
};
