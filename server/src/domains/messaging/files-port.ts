import { MessageId } from '@tomoguide/contract/primitives';
import type { Deps } from '../../deps.ts';
import type { FilePorts } from '../files/service.ts';
import { canOpenPicture, logPictureAccess } from './reading/open-picture.ts';

/** File access for the pictures in messages. */
export const filePorts: Pick<FilePorts<Deps>, 'message'> = {
  message: {
    canOpen: (db, deps, thingId, viewer) =>
      canOpenPicture(db, deps, MessageId.parse(thingId), viewer),
    opened: (tx, deps, thingId, viewer) =>
      logPictureAccess(tx, deps, MessageId.parse(thingId), viewer),
  },
};
