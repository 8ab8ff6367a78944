import type { Deps } from '../../deps.ts';
import type { PersonalDataHandler } from '../accounts/service.ts';
import { deleteNotices, listAllNotices } from './inbox/queries.ts';
import { deleteUserDevices, listExportedDevices } from './push/device-queries.ts';
import { deleteNotificationSettings, listTurnedOff } from './settings/queries.ts';

export const personalDataHandler: PersonalDataHandler<Deps> = {
  exported: async (db, { userId }) => ({
    notices: await listAllNotices(db, userId),
    'notices-switched-off': await listTurnedOff(db, userId),
    'push-devices': await listExportedDevices(db, userId),
  }),
  erase: async (tx, _deps, { userId }) => {
    await deleteUserDevices(tx, userId);
    await deleteNotices(tx, userId);
    await deleteNotificationSettings(tx, userId);
  },
};
