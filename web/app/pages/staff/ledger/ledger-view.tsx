import { useQuery } from '@tanstack/react-query';
import { formatMoney } from '@tomoguide/contract/format';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { StaffSkeleton } from '../staff-only.tsx';
import { Proof } from './proof.tsx';
import { ledgerSumsQuery } from './queries.ts';
import { Transactions } from './transactions.tsx';
import { useKindName } from './use-kind-name.ts';

const Sums = () => {
  const { t } = useTranslation('staff-ledger', 'staff');
  const locale = useLocale();
  const nameOf = useKindName();
  const sums = useQuery(ledgerSumsQuery());
  if (sums.isPending) return <StaffSkeleton />;
  if (sums.isLoadingError)
    return <ErrorState title={t('staff.loadError')} onRetry={() => sums.refetch()} />;
  const { data, sumCents } = sums.data;
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold text-lg">{t('staff-ledger.kinds')}</h2>
        <Badge tone={sumCents === 0 ? 'good' : 'seal'}>
          {t(sumCents === 0 ? 'staff-ledger.zero' : 'staff-ledger.notZero')}
        </Badge>
      </div>
      <table className="tabular w-full text-left">
        <thead className="text-ink-soft text-sm">
          <tr>
            <th scope="col" className="py-1 pr-4 font-normal">
              {t('staff-ledger.kind')}
            </th>
            <th scope="col" className="py-1 pr-4 text-right font-normal">
              {t('staff-ledger.accounts')}
            </th>
            <th scope="col" className="py-1 text-right font-normal">
              {t('staff-ledger.holds')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {data.map(({ kind, accounts, cents }) => (
            <tr key={kind}>
              <th scope="row" className="py-2 pr-4 font-normal">
                {nameOf(kind)}
              </th>
              <td className="py-2 pr-4 text-right text-ink-soft">{accounts}</td>
              <td className="whitespace-nowrap py-2 text-right">{formatMoney(cents, locale)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className="border-line-strong border-t font-semibold">
          <tr>
            <th scope="row" colSpan={2} className="py-2 pr-4">
              {t('staff-ledger.sum')}
            </th>
            <td className="whitespace-nowrap py-2 text-right">{formatMoney(sumCents, locale)}</td>
          </tr>
        </tfoot>
      </table>
      <Proof />
    </Card>
  );
};

/** The ledger: the accounts by kind, the consistency check, and the latest transactions. */
export const LedgerView = () => (
  <>
    <Sums />
    <Transactions />
  </>
);
