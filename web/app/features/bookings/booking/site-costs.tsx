import type { Booking } from '@tomoguide/contract/bookings/entities';
import { formatYen } from '@tomoguide/contract/format';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../lib/i18n.ts';
import { Line, Lines } from './lines.tsx';

/** What the two agreed on beside the price, with its allowances in yen. */
export const SiteCosts = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('trips');
  const { t: words } = useTranslation('bookings');
  const locale = useLocale();
  const { meal, transport, tickets } = booking;
  if (!meal && !transport && !tickets) return null;
  const about = (yen: number) =>
    yen > 0 ? t('aboutYen', { amount: formatYen(yen, locale) }) : formatYen(0, locale);
  return (
    <section className="grid gap-2">
      <h4 className="font-semibold text-sm">{t('siteCosts')}</h4>
      <Lines>
        {meal ? (
          <Line label={t('meal')} hint={words(`meal.${meal}`)}>
            {about(booking.mealYen)}
          </Line>
        ) : null}
        {transport ? (
          <Line label={t('transport')} hint={words(`transport.${transport}`)}>
            {about(booking.transportYen)}
          </Line>
        ) : null}
        {tickets ? (
          <Line label={t('tickets')} hint={words(`tickets.${tickets}`)}>
            {about(booking.ticketsYen)}
          </Line>
        ) : null}
      </Lines>
    </section>
  );
};
