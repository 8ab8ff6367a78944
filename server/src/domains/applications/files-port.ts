import { IdentityCheckId, UserId } from '@tomoguide/contract/primitives';
import type { Deps } from '../../deps.ts';
import type { FilePorts } from '../files/service.ts';
import { mayOpenIdentity, recordIdentityAccess } from './identity/identity-files.ts';
import { mayOpenQualifications } from './policy.ts';

/** Access rules for the files of applications and identity checks. */
export const filePorts: Pick<FilePorts<Deps>, 'qualification' | 'identity'> = {
  qualification: {
    mayOpen: (db, _deps, thingId, viewer) =>
      mayOpenQualifications(db, UserId.parse(thingId), viewer),
  },
  identity: {
    mayOpen: (db, _deps, thingId, viewer) =>
      mayOpenIdentity(db, IdentityCheckId.parse(thingId), viewer),
    opened: (tx, deps, thingId, viewer) =>
      recordIdentityAccess(tx, deps, IdentityCheckId.parse(thingId), viewer),
  },
};
