import { CITY_SLUGS, type CitySlug } from '@tomoguide/contract/catalog/cities';
import type {
  DayFigureLists,
  RideFigure,
  SightFigure,
  StatedHours,
} from '@tomoguide/contract/catalog/day-figures';
import { getAreaNames } from '@tomoguide/contract/catalog/day-fit/area-names';
import { getOldCheck } from '@tomoguide/contract/catalog/day-fit/day-fit';
import {
  getRideId,
  mergeHours,
  mergeRide,
} from '@tomoguide/contract/catalog/day-fit/merge-figures';
import type { SightHours } from '@tomoguide/contract/catalog/day-fit/opening';
import { COMPILED_SIGHTS } from '@tomoguide/contract/catalog/day-fit/read-hours';
import { COMPILED_RIDES, type Ride } from '@tomoguide/contract/catalog/day-fit/travel';
import type { Executor } from '../../../database/database.ts';
import { loadUsersByIds } from '../../accounts/service.ts';
import { type DayFigureRow, listDayFigureRows, PLACE_INDEX } from '../../catalog/service.ts';

/** What the figures are presented with. */
interface Context {
  /** Today in Japan. */
  readonly today: string;
  readonly staffNames: ReadonlyMap<number, string>;
}

const loadContext = async (
  db: Executor,
  rows: readonly DayFigureRow[],
  today: string,
): Promise<Context> => {
  const people = await loadUsersByIds(
    db,
    rows.map(({ staffId }) => staffId),
  );
  return {
    today,
    staffNames: new Map([...people].map(([id, { fullName }]) => [id, fullName])),
  };
};

const presentCheck = (
  row: DayFigureRow | undefined,
  checkedOn: string,
  { today, staffNames }: Context,
) => ({
  version: row?.version ?? 0,
  checkedOn,
  isOld: getOldCheck(checkedOn, today) !== null,
  isCorrected: row !== undefined && (row.hours !== null || row.minutes !== null),
  isChecked: row !== undefined && row.checkedOn !== null,
  note: row?.note ?? null,
  staffName: row ? (staffNames.get(row.staffId) ?? null) : null,
});

const toStated = ({ checkedOn: _, ...hours }: SightHours): StatedHours => ({
  ...hours,
  closedWeekdays: hours.closedWeekdays.map((closed) => ({ ...closed })),
  closedYearly: hours.closedYearly.map((period) => ({ ...period })),
  unclaimed: hours.unclaimed.map((period) => ({ ...period })),
});

const toCity = (slug: string | undefined): CitySlug => {
  const city = CITY_SLUGS.find((one) => one === slug);
  if (!city) throw new Error(`no city: ${slug}`);
  return city;
};

const presentSight = (
  [id, compiled]: readonly [string, SightHours],
  row: DayFigureRow | undefined,
  context: Context,
): SightFigure => {
  const hours = mergeHours(
    compiled,
    row?.checkedOn ? { value: row.hours, checkedOn: row.checkedOn } : undefined,
  );
  const place = PLACE_INDEX.get(id);
  return {
    ...presentCheck(row, hours.checkedOn, context),
    id,
    city: toCity(place?.city ?? undefined),
    name: { nameCn: place?.nameCn ?? id, nameEn: place?.nameEn ?? id },
    hours: toStated(hours),
    shippedHours: toStated(compiled),
  };
};

const presentRide = (
  compiled: Ride,
  row: DayFigureRow | undefined,
  context: Context,
): RideFigure => {
  const ride = mergeRide(
    compiled,
    row?.checkedOn ? { value: row.minutes, checkedOn: row.checkedOn } : undefined,
  );
  const [fromCity, otherCity] = [ride.from, ride.to].map((area) => area.split('/')[0]);
  return {
    ...presentCheck(row, ride.checkedOn, context),
    id: getRideId(ride),
    city: fromCity === otherCity ? toCity(fromCity) : null,
    from: getAreaNames(ride.from),
    to: getAreaNames(ride.to),
    minutes: ride.minutes,
    shippedMinutes: compiled.minutes,
  };
};

/** Returns all figures of the day check as they are now. */
export const showFigures = async (db: Executor, today: string): Promise<DayFigureLists> => {
  const rows = await listDayFigureRows(db);
  const context = await loadContext(db, rows, today);
  const byName = new Map(rows.map((row) => [`${row.kind} ${row.name}`, row]));
  return {
    sights: [...COMPILED_SIGHTS].map((sight) =>
      presentSight(sight, byName.get(`sight ${sight[0]}`), context),
    ),
    rides: COMPILED_RIDES.map((ride) =>
      presentRide(ride, byName.get(`ride ${getRideId(ride)}`), context),
    ),
  };
};

/** Returns the hours of a sight as they are with this row. */
export const showSight = async (
  db: Executor,
  sight: readonly [string, SightHours],
  row: DayFigureRow,
  today: string,
): Promise<SightFigure> => presentSight(sight, row, await loadContext(db, [row], today));

/** Returns a ride as it is with this row. */
export const showRide = async (
  db: Executor,
  ride: Ride,
  row: DayFigureRow,
  today: string,
): Promise<RideFigure> => presentRide(ride, row, await loadContext(db, [row], today));
