import type { Deps } from '../../deps.ts';
import type { AccountKeeper } from '../accounts/service.ts';
import { allNoticesOf, deleteNoticesOf } from './inbox/queries.ts';
import { deleteSettingsOf, settingsOf } from './settings/queries.ts';

export const accountKeeper: AccountKeeper<Deps> = {
  exported: async (db, { userId }) => ({
    notices: await allNoticesOf(db, userId),
    'notices-switched-off': await settingsOf(db, userId),
  }),
  erase: async (tx, _deps, { userId }) => {
    await deleteNoticesOf(tx, userId);
    await deleteSettingsOf(tx, userId);
  },
};
