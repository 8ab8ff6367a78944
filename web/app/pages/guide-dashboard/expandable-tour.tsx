import type { Booking } from '@tomoguide/contract/bookings/entities';
import { type ReactNode, useId } from 'react';
import { useOpenBooking } from '../../parts/bookings/booking/use-open-booking.ts';
import { ChevronDown } from '../../ui/icons.ts';
import { NamedSection } from '../../ui/named-section.tsx';

interface Props {
  booking: Booking;
  /** True if the tour is waiting for the guide, so that it starts expanded. */
  waits?: boolean;
  /** The content of the line; only spans, because it is inside a button. */
  line: ReactNode;
  /** The one action that works without expanding the line, shown next to it. */
  beside?: ReactNode | ((isOpen: boolean) => ReactNode);
  children: (isOpen: boolean) => ReactNode;
}

/** A tour as a list line that expands in place. */
export const ExpandableTour = ({ booking, waits = false, line, beside, children }: Props) => {
  const { bookingNumber } = booking;
  const [isOpen, toggle] = useOpenBooking(bookingNumber, waits);
  const id = useId();
  return (
    <NamedSection
      id={bookingNumber}
      aria-labelledby={`${id}-line`}
      data-booking={booking.id}
      className="rounded-2xl"
    >
      <div className="flex items-center gap-2 pr-3 sm:pr-4">
        <h3 id={`${id}-line`} className="min-w-0 grow">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={toggle}
            className="flex w-full items-center gap-2 rounded-2xl py-3 pl-4 text-left hover:bg-sunken focus-visible:-outline-offset-2 sm:pl-5"
          >
            <span className="min-w-0 grow">{line}</span>
            <ChevronDown
              aria-hidden="true"
              className={`size-5 shrink-0 text-ink-soft ${isOpen ? 'rotate-180' : ''}`}
            />
          </button>
        </h3>
        {typeof beside === 'function' ? beside(isOpen) : beside}
      </div>
      <div id={id} className="grid gap-3 px-4 pt-1 pb-4 empty:hidden sm:px-5">
        {children(isOpen)}
      </div>
    </NamedSection>
  );
};
