import { formatDay } from '@tomoguide/contract/format';
import { parseTypedDate } from '@tomoguide/contract/typed-date';
import { type FocusEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAfterPointerUp } from '../../../../lib/use-after-pointer-up.ts';
import { useLocale, useTranslation } from '../../../../translation/use-translation.ts';
import { Calendar } from '../../../../ui/calendar.tsx';
import { DayInput } from '../../../../ui/day-input.tsx';
import { Field } from '../../../../ui/field.tsx';
import type { DayProblem } from './day-problem.ts';

export interface FreeDays {
  /** The first and last day that the calendar shows. */
  from: string;
  to: string;
  /** The days on which a tour of this duration can start, in ascending order. */
  data: readonly string[];
}

interface Props {
  /** Undefined while the days are loading or if they cannot be loaded. */
  days: FreeDays | undefined;
  value: string | null;
  error: string | undefined;
  onChange: (day: string) => void;
  /** Called with the reason if no tour can start on the typed day, and with null once it is valid again. */
  onProblem: (problem: DayProblem | null) => void;
}

/**
 * A field for the day of the tour, which the user types in any common format or chooses in a calendar. The
 * calendar opens below (over the page if there is room), and its unavailable days are disabled. Invalid
 * text stays in the field, with a message.
 */
export const DayField = ({ days, value, error, onChange, onProblem }: Props) => {
  const { t } = useTranslation('checkout', 'search');
  const locale = useLocale();
  const panel = useId();
  const [typed, setTyped] = useState<string | null>(null);
  // The error of the typed text, while that text is in the field; otherwise null.
  const [refused, setRefused] = useState<DayProblem | null>(null);
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const offer = useRef<HTMLButtonElement>(null);
  const isOfferReached = useRef(false);
  const afterPress = useAfterPointerUp();
  const free = new Set(days?.data);
  const first = days?.data[0];
  /**
   * While the field contains an unavailable day, the button offers the day that the message names, not an
   * earlier one.
   */
  const next = refused?.kind === 'taken' ? refused.next : null;
  const offered = next ?? (refused || !value ? first : null);

  useEffect(() => {
    if (open)
      place.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus({
        preventScroll: true,
      });
  }, [open]);
  const close = () => {
    if (!open) return;
    setOpen(false);
    opener.current?.focus();
  };
  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    isOfferReached.current = relatedTarget !== null && relatedTarget === offer.current;
    if (!place.current?.contains(relatedTarget)) setOpen(false);
  };

  // Moves keyboard focus from the button for the first day to the button that replaces it.
  useLayoutEffect(() => {
    if (next && isOfferReached.current) offer.current?.focus();
  }, [next]);

  const setProblem = (problem: DayProblem | null) => {
    setRefused(problem);
    onProblem(problem);
  };
  const chooseDay = (day: string) => {
    setTyped(null);
    setProblem(null);
    close();
    if (day !== value) onChange(day);
  };
  const commit = () => {
    if (typed === null) return;
    const day = typed.trim() === '' ? value : days && parseTypedDate(typed, today(days));
    if (day && (day === value || free.has(day))) return chooseDay(day);
    if (typed.trim() === '') return setTyped(null);
    // While the days load, a typed day is an error, because the field shows a day other than the chosen
    // one.
    if (!days) return setProblem({ kind: 'unchecked' });
    setProblem(day ? dayProblem(day, days) : { kind: 'unreadable' });
  };
  // Validate again when the free days load or change, for another duration or after a refetch.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever they change.
  useEffect(() => {
    if (refused) commit();
  }, [days]);
  const today = ({ from }: FreeDays) => Temporal.PlainDate.from(from);
  const dayProblem = (day: string, { from, data }: FreeDays): DayProblem => {
    if (day < from) return { kind: 'past' };
    return { kind: 'taken', day, next: data.find((one) => one > day) ?? null };
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape and blur close the calendar.
    <div
      ref={place}
      data-field="date"
      onBlur={handleBlur}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        // Prevents the key from also closing a surrounding dialog.
        event.preventDefault();
        close();
      }}
      className="relative grid content-start gap-2"
    >
      <Field
        label={t('checkout.date')}
        error={error ?? (days?.data.length === 0 ? t('checkout.noFreeDays') : undefined)}
      >
        {(field) => (
          <span className="relative block">
            <DayInput
              {...field}
              placeholder={t('checkout.chooseDate')}
              locale={locale}
              value={value}
              typed={typed}
              onType={(text) => {
                setProblem(null);
                setTyped(text);
              }}
              onCommit={(pressed) => {
                // Enter chooses the day, and must not submit the payment form.
                pressed?.preventDefault();
                if (pressed) commit();
                else afterPress(commit);
              }}
              opener={{
                ref: opener,
                label: t('search.date.open'),
                'aria-expanded': open,
                'aria-controls': panel,
                disabled: !days,
                onClick: () => setOpen(!open),
              }}
            />
          </span>
        )}
      </Field>
      <div id={panel} hidden={!open}>
        {open && days ? (
          // Focusable, so that a click between the days does not count as leaving the field.
          <div
            tabIndex={-1}
            className="rounded-2xl border border-line-strong bg-surface p-3 sm:absolute sm:top-20 sm:left-0 sm:z-20 sm:w-88 sm:border-line sm:p-4 sm:shadow-pop"
          >
            <Calendar
              key={days.from}
              locale={locale}
              value={value}
              from={days.from}
              to={days.to}
              opensAt={value ?? first ?? days.from}
              isFree={(day) => free.has(day)}
              onChange={chooseDay}
            />
          </div>
        ) : null}
      </div>
      {offered ? (
        <button
          ref={offer}
          // A blur can replace this button during a click. The new key discards that click, which was meant
          // for the old button.
          key={next ? 'next' : 'first'}
          type="button"
          // Keeps focus in the field, so that the typed text is not validated before this day is chosen.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            flushSync(() => chooseDay(offered));
            // The button disappears, so focus moves to where the calendar would restore it.
            opener.current?.focus();
          }}
          className="min-h-11 justify-self-start text-left text-action text-sm underline underline-offset-3"
        >
          {t(next ? 'checkout.takeNext' : 'checkout.firstFree', {
            day: formatDay(offered, locale),
          })}
        </button>
      ) : null}
    </div>
  );
};
