import { useQuery } from '@tanstack/react-query';
import type { Booking } from '@tomoguide/contract/bookings/entities';
import type { ConversationEntry } from '@tomoguide/contract/messaging/entities';
import type { UserId } from '@tomoguide/contract/primitives';
import { useId, useMemo, useState } from 'react';
import { formatTourTime } from '../../../lib/own-zone.ts';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { ChevronDown } from '../../../ui/icons.ts';
import { NamedSection } from '../../../ui/named-section.tsx';
import { useStableWhileOpen } from '../../../ui/stable-places.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { guideBookingsQuery, travelerBookingsQuery } from '../../bookings/queries.ts';
import { BookingFacts, BookingLine } from './booking-line.tsx';
import { listSharedBookings } from './shared-bookings.ts';

interface Props {
  entry: ConversationEntry;
  userId: UserId;
}

/** Returns the paid bookings between the two users that have not ended. */
const useSharedBookings = ({ entry: { conversation }, userId }: Props): readonly Booking[] => {
  const bookingsOf = conversation.viewerIs === 'guide' ? guideBookingsQuery : travelerBookingsQuery;
  const { data } = useQuery(bookingsOf(userId));
  const between = useMemo(() => listSharedBookings(data ?? [], conversation), [data, conversation]);
  // The answer dialog is inside its booking's line, so the line stays until the dialog is closed.
  return useStableWhileOpen(between);
};

/**
 * The next booking on one line below the header of a conversation, fixed while scrolling. Its details, the
 * other bookings, and when contact details become visible are shown on request.
 */
export const BookingLines = (props: Props) => {
  const { t } = useTranslation('messaging');
  const name = usePersonName()(props.entry.conversation.other.nickname);
  const bookings = useSharedBookings(props);
  const [isOpen, setIsOpen] = useState(false);
  const nameId = useId();
  const detailsId = useId();
  const locale = useLocale();
  const [first, ...others] = bookings;
  if (!first) return null;
  const from = props.entry.contactsFrom;
  const contacts = from
    ? t('messaging.contactsFrom', {
        time: formatTourTime(from, first.timeZone, locale, { named: false }),
      })
    : t('messaging.contactsLater');
  const count = others.length;
  return (
    <NamedSection
      aria-labelledby={nameId}
      className="relative shrink-0 border-line border-b bg-surface large-text:max-h-[20dvh] large-text:overflow-y-auto"
    >
      <span id={nameId} className="sr-only">
        {t('messaging.bookingsWith', { name })}
      </span>
      <div className="flex flex-nowrap items-center pr-1 pl-4">
        <BookingLine booking={first} />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={detailsId}
          aria-label={
            count > 0 ? t('messaging.detailsAndMore', { count }) : t('messaging.bookingDetails')
          }
          onClick={() => setIsOpen(!isOpen)}
          className="tabular inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center rounded-xl text-action text-sm hover:bg-sunken"
        >
          {count > 0 ? <span aria-hidden="true">+{count}</span> : null}
          <ChevronDown aria-hidden="true" className={`size-4 ${isOpen ? 'rotate-180' : ''}`} />
        </button>
      </div>
      <div
        id={detailsId}
        hidden={!isOpen}
        className="max-h-[40dvh] large-text:max-h-none divide-y divide-line overflow-y-auto border-line border-t px-4 *:py-2"
      >
        <BookingFacts booking={first} />
        {others.map((booking) => (
          <div key={booking.id}>
            <BookingLine booking={booking} />
            <BookingFacts booking={booking} />
          </div>
        ))}
        {props.entry.contactsShown ? null : (
          <p className="text-ink-soft text-xs">
            <Unbroken>{contacts}</Unbroken>
          </p>
        )}
      </div>
    </NamedSection>
  );
};
