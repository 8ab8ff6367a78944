import { findCityBySlug } from '@tomoguide/contract/catalog/match-cities';
import { getLocalizedName } from '@tomoguide/contract/catalog/names';
import {
  formatDay,
  formatHours,
  formatMoney,
  formatTimes,
  formatZone,
} from '@tomoguide/contract/format';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import type { PendingTour } from './pending-tour.ts';

const getEnd = (start: string, hours: number): string =>
  Temporal.Instant.from(start)
    .add({ minutes: hours * 60 })
    .toString();

/**
 * The tour that the user will book after logging in, with guide, time and price; shown above the login
 * form.
 */
export const PendingTourCard = ({ tour }: { tour: PendingTour }) => {
  const { t } = useTranslation('accounts');
  const locale = useLocale();
  const { guide, itinerary, date, start, duration, travelers, price } = tour;
  const city = findCityBySlug(guide.serviceCity);
  const hours = formatHours(duration, locale);
  const when = start
    ? t('accounts.begun.times', {
        times: formatTimes(start, getEnd(start, duration), guide.timeZone, locale),
        zone: formatZone(guide.timeZone, locale),
        hours,
      })
    : hours;
  const group = travelers === null ? [] : [t('accounts.begun.people', { count: travelers })];
  return (
    <section
      aria-label={t('accounts.begun.label')}
      data-begun-tour
      className="mb-5 grid gap-4 rounded-2xl border border-line bg-surface p-4 shadow-card sm:p-5"
    >
      <div className="flex items-center gap-3.5">
        <Avatar name={guide.name} src={guide.portrait?.small ?? null} size={56} />
        <div className="min-w-0">
          <p className="break-keep font-semibold text-lg leading-snug">
            <bdi>{guide.name}</bdi>
          </p>
          {city ? <p className="text-ink-soft text-sm">{getLocalizedName(city, locale)}</p> : null}
        </div>
      </div>
      <div className="tabular grid gap-0.5">
        {itinerary ? (
          <p className="wrap-anywhere font-semibold">
            <Unbroken>{itinerary}</Unbroken>
          </p>
        ) : null}
        {date ? (
          <p className="font-semibold">
            <Unbroken>{formatDay(date, locale)}</Unbroken>
          </p>
        ) : null}
        <p className="text-[0.9375rem]">
          <Unbroken>{[when, ...group].join(t('accounts.begun.join'))}</Unbroken>
        </p>
      </div>
      {price ? (
        <p className="tabular flex flex-wrap items-baseline justify-between gap-x-3 border-line border-t pt-3">
          <span className="font-semibold text-xl">{formatMoney(price.totalCents, locale)}</span>
          <span className="text-ink-soft text-sm">
            {t('accounts.begun.now', { amount: formatMoney(price.depositCents, locale) })}
          </span>
        </p>
      ) : null}
    </section>
  );
};
