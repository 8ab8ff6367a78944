import { logout } from '@tomoguide/contract/accounts/calls';
import { api } from '../lib/api.ts';
import { endSession } from '../lib/session.ts';

/** Ends the session on the server and in this browser, even if the server is unreachable. */
export const logOut = async (): Promise<void> => {
  await api(logout).catch(() => undefined);
  endSession('logout');
};
