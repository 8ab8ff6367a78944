import type { Deps } from '../../deps.ts';
import { measureResponseTimes } from './record/measure-response-times.ts';

/** Every night in Japan. */
export const scheduleGuides = (deps: Deps): void => {
  deps.jobs.every('guides.measure-response-times', '17 18 * * *', () => measureResponseTimes(deps));
};
