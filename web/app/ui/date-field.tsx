import type { Locale } from '@tomoguide/contract/primitives';
import { parseTypedDate } from '@tomoguide/contract/typed-date';
import { type Ref, Suspense, useRef, useState } from 'react';
import { useTranslation } from '../translation/use-translation.ts';
import { Button } from './button.tsx';
import { DayInput } from './day-input.tsx';
import { Dialog } from './dialog.tsx';
import { Field } from './field.tsx';
import { lazyPart } from './lazy-part.tsx';
import { Popover } from './popover.tsx';
import { Skeleton } from './skeleton.tsx';

const Calendar = lazyPart(async () => (await import('./calendar.tsx')).Calendar);

type Problem = 'unreadable' | 'past' | 'tooFar';

/** Returns whether the screen is wide, with the same breakpoint as for sheets in app.css. */
const isWide = () => matchMedia('(width >= 40rem)').matches;

interface Props {
  label: string;
  /** The name of the field in a form. */
  name?: string;
  locale: Locale;
  placeholder: string;
  /** The chosen day, for example '2026-05-03'; null for any day. */
  value: string | null;
  onChange: (day: string | null) => void;
  /** The time zone whose today is the first selectable day; `daysAhead` determines the last one. */
  timeZone: string;
  daysAhead: number;
  /**
   * Called with true if the typed text is not a selectable day, in which case the form must not be
   * submitted, and with false once it is fixed.
   */
  onProblem?: (problem: boolean) => void;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A field for a day, which the user types or chooses in a calendar: a sheet on phones, a popover elsewhere.
 * An invalid day stays in the field, with an error.
 */
export const DateField = ({
  label,
  name,
  locale,
  placeholder,
  value,
  onChange,
  timeZone,
  daysAhead,
  onProblem,
  ref,
}: Props) => {
  const { t } = useTranslation('search');
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [open, setOpen] = useState<'sheet' | 'popover' | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const close = () => setOpen(null);

  const today = () => Temporal.Now.plainDateISO(timeZone);
  const lastDay = () => today().add({ days: daysAhead }).toString();
  const changeProblem = (found: Problem | null) => {
    setProblem(found);
    onProblem?.(found !== null);
  };
  const acceptDay = (day: string | null) => {
    setTyped(null);
    changeProblem(null);
    if (day !== value) onChange(day);
  };
  const commit = () => {
    if (typed === null) return;
    if (typed.trim() === '') return acceptDay(null);
    const day = parseTypedDate(typed, today());
    if (day === null) return changeProblem('unreadable');
    if (day < today().toString()) return changeProblem('past');
    if (day > lastDay()) return changeProblem('tooFar');
    acceptDay(day);
  };

  const calendar = (
    <Suspense fallback={<Skeleton className="h-80 w-full" />}>
      <Calendar
        locale={locale}
        value={value}
        from={today().toString()}
        to={lastDay()}
        opensAt={value ?? today().toString()}
        isFree={() => true}
        onChange={(day) => {
          acceptDay(day);
          close();
        }}
        autoFocus
      />
    </Suspense>
  );
  const anyDay = (
    <Button
      tone="secondary"
      wide
      onClick={() => {
        acceptDay(null);
        close();
      }}
    >
      {t('search.date.clear')}
    </Button>
  );

  return (
    <Field
      label={label}
      error={problem ? t(`search.date.${problem}`, { days: daysAhead }) : undefined}
    >
      {(field) => (
        <div ref={place} className="relative">
          <DayInput
            {...field}
            {...(ref ? { ref } : {})}
            name={name}
            placeholder={placeholder}
            locale={locale}
            value={value}
            typed={typed}
            onType={(text) => {
              // Clears the error on the next key rather than on blur, because on blur the page would move
              // under a click.
              changeProblem(null);
              setTyped(text);
            }}
            onCommit={commit}
            opener={{
              label: t('search.date.open'),
              onClick: () => setOpen(isWide() ? 'popover' : 'sheet'),
            }}
          />
          {open === 'sheet' ? (
            <Dialog open onClose={close} title={label} footer={anyDay}>
              {calendar}
            </Dialog>
          ) : null}
          {open === 'popover' ? (
            <Popover label={label} anchor={place.current} onClose={close}>
              {calendar}
              <div className="mt-3">{anyDay}</div>
            </Popover>
          ) : null}
        </div>
      )}
    </Field>
  );
};
