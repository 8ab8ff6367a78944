import { endSession, readSession } from './session.ts';

/**
 * Returns how a reply ends the session; null if it does not end it (docs/product/accounts.md, "Sessions").
 */
const getSessionEnd = (status: number, body: unknown): 'expired' | 'invalid' | null => {
  if (status !== 401) return null;
  if (typeof body !== 'object' || body === null) return 'expired';
  const { code } = body as { code?: unknown };
  if (code === 'TOKEN_EXPIRED' || JSON.stringify(body).includes('expired')) return 'expired';
  return code === 'TOKEN_INVALID' ? 'invalid' : null;
};

/** Ends the session with whose token a request was sent, if the reply says that the session has ended. */
export const endIfRefused = (token: string | undefined, status: number, body: unknown): void => {
  const ending = token ? getSessionEnd(status, body) : null;
  // A request from an earlier session must not end the current one.
  if (ending && token === readSession()?.token) endSession(ending);
};
