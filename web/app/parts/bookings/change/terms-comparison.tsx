import { useQuery } from '@tanstack/react-query';
import type { ChangePart } from '@tomoguide/contract/bookings/change-proposal';
import type { BookingPlan, ChangeTerms } from '@tomoguide/contract/bookings/entities';
import { getLocalizedName } from '@tomoguide/contract/catalog/names';
import {
  formatDuration,
  formatMoney,
  formatShortDay,
  formatTimes,
  getDayInZone,
} from '@tomoguide/contract/format';
import { getTextInLocale } from '@tomoguide/contract/guides/local-text';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { ArrowRight } from '../../../ui/icons.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { useGroupText } from '../booking/group-line.tsx';
import { AgreedPlan } from '../itinerary/agreed-plan.tsx';
import { serviceNamesQuery } from '../queries.ts';

type Row = ChangePart | 'total';

/** Returns a function that formats one part of a plan. */
export const usePlanTexts = (timeZone: string) => {
  const { t } = useTranslation('change', 'trips');
  const locale = useLocale();
  const formatGroup = useGroupText();
  const { data: names } = useQuery(serviceNamesQuery());
  const texts: Record<Row, (plan: BookingPlan) => string> = {
    start: ({ scheduledStartTime: start, scheduledEndTime: end }) =>
      `${formatShortDay(getDayInZone(start, timeZone), locale)} ${formatTimes(start, end, timeZone, locale)}`,
    duration: ({ duration }) => formatDuration(duration * 60, locale),
    travelers: ({ travelers, group }) =>
      [t('trips.people', { count: travelers }), ...(group ? [formatGroup(group)] : [])].join(' · '),
    services: ({ services }) =>
      services
        .map((id) => {
          const name = names?.get(id);
          return name ? getLocalizedName(name, locale) : '…';
        })
        .join(' · ') || t('change.compare.none'),
    itinerary: ({ itinerary }) =>
      itinerary ? getTextInLocale(itinerary.title, locale) : t('change.compare.none'),
    total: ({ totalCents }) => formatMoney(totalCents, locale),
  };
  return (plan: BookingPlan, row: Row): string => texts[row](plan);
};

interface Props {
  terms: Pick<ChangeTerms, 'changed' | 'before' | 'after'>;
  /** The guide's time zone. */
  timeZone: string;
}

/** What a change changes, line by line: before and after side by side, or in one line if there is no room. */
export const TermsComparison = ({ terms: { changed, before, after }, timeZone }: Props) => {
  const { t } = useTranslation('change');
  const textOf = usePlanTexts(timeZone);
  const isPriceChanged = before.totalCents !== after.totalCents;
  const rows: Row[] = [...changed, ...(isPriceChanged ? (['total'] as const) : [])];
  return (
    <div className="@container">
      <dl className="tabular divide-y divide-line">
        {rows.map((row) => (
          <div
            key={row}
            data-change={row}
            className="flex flex-wrap items-baseline gap-x-2 py-2 @lg:grid @lg:grid-cols-[7rem_1fr_1fr] @lg:gap-x-4"
          >
            <dt className="basis-full text-ink-soft text-sm">{t(`change.compare.part.${row}`)}</dt>
            <dd className="wrap-anywhere text-ink-soft">
              <span className="sr-only">{t('change.compare.before')}: </span>
              <Unbroken>{textOf(before, row)}</Unbroken>
            </dd>
            <dd className="wrap-anywhere font-semibold">
              <ArrowRight aria-hidden="true" className="mr-2 inline size-4 align-[-0.125em]" />
              <span className="sr-only">{t('change.compare.after')}: </span>
              <Unbroken>{textOf(after, row)}</Unbroken>
              {row === 'itinerary' && after.itinerary ? (
                <AgreedPlan itinerary={after.itinerary} />
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
