import type { Actor } from '@tomoguide/contract/bookings/booking-facts';
import type { BookingDetail, HistoryEntry } from '@tomoguide/contract/bookings/entities';
import { findFormerGuide } from '@tomoguide/contract/bookings/former-guides';
import type { HistoryEvent } from '@tomoguide/contract/bookings/transitions';
import { formatInstant, formatZone } from '@tomoguide/contract/format';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { FreeText } from '../../../ui/free-text.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';

/**
 * Returns a function that names who performed an action, from the user's point of view: 'you', or the other
 * user's name, which is a former guide's in the entries from before a substitute took over.
 */
const useNames = ({ viewerIs, guide, traveler, history, formerGuides }: BookingDetail) => {
  const { t } = useTranslation('bookings');
  const nameOf = usePersonName();
  /** `place`: the entry in which they are named. */
  return (actor: Actor, place: number): string => {
    const former = findFormerGuide(history, place, formerGuides);
    if (actor === 'guide' && former && former.id !== guide.userId) return nameOf(former.nickname);
    if (actor === viewerIs) return t('bookings.person.you');
    if (actor === 'guide') return nameOf(guide.name);
    if (actor === 'traveler') return nameOf(traveler.nickname);
    return t(actor === 'staff' ? 'bookings.person.staff' : 'bookings.person.system');
  };
};

/** Returns the text key of an entry, and the actor that `person` refers to in it. */
const getKeyAndPerson = (
  { event, by, to, cancelKind }: HistoryEntry,
  isInstant = false,
): { key: string; person: Actor } => {
  if (event === 'confirm_start' && to === 'ongoing') return { key: 'started', person: by };
  if (event === 'pay' && isInstant && to === 'upcoming') return { key: 'pay_instant', person: by };
  if (event === 'never_started' && cancelKind === 'no_show_guide')
    return { key: 'no_show_by_clock', person: 'guide' };
  if (event === 'never_started' && cancelKind === 'no_show_traveler')
    return { key: 'no_show_by_clock', person: 'traveler' };
  return { key: event, person: by };
};

/** The booking's history, oldest first, in the guide's time zone, which is named once. */
export const BookingTimeline = ({ booking }: { booking: BookingDetail }) => {
  const { t } = useTranslation('bookings', 'trips');
  const locale = useLocale();
  const nameOf = useNames(booking);
  return (
    <section className="grid content-start gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h4 className="font-semibold text-sm">{t('bookings.timeline.title')}</h4>
        <p className="text-ink-soft text-sm">
          {t('trips.timesIn', { zone: formatZone(booking.timeZone, locale) })}
        </p>
      </div>
      <ol className="grid gap-3 border-line-strong border-l pl-4">
        {booking.history.map((entry, place) => (
          <li key={`${entry.at}:${entry.event}:${entry.by}`} className="relative">
            <span
              aria-hidden="true"
              className="absolute top-2 -left-[1.3125rem] size-2.5 rounded-full bg-action"
            />
            <p className="wrap-anywhere">
              {t(
                `bookings.timeline.${getKeyAndPerson(entry, booking.instant).key as HistoryEvent}`,
                {
                  person: nameOf(getKeyAndPerson(entry).person, place),
                  guide: nameOf('guide', place),
                  traveler: nameOf('traveler', place),
                },
              )}
            </p>
            {/* 'Another reason' says nothing on its own, so the guide's text follows. */}
            {entry.rejectReason && entry.rejectReason !== 'other' ? (
              <p className="text-ink-soft">{t(`bookings.rejectReason.${entry.rejectReason}`)}</p>
            ) : null}
            {entry.reason ? (
              <p className="wrap-anywhere text-ink-soft">
                “<FreeText>{entry.reason}</FreeText>”
              </p>
            ) : null}
            {entry.enteredAt ? (
              <p className="text-ink-soft">
                {t('bookings.timeline.enteredAt', {
                  time: formatInstant(entry.enteredAt, booking.timeZone, locale),
                })}
              </p>
            ) : null}
            <time dateTime={entry.at} className="tabular text-ink-soft text-sm">
              <Unbroken>{formatInstant(entry.at, booking.timeZone, locale)}</Unbroken>
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
};
