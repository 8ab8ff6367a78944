import type { DisputeCase } from '@tomoguide/contract/bookings/entities';
import { formatMoney } from '@tomoguide/contract/format';
import type { RefundParts } from '@tomoguide/contract/payments/cancellation-policy';
import type { ReactNode } from 'react';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';

const Line = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt className="wrap-anywhere">{label}</dt>
    <dd className="whitespace-nowrap text-right">{children}</dd>
  </div>
);

/**
 * How the online payment would be split by this decision. `split` is null while the refund is not a valid
 * amount.
 */
export const SplitLines = ({ found, split }: { found: DisputeCase; split: RefundParts | null }) => {
  const nameOf = usePersonName();
  const { t } = useTranslation('staff-disputes');
  const locale = useLocale();
  const money = (cents: number | undefined) =>
    cents === undefined ? '–' : formatMoney(cents, locale);
  return (
    <section className="grid gap-2 rounded-xl bg-sunken p-4" aria-live="polite">
      <h4 className="font-semibold text-sm">{t('staff-disputes.who')}</h4>
      <dl className="tabular grid gap-1">
        <Line label={t('staff-disputes.toTraveler', { name: nameOf(found.traveler.nickname) })}>
          {money(split?.refundCents)}
        </Line>
        <Line label={t('staff-disputes.toGuide', { name: nameOf(found.guide.nickname) })}>
          {money(split?.guideCents)}
        </Line>
        <Line label={t('staff-disputes.commission')}>{money(split?.commissionCents)}</Line>
        <div className="border-line border-t pt-1 font-semibold">
          <Line label={t('staff-disputes.sum')}>{money(found.onlineCents)}</Line>
        </div>
        {found.openFeeCents > 0 ? (
          <Line label={t('staff-disputes.openFee')}>{money(found.openFeeCents)}</Line>
        ) : null}
      </dl>
    </section>
  );
};
