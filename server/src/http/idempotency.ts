import type { Call } from '@tomoguide/contract/call';
import type { UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../database/database.ts';
import type { Deps } from '../deps.ts';

export interface IdempotentRequest {
  readonly viewer: { readonly userId: UserId };
  readonly call: Call;
  /** The Idempotency-Key header; without one (optional calls) the work simply runs. */
  readonly key: string | undefined;
  /** Everything the caller said: `{ params, body }`. Another one under the same key is refused. */
  readonly body: unknown;
}

/**
 * Runs `work` once per (user, call, key), in one transaction with the stored reply. The reply must
 * be plain JSON. No network inside `work`.
 * Throws IDEMPOTENCY_KEY_REUSED (same key, other body), IDEMPOTENCY_KEY_IN_USE (still running).
 */
export const idempotently = async <Reply>(
  _deps: Deps,
  _request: IdempotentRequest,
  _work: (tx: Tx) => Promise<Reply>,
): Promise<Reply> => {
  throw new Error('not built yet');
};
