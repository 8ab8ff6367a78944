import { NUMBER_BOUNDS } from '@tomoguide/contract/applications/fields';
import { calculateTourPrice, toCents } from '@tomoguide/contract/bookings/price';
import { calculateEarningsAtPrice } from '@tomoguide/contract/bookings/tour-earnings';
import { formatHours, formatMoney } from '@tomoguide/contract/format';
import { listPriceStops } from '@tomoguide/contract/guides/price-stops';
import {
  COMMISSION_PERCENT,
  DEFAULT_ADDITIONAL_PRICE_CENTS,
} from '@tomoguide/contract/payments/figures';
import { useState } from 'react';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Card } from '../../../ui/card.tsx';
import { Slider } from '../../../ui/slider.tsx';
import { AnnouncedAfterPause } from './announced-after-pause.tsx';

/** The initial values of the calculator: a tour at a typical price, in RMB per hour. */
const EXAMPLE = { hours: 4, price: 200, people: 2 };

const PRICES = listPriceStops();
const HOURS = { min: NUMBER_BOUNDS.minDurationHours.min, max: NUMBER_BOUNDS.maxDurationHours.max };
const PEOPLE = { min: NUMBER_BOUNDS.minPeople.min, max: NUMBER_BOUNDS.maxPeople.max };

/**
 * Calculates what a guide earns from a tour, by the same rules as for a real one. Without JavaScript, it
 * shows an example.
 */
export const Earnings = () => {
  const { t } = useTranslation('become-guide');
  const locale = useLocale();
  const [hours, setHours] = useState(EXAMPLE.hours);
  const [price, setPrice] = useState(EXAMPLE.price);
  const [people, setPeople] = useState(EXAMPLE.people);
  const { totalCents } = calculateTourPrice({
    durationMinutes: hours * 60,
    travelers: people,
    hourlyPriceCents: toCents(price),
    additionalPriceCents: DEFAULT_ADDITIONAL_PRICE_CENTS,
  });
  const { commissionCents, cashCents, guideCents, earnedCents } =
    calculateEarningsAtPrice(totalCents);
  const money = (cents: number) => formatMoney(cents, locale);
  const tour = { hours: formatHours(hours, locale), count: people, price: money(toCents(price)) };
  const rows: readonly [string, number][] = [
    [t('become-guide.earn.total'), totalCents],
    [t('become-guide.earn.fee', { percent: COMMISSION_PERCENT }), -commissionCents],
    [t('become-guide.earn.cash'), cashCents],
    [t('become-guide.earn.online'), guideCents],
  ];
  return (
    <section aria-labelledby="earnings">
      <h2 id="earnings" className="mb-4 font-bold text-2xl tracking-tight">
        {t('become-guide.earn.title')}
      </h2>
      <Card flush className="grid lg:grid-cols-2">
        {/* First, so that it stays in view on a phone while the user moves the sliders. */}
        <div className="tabular grid content-center gap-4 bg-action-soft p-5 sm:p-6">
          <div>
            <p className="font-semibold">{t('become-guide.earn.yours')}</p>
            <p className="font-bold text-4xl tracking-tight">{money(earnedCents)}</p>
            <p className="text-ink-soft">{t('become-guide.earn.tour', tour)}</p>
          </div>
          <dl className="grid gap-2 border-line-strong/40 border-t pt-4 text-sm">
            {rows.map(([name, cents]) => (
              <div key={name} className="flex justify-between gap-4">
                <dt>{name}</dt>
                <dd className="whitespace-nowrap">{money(cents)}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="grid content-center gap-3 p-5 sm:p-6 lg:order-first noscript:hidden">
          <Slider
            label={t('become-guide.earn.price')}
            min={0}
            max={PRICES.length - 1}
            value={PRICES.indexOf(price)}
            onChange={(stop) => setPrice(PRICES[stop] ?? price)}
            words={tour.price}
          />
          <Slider
            label={t('become-guide.earn.hours')}
            {...HOURS}
            step={0.5}
            value={hours}
            onChange={setHours}
            words={tour.hours}
          />
          <Slider
            label={t('become-guide.earn.people')}
            {...PEOPLE}
            value={people}
            onChange={setPeople}
            words={t('become-guide.earn.peopleValue', { count: people })}
          />
          <p className="text-ink-soft text-sm">
            {t('become-guide.earn.extra', { price: money(DEFAULT_ADDITIONAL_PRICE_CENTS) })}
          </p>
        </div>
      </Card>
      <AnnouncedAfterPause>
        {t('become-guide.earn.result', { ...tour, earned: money(earnedCents) })}
      </AnnouncedAfterPause>
    </section>
  );
};
