import type { RideCorrection, SightCorrection } from '@tomoguide/contract/catalog/day-figures';
import { correctRide, correctSight } from '@tomoguide/contract/staff/calls';
import { api } from '../../../lib/api.ts';
import { useStaffAction } from '../use-staff-action.ts';
import type { Figure } from './queries.ts';

/** What to store about a figure; `correction` is null to go back to the shipped one. */
export type Change =
  | { id: string; version: number; kind: 'sight'; correction: SightCorrection | null }
  | { id: string; version: number; kind: 'ride'; correction: RideCorrection | null };

/** Returns the change that confirms a figure as it is now, or that goes back to the shipped one. */
export const toChange = (figure: Figure, checkedOn: string | null): Change => {
  const { id, version, note, isCorrected } = figure;
  const check = checkedOn === null ? null : { checkedOn, note };
  return 'hours' in figure
    ? {
        id,
        version,
        kind: 'sight',
        correction: check && { ...check, hours: isCorrected ? figure.hours : null },
      }
    : {
        id,
        version,
        kind: 'ride',
        correction: check && { ...check, minutes: isCorrected ? figure.minutes : null },
      };
};

/** Returns the mutation that stores a change of a figure. */
export const useCorrection = () =>
  useStaffAction(async (change: Change): Promise<Figure> => {
    const { kind, id, version } = change;
    return kind === 'sight'
      ? await api(correctSight, { body: { id, version, correction: change.correction } })
      : await api(correctRide, { body: { id, version, correction: change.correction } });
  });
