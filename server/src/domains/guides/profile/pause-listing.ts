import type { BaseDeps, Viewer } from '../../../deps.ts';
import { changeOwn } from './change-own.ts';

/** Takes one's listing out of the search, or puts it back; what is agreed stands. */
export const pauseListing = (deps: BaseDeps, viewer: Viewer, paused: boolean): Promise<void> =>
  changeOwn(deps, viewer, () => ({ paused }));
