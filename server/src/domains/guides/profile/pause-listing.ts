import type { Deps, Viewer } from '../../../deps.ts';
import { changeOwn } from './change-own.ts';

/** Pauses or resumes the user's own listing; bookings stay. */
export const pauseListing = (deps: Deps, viewer: Viewer, paused: boolean): Promise<void> =>
  changeOwn(deps, viewer, () => ({ paused }));
