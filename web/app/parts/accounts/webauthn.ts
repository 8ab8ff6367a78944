import type {
  AuthenticationOptions,
  PasskeyAssertion,
  PasskeyRegistration,
  RegistrationOptions,
} from '@tomoguide/contract/accounts/passkeys';
import type { ErrorCode } from '@tomoguide/contract/errors';
import { ApiError, getErrorCode } from '../../lib/api-error.ts';

/** Returns whether this browser supports passkeys. */
export const hasPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** Returns whether the user closed the browser's dialog or let it time out, which needs no error message. */
const isCancelled = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);

/** Creates a passkey. The WebAuthn library is loaded on demand, because most visits never need it. */
export const createPasskey = async (
  optionsJSON: RegistrationOptions,
): Promise<PasskeyRegistration> => {
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

/** Authenticates with a passkey. The WebAuthn library is loaded on demand. */
export const authenticateWithPasskey = async (
  optionsJSON: AuthenticationOptions,
): Promise<PasskeyAssertion> => {
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

/** Returns whether the error means that the device already has a passkey for this account. */
export const isAlreadyRegistered = (error: unknown): boolean =>
  error instanceof Error && error.name === 'InvalidStateError';

/** Returns the key in the error catalog; null if there is nothing to show. */
export const getPasskeyErrorCode = (error: unknown): ErrorCode | null => {
  if (error instanceof ApiError) return getErrorCode(error);
  return isCancelled(error) ? null : 'PASSKEY_INVALID';
};
