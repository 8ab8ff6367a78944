import type {
  MadePasskey,
  MakingOptions,
  UsedPasskey,
  UsingOptions,
} from '@tomoguide/contract/accounts/passkeys';
import type { ErrorCode } from '@tomoguide/contract/errors';
import { ApiError, errorCodeOf } from '../../lib/api-error.ts';

/** Whether this browser can make and use passkeys at all. */
export const hasPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** Whoever closes the browser's own dialog, or lets it wait, wants no words about it. */
const isCancelled = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);

/** Has the browser make a passkey. Fetched when it is needed: most visits never do. */
export const makePasskey = async (optionsJSON: MakingOptions): Promise<MadePasskey> => {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { id, rawId, type, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports } = response;
  return {
    id,
    rawId,
    type,
    response: { clientDataJSON, attestationObject, ...(transports ? { transports } : {}) },
    clientExtensionResults: {},
  };
};

/** Has the browser use one. */
export const takePasskey = async (optionsJSON: UsingOptions): Promise<UsedPasskey> => {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    rawId,
    type,
    response: { clientDataJSON, authenticatorData, signature, userHandle: userHandle ?? '' },
    clientExtensionResults: {},
  };
};

/** The device has a passkey for this account already. */
export const isPresent = (error: unknown): boolean =>
  error instanceof Error && error.name === 'InvalidStateError';

/** The key of the errors catalogue; null where nothing is to be said. */
export const passkeyFailure = (error: unknown): ErrorCode | null => {
  if (error instanceof ApiError) return errorCodeOf(error);
  return isCancelled(error) ? null : 'PASSKEY_INVALID';
};
