import type { DayFigures } from '@tomoguide/contract/catalog/day-fit/day-fit';
import {
  type Correction,
  type Corrections,
  mergeFigures,
} from '@tomoguide/contract/catalog/day-fit/merge-figures';
import type { Deps } from '../../../deps.ts';
import type { Changes } from '../../../http/changes.ts';
import { MicroCache, madeFrom } from '../../../http/micro-cache.ts';
import type { DayFigureKind } from '../tables.ts';
import { type DayFigureRow, listDayFigureRows } from './figure-queries.ts';

const toCorrections = <Value>(
  rows: readonly DayFigureRow[],
  kind: DayFigureKind,
  getValue: (row: DayFigureRow) => Value | null,
): Map<string, Correction<Value>> =>
  new Map(
    rows.flatMap((row): [string, Correction<Value>][] =>
      row.kind === kind && row.checkedOn !== null
        ? [[row.name, { value: getValue(row), checkedOn: row.checkedOn }]]
        : [],
    ),
  );

/** Returns the corrections that the rows contain, without those that staff took back. */
export const readCorrections = (rows: readonly DayFigureRow[]): Corrections => ({
  sights: toCorrections(rows, 'sight', ({ hours }) => hours),
  rides: toCorrections(rows, 'ride', ({ minutes }) => minutes),
});

/** Returns a function that loads the figures, which each process caches until staff changes one. */
export const createFigures = (deps: Deps, changes: Changes): (() => Promise<DayFigures>) => {
  const cache = new MicroCache<DayFigures>({
    ttlMs: deps.config.cacheMs,
    changes,
    maxEntries: 1,
  });
  return () =>
    cache.get('figures', async () => {
      madeFrom('day-figures');
      return mergeFigures(readCorrections(await deps.replicas.read(listDayFigureRows)));
    });
};
