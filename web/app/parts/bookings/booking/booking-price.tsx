import type { Booking } from '@tomoguide/contract/bookings/entities';
import { calculateTourPrice } from '@tomoguide/contract/bookings/price';
import { formatDuration, formatHours, formatMoney } from '@tomoguide/contract/format';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Line, Lines } from '../../../ui/amount-lines.tsx';
import { BalanceInstructions } from './balance-instructions.tsx';
import { calculateTotal } from './extended-tour.ts';

/** The price of the tour, line by line, and which part is paid online and which in person. */
export const BookingPrice = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('trips');
  const locale = useLocale();
  const money = (cents: number) => formatMoney(cents, locale);
  const hours = formatHours(booking.duration, locale);
  const parts = calculateTourPrice({
    durationMinutes: booking.duration * 60,
    travelers: booking.travelers,
    hourlyPriceCents: booking.hourlyPriceCents,
    additionalPriceCents: booking.additionalPriceCents,
  });
  // After the tour, it no longer matters how to pay.
  const isAhead = booking.viewerIs === 'traveler' && booking.tab !== 'past';
  return (
    <Lines>
      <Line label={t('trips.base', { price: money(booking.hourlyPriceCents), hours })}>
        {money(parts.baseCents)}
      </Line>
      {booking.travelers > 1 ? (
        <Line
          label={t('trips.extraPeople', {
            count: booking.travelers - 1,
            price: money(booking.additionalPriceCents),
            hours,
          })}
        >
          {money(parts.extraPeopleCents)}
        </Line>
      ) : null}
      {booking.extensionCents > 0 ? (
        <Line
          label={t('trips.extension', {
            length: formatDuration(booking.paidExtensionMinutes, locale),
          })}
        >
          {money(booking.extensionCents)}
        </Line>
      ) : null}
      <Line label={t('trips.total')} strong>
        {money(calculateTotal(booking))}
      </Line>
      <Line label={booking.paidAt ? t('trips.depositPaid') : t('trips.deposit')}>
        {money(booking.depositCents)}
      </Line>
      {booking.walletCents > 0 ? (
        <Line label={<span className="text-ink-soft text-sm">{t('trips.fromWallet')}</span>}>
          <span className="text-ink-soft text-sm">{money(booking.walletCents)}</span>
        </Line>
      ) : null}
      {booking.extensionCents > 0 ? (
        <Line label={t('trips.extensionPaid')}>{money(booking.extensionCents)}</Line>
      ) : null}
      <Line label={t('trips.inPerson')} hint={isAhead ? <BalanceInstructions /> : null}>
        {money(booking.finalPaymentCents)}
      </Line>
    </Lines>
  );
};
