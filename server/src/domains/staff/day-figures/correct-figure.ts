import type { Body } from '@tomoguide/contract/call';
import type { RideFigure, SightFigure, StatedHours } from '@tomoguide/contract/catalog/day-figures';
import { getAreaNames } from '@tomoguide/contract/catalog/day-fit/area-names';
import { getRideId } from '@tomoguide/contract/catalog/day-fit/merge-figures';
import { COMPILED_SIGHTS } from '@tomoguide/contract/catalog/day-fit/read-hours';
import { COMPILED_RIDES } from '@tomoguide/contract/catalog/day-fit/travel';
import { CHECK_DAYS_BACK } from '@tomoguide/contract/catalog/figures';
import { findWrongHours, type HolidayRule } from '@tomoguide/contract/catalog/sight-bounds';
import { formatMinutes } from '@tomoguide/contract/format';
import type * as calls from '@tomoguide/contract/staff/calls';
import type { AuditFacts } from '@tomoguide/contract/staff/entities';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { recordStaffAction } from '../../audit/service.ts';
import {
  type DayFigureRow,
  lockDayFigure,
  PLACE_INDEX,
  updateDayFigure,
} from '../../catalog/service.ts';
import { showRide, showSight } from './show-figures.ts';

type Staff = Pick<Viewer, 'userId'>;
/** What staff stated about a figure; a value of null leaves the shipped one. */
type Statement = Pick<DayFigureRow, 'hours' | 'minutes' | 'checkedOn' | 'note'>;

const NO_STATEMENT: Statement = { hours: null, minutes: null, checkedOn: null, note: null };

/** Returns today in Japan. */
export const getToday = (deps: Deps): string =>
  deps.clock.now().toZonedDateTimeISO('Asia/Tokyo').toPlainDate().toString();

const requireCheckDay = (checkedOn: string, today: string): void => {
  const first = Temporal.PlainDate.from(today).subtract({ days: CHECK_DAYS_BACK }).toString();
  if (checkedOn > today || checkedOn < first) fail('CHECK_DAY_INVALID', { field: 'checkedOn' });
};

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const ON_HOLIDAY: Readonly<Record<HolidayRule, string>> = {
  closed: '',
  open: ' (open on holidays)',
  next_day: ' (after holidays the next day)',
};
const formatPeriods = (periods: StatedHours['closedYearly']): string | null =>
  periods.map(({ from, to }) => `${from} – ${to}`).join(', ') || null;

const getHoursFacts = (hours: StatedHours | null): AuditFacts =>
  hours
    ? {
        hours: `${formatMinutes(hours.opens)} – ${formatMinutes(hours.closes)}`,
        lastAdmission: hours.lastAdmission === null ? null : formatMinutes(hours.lastAdmission),
        closedWeekdays:
          hours.closedWeekdays
            .map(({ weekday, onHoliday }) => `${WEEKDAYS[weekday - 1]}${ON_HOLIDAY[onHoliday]}`)
            .join(', ') || null,
        closedYearly: formatPeriods(hours.closedYearly),
        unclaimed: formatPeriods(hours.unclaimed),
      }
    : {};

/** Returns what a statement says for the audit log. */
const getAuditFacts = ({ hours, minutes, checkedOn, note }: Statement): AuditFacts => ({
  ...getHoursFacts(hours),
  ...(minutes === null ? {} : { minutes }),
  checkedOn,
  note,
});

const getAction = ({ hours, minutes, checkedOn }: Statement) => {
  if (checkedOn === null) return 'restore_day_figure';
  return hours === null && minutes === null ? 'confirm_day_figure' : 'correct_day_figure';
};

interface Figure {
  readonly kind: DayFigureRow['kind'];
  readonly name: string;
  /** As the audit log names it. */
  readonly label: string;
}

/**
 * Stores what staff states about a figure, with its entry in the audit log. Throws DAY_FIGURE_CHANGED if another staff
 * member has changed the figure since the version, or CHECK_DAY_INVALID.
 */
const saveStatement = async (
  tx: Tx,
  deps: Deps,
  viewer: Staff,
  { label, ...figure }: Figure,
  { version, statement }: { version: number; statement: Statement },
): Promise<DayFigureRow> => {
  const { userId: staffId } = viewer;
  const before = await lockDayFigure(tx, { ...figure, staffId });
  if (before.version !== version) fail('DAY_FIGURE_CHANGED');
  if (statement.checkedOn !== null) requireCheckDay(statement.checkedOn, getToday(deps));
  const after = await updateDayFigure(tx, before.id, {
    ...statement,
    staffId,
    version: version + 1,
  });
  await recordStaffAction(tx, {
    staffId,
    at: deps.clock.now(),
    action: getAction(statement),
    subject: { kind: 'day_figure', id: after.id },
    reason: null,
    before: getAuditFacts(before),
    after: { figure: label, ...getAuditFacts(after) },
  });
  return after;
};

/**
 * Replaces or confirms the hours of a sight, or goes back to the shipped ones (docs/product/staff.md, "Figures of the
 * day check"). Throws DAY_FIGURE_UNKNOWN, SIGHT_HOURS_INVALID, CHECK_DAY_INVALID or DAY_FIGURE_CHANGED.
 */
export const correctSight = async (
  tx: Tx,
  deps: Deps,
  viewer: Staff,
  { id, version, correction }: Body<typeof calls.correctSight>,
): Promise<SightFigure> => {
  const compiled = COMPILED_SIGHTS.get(id) ?? fail('DAY_FIGURE_UNKNOWN', { field: 'id' });
  const field = correction?.hours ? findWrongHours(correction.hours) : null;
  if (field) fail('SIGHT_HOURS_INVALID', { field });
  const figure: Figure = { kind: 'sight', name: id, label: PLACE_INDEX.get(id)?.nameEn ?? id };
  const statement = { ...NO_STATEMENT, ...correction };
  const row = await saveStatement(tx, deps, viewer, figure, { version, statement });
  return showSight(tx, [id, compiled], row, getToday(deps));
};

/**
 * Replaces or confirms the minutes of a ride, or goes back to the shipped ones. Throws DAY_FIGURE_UNKNOWN,
 * CHECK_DAY_INVALID or DAY_FIGURE_CHANGED.
 */
export const correctRide = async (
  tx: Tx,
  deps: Deps,
  viewer: Staff,
  { id, version, correction }: Body<typeof calls.correctRide>,
): Promise<RideFigure> => {
  const compiled =
    COMPILED_RIDES.find((ride) => getRideId(ride) === id) ??
    fail('DAY_FIGURE_UNKNOWN', { field: 'id' });
  const label = [compiled.from, compiled.to].map((area) => getAreaNames(area).nameEn).join(' – ');
  const statement = { ...NO_STATEMENT, ...correction };
  const figure: Figure = { kind: 'ride', name: id, label };
  const row = await saveStatement(tx, deps, viewer, figure, { version, statement });
  return showRide(tx, compiled, row, getToday(deps));
};
