import type { HistoryEntry } from '@tomoguide/contract/bookings/entities';
import type { BookingEvent } from '@tomoguide/contract/bookings/transitions';
import { formatInstant } from '@tomoguide/contract/format';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { ownZone } from './own-zone.ts';

/** The booking's history, oldest first, on the reader's own clock. */
export const BookingTimeline = ({ history }: { history: readonly HistoryEntry[] }) => {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  return (
    <section className="grid content-start gap-3">
      <h4 className="font-semibold text-sm">{t('timeline.title')}</h4>
      <ol className="grid gap-3 border-line-strong border-l pl-4">
        {history.map((entry) => (
          <li key={`${entry.at}:${entry.event}`} className="relative">
            <span
              aria-hidden="true"
              className="absolute top-2 -left-[1.3125rem] size-2.5 rounded-full bg-action"
            />
            <p>
              {t(`timeline.${entry.event as BookingEvent}`, { person: t(`person.${entry.by}`) })}
            </p>
            {/* 'Another reason' says nothing: the guide's own words follow. */}
            {entry.rejectReason && entry.rejectReason !== 'other' ? (
              <p className="text-ink-soft">{t(`rejectReason.${entry.rejectReason}`)}</p>
            ) : null}
            {entry.reason ? <p className="text-ink-soft">“{entry.reason}”</p> : null}
            <time dateTime={entry.at} className="tabular text-ink-soft text-sm">
              <Unbroken>{formatInstant(entry.at, ownZone(), locale)}</Unbroken>
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
};
