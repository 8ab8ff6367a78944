import {
  formatMonths,
  formatShortMonth,
  formatSpokenDay,
  listWeekdayNames,
} from '@tomoguide/contract/format';
import type { Locale } from '@tomoguide/contract/primitives';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../translation/use-translation.ts';
import { getSpanAround, splitIntoWeeks } from './calendar-weeks.ts';
import { getDayByKey } from './day-by-key.ts';
import { IconButton } from './icon-button.tsx';
import { ChevronLeft, ChevronRight } from './icons.ts';

interface Props {
  locale: Locale;
  /** The chosen day, for example '2026-05-03'; null if none is chosen. */
  value: string | null;
  onChange: (day: string) => void;
  /** The first and last day to which the user can navigate. */
  from: string;
  to: string;
  /** Returns whether the user can choose a day. */
  isFree: (day: string) => boolean;
  /** Called for a day that the user cannot choose. Without it, clicking such a day has no effect. */
  onTaken?: (day: string) => void;
  /** The day around which the calendar opens. */
  opensAt: string;
  /** True to focus the initial day on mount. */
  autoFocus?: boolean;
}

/**
 * A calendar that shows one month at a time; the first month starts with the current week. Arrow keys move
 * by day and week, Home and End within the week, Page Up and Page Down by month and, with Shift, by year.
 */
export const Calendar = ({
  locale,
  value,
  onChange,
  from,
  to,
  isFree,
  onTaken,
  opensAt,
  autoFocus = false,
}: Props) => {
  const { t } = useTranslation('guides');
  const [focused, setFocused] = useState(value ?? opensAt);
  const [moved, setMoved] = useState(autoFocus);
  const grid = useRef<HTMLTableElement>(null);
  const begins = Temporal.PlainDate.from(from);
  const visibleSpan = (day: Temporal.PlainDate) => getSpanAround(day, begins, locale);
  const { first, last } = visibleSpan(Temporal.PlainDate.from(focused));
  const months = [first, last].map((day) => day.toPlainYearMonth()) as [
    Temporal.PlainYearMonth,
    Temporal.PlainYearMonth,
  ];
  const heading = formatMonths(months[0], months[1], locale);
  const isTwo = !months[0].equals(months[1]);

  const clamp = (day: Temporal.PlainDate): string => {
    const text = day.toString();
    return text < from ? from : text > to ? to : text;
  };
  const isFirst = first.toString() <= from;
  const isLast = last.toString() >= to;
  const showMonth = (day: Temporal.PlainDate) => {
    // Keeps focus on the button that changed the month.
    setMoved(false);
    setFocused(clamp(visibleSpan(day).first));
  };
  useEffect(() => {
    if (moved) grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus();
  }, [focused, moved]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = getDayByKey(Temporal.PlainDate.from(focused), event, locale);
    if (!next) return;
    event.preventDefault();
    setMoved(true);
    setFocused(clamp(next));
  };
  const label = (day: string) => {
    const words = formatSpokenDay(day, locale);
    if (day === value) return t('guides.calendar.selected', { day: words });
    return isFree(day)
      ? t('guides.calendar.free', { day: words })
      : t('guides.calendar.taken', { day: words });
  };

  return (
    <div>
      <div className="mb-2 flex items-center justify-between">
        <IconButton
          label={t('guides.calendar.previous')}
          disabled={isFirst}
          onClick={() => showMonth(first.subtract({ days: 1 }))}
        >
          <ChevronLeft aria-hidden="true" className="size-5" />
        </IconButton>
        <p aria-live="polite" className="font-semibold">
          {heading}
        </p>
        <IconButton
          label={t('guides.calendar.next')}
          disabled={isLast}
          onClick={() => showMonth(last.add({ days: 1 }))}
        >
          <ChevronRight aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a calendar is a table of buttons.
        role="grid"
        aria-label={t('guides.calendar.grid', { month: heading })}
        onKeyDown={onKeyDown}
        className="tabular w-full table-fixed border-collapse"
      >
        <thead>
          <tr>
            {listWeekdayNames(locale).map((name) => (
              <th
                key={name}
                scope="col"
                className="h-9 font-normal text-ink-soft text-xs large-text:text-[4vw]"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {splitIntoWeeks({ first, last }, locale).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the days of a week never move.
                <td key={index} className="p-0 text-center">
                  {day && day >= from && day <= to ? (
                    <button
                      type="button"
                      data-day={day}
                      tabIndex={day === focused ? 0 : -1}
                      aria-label={label(day)}
                      aria-pressed={day === value}
                      aria-disabled={isFree(day) ? false : onTaken ? undefined : true}
                      data-taken={isFree(day) ? undefined : true}
                      onClick={() => {
                        setFocused(day);
                        if (isFree(day)) onChange(day);
                        else onTaken?.(day);
                      }}
                      className="mx-auto flex aspect-square w-full max-w-12 items-center justify-center rounded-full font-medium text-[0.9375rem] hover:bg-action-soft aria-disabled:cursor-not-allowed aria-disabled:bg-transparent data-taken:font-normal data-taken:text-ink-soft data-taken:line-through data-taken:decoration-line-strong aria-pressed:bg-action aria-pressed:text-on-action"
                    >
                      {isTwo && day.endsWith('-01') ? (
                        // Rendered by CSS rather than as text of the day, because the day's label already
                        // contains the month, and the month must not be struck through.
                        <span
                          data-month={formatShortMonth(months[1], locale)}
                          className="relative before:absolute before:bottom-full before:left-1/2 before:-translate-x-1/2 before:whitespace-nowrap before:text-[0.6875rem] before:leading-none before:content-[attr(data-month)]"
                        >
                          1
                        </span>
                      ) : (
                        Number(day.slice(8))
                      )}
                    </button>
                  ) : day ? (
                    <span
                      aria-hidden="true"
                      className="mx-auto flex aspect-square w-full max-w-12 items-center justify-center text-[0.9375rem] text-ink-soft"
                    >
                      {Number(day.slice(8))}
                    </span>
                  ) : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
