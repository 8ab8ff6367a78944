import { formatInstant, formatZone } from '@tomoguide/contract/format';
import type { CancellationPolicy } from '@tomoguide/contract/payments/entities';
import { openTiers } from '@tomoguide/contract/payments/policy';
import type { ReactNode } from 'react';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { clocksDiffer, onOwnClock, ownZone } from './own-zone.ts';

interface Props {
  policy: CancellationPolicy;
  /** RFC 3339. */
  start: string;
  /** The guide's: the tiers end on the clock of the tour. */
  timeZone: string;
  now: Temporal.Instant;
}

const Row = ({ when, hint, back }: { when: string; hint?: string; back: ReactNode }) => (
  <tr className="border-line border-t align-baseline">
    <th scope="row" className="py-1.5 pr-4 text-left font-normal">
      <Unbroken>{when}</Unbroken>
      {hint ? (
        <span className="block text-ink-soft text-sm">
          <Unbroken>{hint}</Unbroken>
        </span>
      ) : null}
    </th>
    <td className="whitespace-nowrap py-1.5 text-right font-semibold">{back}</td>
  </tr>
);

/** What a cancellation gives back and until when, by the tiers that are still ahead of this start. */
export const RefundTable = ({ policy, start, timeZone, now }: Props) => {
  const { t } = useTranslation('bookings-checkout');
  const locale = useLocale();
  const tiers = openTiers(policy, Temporal.Instant.from(start), now);
  if (tiers.length === 0) return null;
  return (
    <table className="tabular w-full border-collapse text-[0.9375rem]">
      <caption className="pb-1 text-left text-ink-soft text-sm">
        {t('refundTable.caption', { zone: formatZone(timeZone, locale) })}
      </caption>
      <tbody>
        {tiers.map(({ hours, refundPercent, until }) => (
          <Row
            key={hours}
            when={t('refundTable.until', {
              time: formatInstant(until.toString(), timeZone, locale),
            })}
            hint={[
              t('refundTable.hours', { hours }),
              ...(clocksDiffer(until.toString(), timeZone, ownZone())
                ? [onOwnClock(until.toString(), locale)]
                : []),
            ].join(' · ')}
            back={`${refundPercent}%`}
          />
        ))}
        <Row when={t('refundTable.after')} back={t('refundTable.nothing')} />
      </tbody>
    </table>
  );
};
