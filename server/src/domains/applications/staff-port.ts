import type { Deps } from '../../deps.ts';
import type { ExportPorts, HolderPorts, PersonPorts, QueuePorts } from '../staff/service.ts';
import { countWaiting as countChecks, listUserChecks } from './identity/identity-queries.ts';
import { listIdentityCases } from './identity/routes.ts';
import { showOwnIdentity } from './identity/show-identity.ts';
import { findUserApplication } from './queries.ts';
import {
  countWaiting as countApplications,
  listTakenApplications,
} from './review/review-queries.ts';
import { listApplications } from './review/routes.ts';

/** The application and identity data on a user's page in the staff console. */
export const personPorts: Pick<PersonPorts, 'application' | 'identity'> = {
  application: async (db, userId) => {
    const row = await findUserApplication(db, userId);
    return {
      status: row?.state ?? 'none',
      submittedAt: row?.submittedAt?.toString() ?? null,
    };
  },
  identity: async (db, userId, now) => {
    const [{ status, submittedAt, verifiedName }, checks] = await Promise.all([
      showOwnIdentity(db, userId, now),
      listUserChecks(db, userId),
    ]);
    return {
      shown: { status, submittedAt, verifiedName },
      checkIds: checks.map(({ id }) => id),
    };
  },
};

export const queuePorts: Pick<QueuePorts, 'applications' | 'identity'> = {
  applications: countApplications,
  identity: countChecks,
};

export const holderPorts: Pick<HolderPorts, 'applications'> = {
  applications: listTakenApplications,
};

export const exportPorts: Pick<ExportPorts<Deps>, 'applications' | 'identity'> = {
  applications: (deps, { show }, part) => listApplications(deps, { show, ...part }),
  identity: (deps, { show }, part, viewer) => listIdentityCases(deps, { show, ...part }, viewer),
};
