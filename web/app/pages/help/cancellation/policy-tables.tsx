import { CANCELLATION_POLICY } from '@tomoguide/contract/payments/figures';
import { getRefundDays } from '@tomoguide/contract/payments/methods';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';

const CELL = 'border-line border-b px-4 py-3 text-left align-top';

const Table = ({
  caption,
  head,
  rows,
}: {
  caption: string;
  head: [string, string];
  rows: [ReactNode, ReactNode][];
}) => (
  <div className="overflow-hidden rounded-2xl border border-line bg-surface">
    <table className="tabular w-full border-collapse [&_tr:last-child>*]:border-b-0">
      <caption className="sr-only">{caption}</caption>
      <thead className="bg-sunken text-sm">
        <tr>
          {head.map((name) => (
            <th key={name} scope="col" className={`${CELL} font-semibold`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, value], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change their order.
          <tr key={index}>
            <th scope="row" className={`${CELL} font-normal`}>
              {name}
            </th>
            <td className={`${CELL} whitespace-nowrap font-semibold`}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** A table of the tiers of the current policy, taken from the policy's own data. */
export const TierTable = () => {
  const { t } = useTranslation('cancellation');
  const { tiers, noShowRefundPercent } = CANCELLATION_POLICY;
  const percent = (value: number) =>
    value === 0 ? t('cancellation.none') : t('cancellation.percent', { percent: value });
  const rows = tiers.map((tier, index): [ReactNode, ReactNode] => {
    const longer = tiers[index - 1];
    const words = longer
      ? t('cancellation.between', { from: tier.hours / 24, to: longer.hours / 24 })
      : t('cancellation.over', { days: tier.hours / 24 });
    return [words, percent(tier.refundPercent)];
  });
  return (
    <Table
      caption={t('cancellation.sections.traveler.title')}
      head={[t('cancellation.when'), t('cancellation.share')]}
      rows={[
        [t('cancellation.before'), percent(100)],
        [t('cancellation.graceRow'), percent(100)],
        ...rows,
        [t('cancellation.under', { hours: tiers.at(-1)?.hours ?? 0 }), t('cancellation.none')],
        [t('cancellation.noShow'), percent(noShowRefundPercent)],
      ]}
    />
  );
};

/** A table of how long refunds take for each payment method. */
export const RefundTimeTable = () => {
  const { t } = useTranslation('cancellation');
  const row = (
    name: 'card' | 'wallets' | 'bank',
    destination: 'card' | 'alipay' | 'bank',
  ): [ReactNode, ReactNode] => {
    const { min, max } = getRefundDays(destination);
    return [t(`cancellation.methods.${name}`), t('cancellation.range', { from: min, to: max })];
  };
  return (
    <Table
      caption={t('cancellation.sections.speed.title')}
      head={[t('cancellation.method'), t('cancellation.days')]}
      rows={[row('card', 'card'), row('wallets', 'alipay'), row('bank', 'bank')]}
    />
  );
};
