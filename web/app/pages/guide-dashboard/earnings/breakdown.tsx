import { formatMoney } from '@tomoguide/contract/format';
import type { EarningsPeriod } from '@tomoguide/contract/payments/entities';
import type { ReactNode } from 'react';
import { sumEarned } from '../../../parts/payments/earnings/sum-earned.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Line, Lines } from '../../../ui/amount-lines.tsx';

/** One kind of booking: its earnings and, in small text below, how they are calculated. */
const Kind = ({
  label,
  earned,
  parts,
}: {
  label: ReactNode;
  earned: string;
  parts: readonly (readonly [string, string])[];
}) => (
  <>
    <Line label={label} strong>
      {earned}
    </Line>
    {parts.map(([name, amount]) => (
      <Line key={name} label={<span className="text-ink-soft text-sm">{name}</span>}>
        <span className="text-ink-soft text-sm">{amount}</span>
      </Line>
    ))}
  </>
);

const NONE_CANCELLED = { bookings: 0, onlineCents: 0, commissionCents: 0, earnedCents: 0 };

/** Shows how the earnings of a period are calculated. Each column of numbers adds up. */
export const Breakdown = ({ period }: { period: EarningsPeriod }) => {
  const { t } = useTranslation('earnings');
  const locale = useLocale();
  const money = (cents: number) => formatMoney(cents, locale);
  const { tourCents, cashCents, cancelled = NONE_CANCELLED } = period;
  const tours = {
    bookings: period.bookings - cancelled.bookings,
    onlineCents: period.onlineCents - cancelled.onlineCents,
    commissionCents: period.commissionCents - cancelled.commissionCents,
    earnedCents: period.earnedCents - cancelled.earnedCents,
  };
  // The amount refunded because of a dispute or a chargeback.
  const refundedCents = tourCents - cashCents - tours.onlineCents;
  return (
    <div aria-live="polite" className="rounded-xl bg-sunken p-4 text-[0.9375rem]">
      <h3 className="mb-3 font-semibold">{t('earnings.how')}</h3>
      {period.bookings === 0 ? (
        <p className="mb-3 text-ink-soft text-sm">{t('earnings.nothing')}</p>
      ) : (
        <div className="mb-3 grid gap-4 border-line border-b pb-3">
          {tours.bookings > 0 ? (
            <Lines>
              <Kind
                label={t('earnings.completedTours', { count: tours.bookings })}
                earned={money(tours.earnedCents + cashCents)}
                parts={[
                  [t('earnings.tours'), money(tourCents)],
                  ...(refundedCents > 0
                    ? [[t('earnings.refunded'), money(-refundedCents)] as const]
                    : []),
                  [t('earnings.fee'), money(-tours.commissionCents)],
                ]}
              />
            </Lines>
          ) : null}
          {cancelled.bookings > 0 ? (
            <Lines>
              <Kind
                label={t('earnings.cancelledTours', { count: cancelled.bookings })}
                earned={money(cancelled.earnedCents)}
                parts={[
                  [t('earnings.paidOnline'), money(cancelled.onlineCents)],
                  [t('earnings.fee'), money(-cancelled.commissionCents)],
                ]}
              />
            </Lines>
          ) : null}
        </div>
      )}
      <Lines>
        <Line label={t('earnings.earned')} strong>
          {money(sumEarned(period))}
        </Line>
        <Line label={t('earnings.online')}>{money(period.earnedCents)}</Line>
        <Line label={t('earnings.cash')}>{money(cashCents)}</Line>
      </Lines>
    </div>
  );
};
