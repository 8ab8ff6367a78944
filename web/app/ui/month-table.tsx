import { formatMonths, listWeekdayNames } from '@tomoguide/contract/format';
import type { ComponentProps, ReactNode } from 'react';
import { useLocale } from '../translation/use-translation.ts';
import { type Span, splitIntoWeeks } from './calendar-weeks.ts';
import { IconButton } from './icon-button.tsx';
import { ChevronLeft, ChevronRight } from './icons.ts';

interface Props extends Omit<ComponentProps<'table'>, 'children'> {
  /** The days to show: a month, or the weeks at its end and the next month. */
  span: Span;
  /** The labels of the two buttons that change the month. */
  turnLabels: { previous: string; next: string };
  onTurn: (months: 1 | -1) => void;
  /** Renders the cell of a day. */
  children: (day: string) => ReactNode;
}

/** A month or two of days, with their name and buttons for the previous and the next month. */
export const MonthTable = ({ span, turnLabels, onTurn, children, ...table }: Props) => {
  const locale = useLocale();
  return (
    <>
      <div className="flex items-center justify-between">
        <IconButton label={turnLabels.previous} onClick={() => onTurn(-1)}>
          <ChevronLeft aria-hidden="true" className="size-5" />
        </IconButton>
        <p aria-live="polite" className="tabular font-semibold">
          {formatMonths(span.first.toPlainYearMonth(), span.last.toPlainYearMonth(), locale)}
        </p>
        <IconButton label={turnLabels.next} onClick={() => onTurn(1)}>
          <ChevronRight aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      <table className="tabular w-full table-fixed border-collapse text-center" {...table}>
        <thead>
          <tr>
            {listWeekdayNames(locale).map((name) => (
              <th
                key={name}
                scope="col"
                className="h-9 font-normal text-ink-soft text-sm large-text:text-[4vw]"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {splitIntoWeeks(span, locale).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the days of a week never move.
                <td key={index} className="p-0.5">
                  {day ? children(day) : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};
