import { QualificationId } from '@tomoguide/contract/primitives';
import type { Deps } from '../../deps.ts';
import type { FilePorts } from '../files/service.ts';
import { qualificationById } from './qualifications/qualification-queries.ts';
import { guideOfUser } from './queries.ts';

/** File access for guides' qualifications. */
export const filePorts: Pick<FilePorts<Deps>, 'guide_qualification'> = {
  guide_qualification: {
    mayOpen: async (db, _deps, thingId, { userId, isStaff }) => {
      const row = await qualificationById(db, QualificationId.parse(thingId));
      return row !== null && (isStaff || (await guideOfUser(db, userId)) === row.guideId);
    },
  },
};
