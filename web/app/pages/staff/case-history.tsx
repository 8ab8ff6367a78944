import type { Actor } from '@tomoguide/contract/bookings/booking-facts';
import type { DisputeCase } from '@tomoguide/contract/bookings/entities';
import { findFormerGuide } from '@tomoguide/contract/bookings/former-guides';
import type { BookingEvent } from '@tomoguide/contract/bookings/transitions';
import { usePersonName } from '../../translation/use-person-name.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { FreeText } from '../../ui/free-text.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { useStaffTime } from './use-staff-time.ts';

/** The booking's history, with both users by name, and the guide of each time. */
export const CaseHistory = ({
  found,
}: {
  found: Pick<DisputeCase, 'history' | 'traveler' | 'guide' | 'formerGuides'>;
}) => {
  const { t } = useTranslation('bookings');
  const nameOf = usePersonName();
  const time = useStaffTime();
  const { traveler, history, formerGuides } = found;
  const getGuideName = (place: number): string =>
    nameOf((findFormerGuide(history, place, formerGuides) ?? found.guide).nickname);
  const getActorName = (actor: Actor, place: number): string => {
    if (actor === 'traveler') return nameOf(traveler.nickname);
    if (actor === 'guide') return getGuideName(place);
    return t(actor === 'staff' ? 'bookings.person.staff' : 'bookings.person.system');
  };
  return (
    <div className="grid gap-3">
      <ol className="grid gap-3">
        {history.map((entry, place) => (
          <li key={`${entry.at}:${entry.event}`}>
            <p className="wrap-anywhere">
              {t(`bookings.timeline.${entry.event as BookingEvent}`, {
                person: getActorName(entry.by, place),
                guide: getGuideName(place),
                traveler: nameOf(traveler.nickname),
              })}
            </p>
            {entry.reason ? (
              <p className="wrap-anywhere text-ink-soft">
                “<FreeText>{entry.reason}</FreeText>”
              </p>
            ) : null}
            <time dateTime={entry.at} className="tabular text-ink-soft text-sm">
              <Unbroken>{time(entry.at)}</Unbroken>
            </time>
          </li>
        ))}
      </ol>
    </div>
  );
};
