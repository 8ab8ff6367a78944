import type { Actor } from '@tomoguide/contract/bookings/booking-facts';
import type { DisputeCase } from '@tomoguide/contract/bookings/entities';
import type { BookingEvent } from '@tomoguide/contract/bookings/transitions';
import { formatInstant } from '@tomoguide/contract/format';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';

/** The booking's story, both sides by their names. */
export const CaseHistory = ({
  found,
}: {
  found: Pick<DisputeCase, 'history' | 'traveler' | 'guide'>;
}) => {
  const { t } = useTranslation('bookings');
  const nameOf = usePersonName();
  const locale = useLocale();
  const { traveler, guide } = found;
  const whoIs = (actor: Actor): string => {
    if (actor === 'traveler') return nameOf(traveler.nickname);
    if (actor === 'guide') return nameOf(guide.nickname);
    return t(actor === 'staff' ? 'person.staff' : 'person.system');
  };
  return (
    <ol className="grid gap-3">
      {found.history.map((entry) => (
        <li key={`${entry.at}:${entry.event}`}>
          <p className="wrap-anywhere">
            {t(`timeline.${entry.event as BookingEvent}`, {
              person: whoIs(entry.by),
              guide: nameOf(guide.nickname),
              traveler: nameOf(traveler.nickname),
            })}
          </p>
          {entry.reason ? <p className="wrap-anywhere text-ink-soft">“{entry.reason}”</p> : null}
          <time dateTime={entry.at} className="tabular text-ink-soft text-sm">
            <Unbroken>{formatInstant(entry.at, Temporal.Now.timeZoneId(), locale)}</Unbroken>
          </time>
        </li>
      ))}
    </ol>
  );
};
