import type { Booking } from '@tomoguide/contract/bookings/entities';
import { listAcceptedCosts } from '@tomoguide/contract/bookings/extra-costs';
import { formatYen } from '@tomoguide/contract/format';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Line, Lines } from '../../../ui/amount-lines.tsx';

interface CostProps {
  label: string;
  /** The agreed option, as text. */
  choice: string;
  yen: number;
}

/** Shows one allowance; omits the amount if there is nothing to pay. */
const Cost = ({ label, choice, yen }: CostProps) => {
  const { t } = useTranslation('trips');
  const locale = useLocale();
  if (yen === 0) return <Line label={label}>{choice}</Line>;
  return (
    <Line label={label} hint={choice}>
      {t('trips.aboutYen', { amount: formatYen(yen, locale) })}
    </Line>
  );
};

type Costs = Pick<
  Booking,
  'meal' | 'transport' | 'tickets' | 'mealYen' | 'transportYen' | 'ticketsYen' | 'extraCosts'
>;

/** Shows the agreed costs on top of the price, as allowances in yen. */
export const SiteCosts = ({ booking }: { booking: Costs }) => {
  const { t } = useTranslation('trips', 'bookings');
  const locale = useLocale();
  const { meal, transport, tickets } = booking;
  const extra = listAcceptedCosts(booking.extraCosts);
  if (!meal && !transport && !tickets && extra.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h4 className="font-semibold text-sm">{t('trips.siteCosts')}</h4>
      <Lines>
        {meal ? (
          <Cost label={t('trips.meal')} choice={t(`bookings.meal.${meal}`)} yen={booking.mealYen} />
        ) : null}
        {transport ? (
          <Cost
            label={t('trips.transport')}
            choice={t(`bookings.transport.${transport}`)}
            yen={booking.transportYen}
          />
        ) : null}
        {tickets ? (
          <Cost
            label={t('trips.tickets')}
            choice={t(`bookings.tickets.${tickets}`)}
            yen={booking.ticketsYen}
          />
        ) : null}
        {extra.map(({ number, text, yen }) => (
          <Line key={number} label={<bdi className="wrap-anywhere">{text}</bdi>}>
            {formatYen(yen, locale)}
          </Line>
        ))}
      </Lines>
    </section>
  );
};
