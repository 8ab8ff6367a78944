import { IdentityCheckId, UserId } from '@tomoguide/contract/primitives';
import type { Deps } from '../../deps.ts';
import type { FilePorts } from '../files/service.ts';
import { canOpenIdentity, recordIdentityAccess } from './identity/identity-files.ts';
import { canOpenQualifications } from './policy.ts';

/** Access rules for the files of applications and identity checks. */
export const filePorts: Pick<FilePorts<Deps>, 'qualification' | 'identity'> = {
  qualification: {
    canOpen: (db, _deps, thingId, viewer) =>
      canOpenQualifications(db, UserId.parse(thingId), viewer),
  },
  identity: {
    canOpen: (db, _deps, thingId, viewer) =>
      canOpenIdentity(db, IdentityCheckId.parse(thingId), viewer),
    opened: (tx, deps, thingId, viewer) =>
      recordIdentityAccess(tx, deps, IdentityCheckId.parse(thingId), viewer),
  },
};
