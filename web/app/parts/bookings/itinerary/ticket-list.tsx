import type { Booking } from '@tomoguide/contract/bookings/entities';
import { type BookedTicket, getTickets, TICK_TICKETS } from '@tomoguide/contract/bookings/tickets';
import { formatYen } from '@tomoguide/contract/format';
import { getTextInLocale } from '@tomoguide/contract/guides/local-text';
import { useId } from 'react';
import { getErrorCode } from '../../../lib/api-error.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Check, Circle, Minus } from '../../../ui/icons.ts';
import { NamedSection } from '../../../ui/named-section.tsx';
import { showToast } from '../../../ui/toast.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { getOtherName } from '../booking/other-name.ts';
import { useToggleTicket } from '../mutations.ts';

/** Shows a ticket's price, and who will buy it or has bought it. */
const Buyer = ({ booking, ticket }: { booking: Booking; ticket: BookedTicket }) => {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const name = getOtherName(booking);
  const { buyer, bought } = ticket;
  const amount = t('bookings.ticketList.each', { amount: formatYen(ticket.yen, locale) });
  const buyerText = () => {
    if (buyer === 'on_site') return t('bookings.ticketList.onSite');
    if (buyer === booking.viewerIs)
      return t(bought ? 'bookings.ticketList.boughtByYou' : 'bookings.ticketList.byYou');
    return t(bought ? 'bookings.ticketList.boughtBy' : 'bookings.ticketList.by', { name });
  };
  return (
    <span className="tabular block text-ink-soft text-sm">
      <Unbroken names={[name]}>{`${amount} · ${buyerText()}`}</Unbroken>
    </span>
  );
};

const TicketLine = ({ booking, ticket }: { booking: Booking; ticket: BookedTicket }) => {
  const { t } = useTranslation('bookings', 'errors');
  const locale = useLocale();
  const tick = useToggleTicket();
  // Shows the new state while it is being saved.
  const bought = tick.isPending ? tick.variables.bought : ticket.bought;
  const words = (
    <span className="wrap-anywhere min-w-0">
      <bdi>{getTextInLocale(ticket.title, locale)}</bdi>
      <Buyer booking={booking} ticket={{ ...ticket, bought }} />
    </span>
  );
  if (ticket.buyer === booking.viewerIs && booking.can.includes(TICK_TICKETS))
    return (
      <Checkbox
        label={words}
        checked={bought}
        onChange={({ target }) => {
          if (tick.isPending) return;
          tick
            .mutateAsync({ id: booking.id, place: ticket.place, bought: target.checked })
            .catch((error) =>
              showToast({
                tone: 'destructive',
                title: t('bookings.ticketList.failed'),
                description: t(`errors.${getErrorCode(error)}`),
              }),
            );
        }}
      />
    );
  const Mark = bought ? Check : ticket.buyer === 'on_site' ? Minus : Circle;
  return (
    <p className="flex min-h-11 items-center gap-3 text-[0.9375rem]">
      <Mark
        aria-hidden="true"
        className={`size-5 shrink-0 ${bought ? 'text-good' : 'text-ink-soft'}`}
      />
      {words}
    </p>
  );
};

/**
 * The tickets of a booking, with checkboxes for the user's own tickets; renders nothing if there are no
 * tickets.
 */
export const TicketList = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('bookings');
  const id = useId();
  const tickets = getTickets(booking);
  if (tickets.length === 0) return null;
  return (
    <NamedSection aria-labelledby={id} className="grid gap-1" data-tickets>
      <h4 id={id} className="font-semibold text-sm">
        {t('bookings.ticketList.title')}
      </h4>
      <ul className="grid gap-1">
        {tickets.map((ticket) => (
          <li key={ticket.place}>
            <TicketLine booking={booking} ticket={ticket} />
          </li>
        ))}
      </ul>
    </NamedSection>
  );
};
