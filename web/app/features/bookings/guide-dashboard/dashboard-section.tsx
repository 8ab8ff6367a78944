import type { Booking } from '@tomoguide/contract/bookings/entities';
import { type ReactNode, useId } from 'react';
import { handsOnFocus } from '../../../ui/hand-on-focus.ts';

interface SectionProps {
  /** What links to it name. */
  id?: string;
  title: ReactNode;
  /** Beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A titled part of the guide's pages; what goes from it, as by an answer, leaves the focus to it. */
export const DashboardSection = ({ id, title, action, children }: SectionProps) => {
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

/** Cards under each other, or two beside each other where the list is wide. */
export const BookingList = ({ bookings, card: Card }: ListProps) => (
  <div className="@container">
    <ul className="grid grid-cols-1 items-start gap-4 @4xl:grid-cols-2">
      {bookings.map((booking) => (
        <li key={booking.id} ref={handsOnFocus}>
          <Card booking={booking} />
        </li>
      ))}
    </ul>
  </div>
);

/** Nothing here, in a line or two: the page has more to show. */
export const QuietNote = ({ title, children }: { title: ReactNode; children?: ReactNode }) => (
  <div className="rounded-2xl border border-line border-dashed p-5">
    <p className="font-semibold">{title}</p>
    {children ? <p className="text-ink-soft">{children}</p> : null}
  </div>
);
