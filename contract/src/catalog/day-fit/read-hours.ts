import { CITY_SLUGS } from '../cities.ts';
import type { HolidayRule } from '../sight-bounds.ts';
import type { ClosedWeekday, SightHours, YearlyPeriod } from './opening.ts';
import { COMPILED_ON, SIGHT_LINES } from './sight-hours.ts';

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const MARKS: Readonly<Record<string, HolidayRule>> = { '': 'closed', '!': 'open', '*': 'next_day' };

const split = (cell: string, separator: string): string[] =>
  cell
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const readWeekday = (text: string): ClosedWeekday => {
  const weekday = WEEKDAYS.indexOf(text.slice(0, 3)) + 1;
  const onHoliday = MARKS[text.slice(3)];
  if (weekday === 0 || !onHoliday) throw new Error(`Invalid closing day: ${text}`);
  return { weekday, onHoliday };
};

const readPeriod = (text: string): YearlyPeriod => {
  const [, from, to] = /^(\d\d-\d\d)\.\.(\d\d-\d\d)$/.exec(text) ?? [];
  if (!from || !to) throw new Error(`Invalid period: ${text}`);
  return { from, to };
};

const readMinute = (text: string): number => {
  const [, hour, minute] = /^(\d{1,2}):(\d\d)$/.exec(text) ?? [];
  if (!hour || !minute) throw new Error(`Invalid time: ${text}`);
  return Number(hour) * 60 + Number(minute);
};

const readHours = (cells: string[]): SightHours => {
  const [, weekdays = '', hours = '', last = '', yearly = '', unclaimed = ''] = cells;
  const [opens = '', closes = ''] = hours.split('-');
  return {
    closedWeekdays: split(weekdays, ',').map(readWeekday),
    closedYearly: split(yearly, ';').map(readPeriod),
    unclaimed: split(unclaimed, ';').map(readPeriod),
    opens: readMinute(opens),
    closes: readMinute(closes),
    lastAdmission: last === '' ? null : readMinute(last),
    checkedOn: COMPILED_ON,
  };
};

/** The hours of the sights by place ID, as compiled. */
export const COMPILED_SIGHTS: ReadonlyMap<string, SightHours> = new Map(
  CITY_SLUGS.flatMap((city) =>
    split(SIGHT_LINES[city], '\n').map((line): [string, SightHours] => {
      const cells = line.split('|').map((cell) => cell.trim());
      return [`${city}-${cells[0]}`, readHours(cells)];
    }),
  ),
);
