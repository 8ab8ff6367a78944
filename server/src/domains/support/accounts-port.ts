import type { Deps } from '../../deps.ts';
import type { PersonalDataHandler } from '../accounts/service.ts';
import { listMessagesByUser } from './queries.ts';

/** Messages to staff remain as the history of a case, but without the user's name. */
export const personalDataHandler: PersonalDataHandler<Deps> = {
  exported: async (db, { userId }) => ({
    'messages-to-the-team': await listMessagesByUser(db, userId),
  }),
};
