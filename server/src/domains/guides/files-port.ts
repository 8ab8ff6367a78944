import { QualificationId } from '@tomoguide/contract/primitives';
import type { Deps } from '../../deps.ts';
import type { FilePorts } from '../files/service.ts';
import { findQualification } from './qualifications/qualification-queries.ts';
import { findUserGuideId } from './queries.ts';

/** File access for guides' qualifications. */
export const filePorts: Pick<FilePorts<Deps>, 'guide_qualification'> = {
  guide_qualification: {
    canOpen: async (db, _deps, thingId, { userId, isStaff }) => {
      const row = await findQualification(db, QualificationId.parse(thingId));
      return row !== null && (isStaff || (await findUserGuideId(db, userId)) === row.guideId);
    },
  },
};
