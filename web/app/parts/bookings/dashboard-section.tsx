import type { Booking } from '@tomoguide/contract/bookings/entities';
import { type ReactNode, useId } from 'react';
import { restoresFocusOnRemoval } from '../../ui/restore-focus.ts';

interface SectionProps {
  /** The anchor for links to the section. */
  id?: string;
  title: string;
  /** The number of items, shown next to the title unless it is 0. */
  count?: number;
  /** Shown next to the title. */
  action?: ReactNode;
  children: ReactNode;
}

/**
 * A section of the guide's pages with a title. Takes focus when a focused element in it disappears, such as
 * an answered request.
 */
export const DashboardSection = ({ id, title, count = 0, action, children }: SectionProps) => {
  const titleId = useId();
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      tabIndex={-1}
      className="grid grid-cols-1 gap-4 outline-none"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 id={titleId} className="font-semibold text-xl">
          {title}
          {count > 0 ? <span className="tabular font-normal text-ink-soft"> · {count}</span> : null}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
};

interface ListProps {
  bookings: readonly Booking[];
  card: (props: { booking: Booking }) => ReactNode;
}

/** Cards in one column, or in two columns if the list is wide enough. */
export const BookingList = ({ bookings, card: Card }: ListProps) => (
  <div className="@container">
    <ul className="grid grid-cols-1 items-start gap-4 @4xl:grid-cols-2">
      {bookings.map((booking) => (
        <li key={booking.id} ref={restoresFocusOnRemoval}>
          <Card booking={booking} />
        </li>
      ))}
    </ul>
  </div>
);
