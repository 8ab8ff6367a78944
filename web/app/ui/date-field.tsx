import { formatDay } from '@tomoguide/contract/format';
import type { Locale } from '@tomoguide/contract/primitives';
import { parseTypedDate } from '@tomoguide/contract/typed-date';
import { CalendarDays } from 'lucide-react';
import { lazy, type Ref, Suspense, useState } from 'react';
import { useTranslation } from '../translation/use-translation.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Field } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { Input } from './input.tsx';
import { Skeleton } from './skeleton.tsx';

const Calendar = lazy(async () => ({ default: (await import('./calendar.tsx')).Calendar }));

interface Props {
  label: string;
  locale: Locale;
  placeholder: string;
  /** '2026-05-03', or null for any day. */
  value: string | null;
  onChange: (day: string | null) => void;
  /** The zone whose today is the first day, and how far ahead one may go. */
  timeZone: string;
  daysAhead: number;
  /** Told whether the typed text is no selectable day: the form must not be submitted then. */
  onFault?: (fault: boolean) => void;
  ref?: Ref<HTMLInputElement>;
}

/** A day: typed the way people write one, or chosen in a calendar. A bad one stays, with a word. */
export const DateField = ({
  label,
  locale,
  placeholder,
  value,
  onChange,
  timeZone,
  daysAhead,
  onFault,
  ref,
}: Props) => {
  const { t } = useTranslation('guides-search');
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [open, setOpen] = useState(false);

  const today = () => Temporal.Now.plainDateISO(timeZone);
  const lastDay = () => today().add({ days: daysAhead }).toString();
  const tell = (fault: string | null) => {
    setError(fault);
    onFault?.(fault !== null);
  };
  const take = (day: string | null) => {
    setTyped(null);
    tell(null);
    if (day !== value) onChange(day);
  };
  const commit = () => {
    if (typed === null) return;
    if (typed.trim() === '') return take(null);
    const day = parseTypedDate(typed, today());
    if (day === null) return tell(t('date.unreadable'));
    if (day < today().toString()) return tell(t('date.past'));
    if (day > lastDay()) return tell(t('date.tooFar', { days: daysAhead }));
    take(day);
  };

  return (
    <Field label={label} error={error ?? undefined}>
      {(field) => (
        <span className="relative block">
          <Input
            {...field}
            {...(ref ? { ref } : {})}
            autoComplete="off"
            placeholder={placeholder}
            value={typed ?? (value ? formatDay(value, locale) : '')}
            className="pr-12"
            onFocus={(event) => event.target.select()}
            onInput={(event) => {
              // The error disappears with the first key: if it disappeared on blur, the page would
              // move under a click.
              tell(null);
              setTyped(event.currentTarget.value);
            }}
            onBlur={commit}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.nativeEvent.isComposing) commit();
            }}
          />
          <IconButton
            label={t('date.open')}
            className="absolute inset-y-0 right-0.5 my-auto"
            onClick={() => setOpen(true)}
          >
            <CalendarDays aria-hidden="true" className="size-5 text-ink-soft" />
          </IconButton>
          <Dialog
            open={open}
            onClose={() => setOpen(false)}
            title={label}
            footer={
              <Button
                tone="secondary"
                wide
                onClick={() => {
                  take(null);
                  setOpen(false);
                }}
              >
                {t('date.clear')}
              </Button>
            }
          >
            {open ? (
              <Suspense fallback={<Skeleton className="h-80 w-full" />}>
                <Calendar
                  locale={locale}
                  value={value}
                  from={today().toString()}
                  to={lastDay()}
                  opensAt={value ?? today().toString()}
                  isFree={() => true}
                  onChange={(day) => {
                    take(day);
                    setOpen(false);
                  }}
                />
              </Suspense>
            ) : null}
          </Dialog>
        </span>
      )}
    </Field>
  );
};
