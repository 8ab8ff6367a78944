import { DeadlineExceeded } from '../../../deadline.ts';
import type { Deps } from '../../../deps.ts';
import { Failure, fail } from '../../../failure.ts';

/** Logs an error of the disk or the store, and throws FILES_UNAVAILABLE instead. */
export const rethrowAsUnavailable = (deps: Pick<Deps, 'log'>, error: unknown): never => {
  if (error instanceof Failure || error instanceof DeadlineExceeded) throw error;
  deps.log.error({ err: error }, 'the store of files failed');
  return fail('FILES_UNAVAILABLE', undefined, { 'retry-after': '30' });
};
