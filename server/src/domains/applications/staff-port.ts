import type { PersonPorts } from '../staff/service.ts';
import { checksOf } from './identity/identity-queries.ts';
import { showOwnIdentity } from './identity/show-identity.ts';
import { applicationOfUser } from './queries.ts';

/** The application and identity data on a user's page in the console. */
export const staffPort = (
  now: () => Temporal.Instant,
): Pick<PersonPorts, 'application' | 'identity'> => ({
  application: async (db, userId) => {
    const row = await applicationOfUser(db, userId);
    return {
      status: row?.state ?? 'none',
      submittedAt: row?.submittedAt?.toString() ?? null,
    };
  },
  identity: async (db, userId) => {
    const [{ status, submittedAt, verifiedName }, checks] = await Promise.all([
      showOwnIdentity(db, userId, now()),
      checksOf(db, userId),
    ]);
    return {
      shown: { status, submittedAt, verifiedName },
      checkIds: checks.map(({ id }) => id),
    };
  },
});
