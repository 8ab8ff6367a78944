import { loginByPasskey, startPasskeyLogin } from '@tomoguide/contract/accounts/calls';

/**
 * The paths that the previous release served under other names. Its pages that are still open request them
 * until they are reloaded. An entry can be removed one release after it was added.
 */
export const RENAMED_PATHS: ReadonlyMap<string, string> = new Map([
  ['/api/auth/passkey/options', startPasskeyLogin.path],
  ['/api/auth/passkey', loginByPasskey.path],
]);
