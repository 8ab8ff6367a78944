import {
  formatInstant,
  formatOtherZoneTime,
  formatShortInstant,
  formatZone,
  getDayInZone,
} from '@tomoguide/contract/format';
import {
  listOpenTiers,
  NO_BOUNDS,
  type RefundBounds,
} from '@tomoguide/contract/payments/cancellation-policy';
import type { CancellationPolicy } from '@tomoguide/contract/payments/entities';
import type { Locale } from '@tomoguide/contract/primitives';
import type { ReactNode } from 'react';
import { getUserTimeZone } from '../../../lib/own-zone.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';

interface Props {
  policy: CancellationPolicy;
  /** The start in RFC 3339 format. */
  start: string;
  /** The guide's time zone, which determines when the tiers end. */
  timeZone: string;
  now: Temporal.Instant;
  /** The limits of the refund after changes. */
  bounds?: RefundBounds | undefined;
}

const Row = ({ when, hint, back }: { when: string; hint?: string; back: ReactNode }) => (
  <tr className="border-line border-t align-baseline">
    <th scope="row" className="py-1.5 pr-4 text-left font-normal">
      <span className="flex flex-wrap items-baseline gap-x-3">
        <span>
          <Unbroken>{when}</Unbroken>
        </span>{' '}
        {hint ? (
          <span className="text-ink-soft text-sm">
            <Unbroken>{hint}</Unbroken>
          </span>
        ) : null}
      </span>
    </th>
    <td className="whitespace-nowrap py-1.5 text-right font-semibold">{back}</td>
  </tr>
);

/** Formats a time in the tour's time zone. Omits the current year. */
const formatNearTime = (
  until: Temporal.Instant,
  { timeZone, now }: Props,
  locale: Locale,
): string => {
  const getYear = (instant: Temporal.Instant) => instant.toZonedDateTimeISO(timeZone).year;
  const format = getYear(until) === getYear(now) ? formatShortInstant : formatInstant;
  return format(until.toString(), timeZone, locale);
};

/** A table of the refund tiers that can still apply to this start, with their deadlines. */
export const RefundTable = (props: Props) => {
  const { policy, start, timeZone, now, bounds = NO_BOUNDS } = props;
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const tiers = listOpenTiers(policy, Temporal.Instant.from(start), now, bounds);
  if (tiers.length === 0) return null;
  const own = getUserTimeZone();
  const formatLeadTime = (hours: number) =>
    hours > 24 && hours % 24 === 0
      ? t('bookings.refundTable.days', { days: hours / 24 })
      : t('bookings.refundTable.hours', { hours });
  const formatInOwnZone = (until: string) =>
    getDayInZone(until, timeZone) !== getDayInZone(until, own)
      ? [
          t('bookings.refundTable.own', {
            time: formatOtherZoneTime(until, timeZone, own, locale),
            zone: formatZone(own, locale),
          }),
        ]
      : [];
  return (
    <table className="tabular w-full border-collapse text-[0.9375rem]">
      <caption className="pb-1 text-left text-ink-soft text-sm">
        {t('bookings.refundTable.caption', { zone: formatZone(timeZone, locale) })}
      </caption>
      <tbody>
        {tiers.map(({ hours, refundPercent, until }) => (
          <Row
            key={hours}
            when={t('bookings.refundTable.until', { time: formatNearTime(until, props, locale) })}
            hint={[formatLeadTime(hours), ...formatInOwnZone(until.toString())].join(' · ')}
            back={`${refundPercent}%`}
          />
        ))}
        <Row when={t('bookings.refundTable.after')} back={t('bookings.refundTable.nothing')} />
      </tbody>
    </table>
  );
};
