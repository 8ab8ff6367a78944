import { QualificationId, WorkPermissionId } from '@tomoguide/contract/primitives';
import type { Deps } from '../../deps.ts';
import type { FilePorts } from '../files/service.ts';
import { findQualification } from './qualifications/qualification-queries.ts';
import { findUserGuideId } from './queries.ts';
import { findPermission } from './work-permissions/permission-queries.ts';

/** File access for guides' qualifications and permissions to work. */
export const filePorts: Pick<FilePorts<Deps>, 'guide_qualification' | 'work_permission'> = {
  work_permission: {
    canOpen: async (db, _deps, thingId, { userId, isStaff }) => {
      const row = await findPermission(db, WorkPermissionId.parse(thingId));
      return row !== null && (isStaff || (await findUserGuideId(db, userId)) === row.guideId);
    },
  },
  guide_qualification: {
    canOpen: async (db, _deps, thingId, { userId, isStaff }) => {
      const row = await findQualification(db, QualificationId.parse(thingId));
      return row !== null && (isStaff || (await findUserGuideId(db, userId)) === row.guideId);
    },
  },
};
