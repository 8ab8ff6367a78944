import type { Booking } from '@tomoguide/contract/bookings/entities';
import type { ReactNode } from 'react';
import { useNow } from '../../lib/use-now.ts';
import { MessageButton } from '../../parts/accounts/message-link.tsx';
import { ActionRow } from '../../parts/bookings/booking/action-row.tsx';
import { CompleteButton } from '../../parts/bookings/booking/complete-button.tsx';
import {
  ConfirmStartButton,
  isWaitingForOtherSide,
} from '../../parts/bookings/booking/confirm-start-button.tsx';
import { DirectionsLink } from '../../parts/bookings/booking/directions-link.tsx';
import { isNearEnd } from '../../parts/bookings/booking/near-end.ts';
import { DriverCardButton } from '../../parts/bookings/driver-card/driver-card-button.tsx';
import { StartCodeButton } from '../../parts/bookings/start-code/start-code-button.tsx';
import { usePersonName } from '../../translation/use-person-name.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { ExtensionActions } from './extension/extension-actions.tsx';

interface Props {
  booking: Booking;
  /** An action shown right after the confirmation of the start. */
  children?: ReactNode;
}

/** A trip's actions, limited to what the booking's `can` allows, with the next step first. */
export const TripActions = ({ booking, children }: Props) => {
  const name = usePersonName()(booking.guide.name);
  const { t } = useTranslation('trips', 'bookings');
  const { can, tab, status } = booking;
  const now = useNow();
  const moves =
    can.includes('confirm_start') ||
    can.includes('pay_extension') ||
    can.includes('confirm_extension') ||
    (can.includes('complete') && isNearEnd(booking, now));
  const waits = isWaitingForOtherSide(booking);
  const leads = !(moves || waits);
  const underWay = tab === 'upcoming' || tab === 'ongoing';
  const directions = underWay ? (
    <DirectionsLink booking={booking} tone={leads ? 'primary' : 'secondary'} />
  ) : null;
  return (
    <ActionRow>
      {can.includes('pay') ? (
        <LinkButton to={`/checkout?bookingId=${booking.id}`}>{t('bookings.action.pay')}</LinkButton>
      ) : null}
      <ConfirmStartButton booking={booking} />
      {children}
      <StartCodeButton booking={booking} />
      {leads ? directions : null}
      <ExtensionActions booking={booking} />
      <CompleteButton booking={booking} />
      {leads ? null : directions}
      {underWay ? <DriverCardButton booking={booking} tone="secondary" /> : null}
      {status === 'completed' ? (
        <LinkButton tone="secondary" to={`/guides/${booking.guideId}`}>
          {t('trips.bookAgain')}
        </LinkButton>
      ) : null}
      {status === 'cancelled' ? (
        <LinkButton
          tone="secondary"
          to={`/search?city=${booking.guide.serviceCity}&travelers=${booking.travelers}`}
        >
          {t('trips.findAnother')}
        </LinkButton>
      ) : null}
      <MessageButton with={{ guideId: booking.guideId }} name={name} size="medium" />
    </ActionRow>
  );
};
