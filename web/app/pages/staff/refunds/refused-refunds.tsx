import { useInfiniteQuery } from '@tanstack/react-query';
import { formatMoney } from '@tomoguide/contract/format';
import type { RefusedRefund } from '@tomoguide/contract/staff/entities';
import { useState } from 'react';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { StaffList } from '../list/staff-list.tsx';
import { useStaffTime } from '../use-staff-time.ts';
import { HandleDialog } from './handle-dialog.tsx';
import { type Handling, refusedRefundsQuery } from './queries.ts';

const RefundCard = ({ refund }: { refund: RefusedRefund }) => {
  const { t } = useTranslation('staff-refunds', 'staff', 'payments');
  const nameOf = usePersonName();
  const locale = useLocale();
  const at = useStaffTime();
  const [confirming, setConfirming] = useState<Handling | null>(null);
  const isWhole = refund.leftCents === refund.amountCents;
  const isGone = refund.leftCents === 0;
  return (
    <Card className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="wrap-anywhere font-semibold">
          <bdi>{nameOf(refund.person.nickname)}</bdi>
        </h2>
        <p className="tabular text-ink-soft text-sm">{refund.bookingNumber}</p>
      </div>
      <p className="tabular font-bold text-xl">{formatMoney(refund.amountCents, locale)}</p>
      <div className="grid gap-1 text-ink-soft">
        <p>
          {t('staff-refunds.via', {
            method: t(`payments.method.${refund.method}`),
            provider: t(`staff.providers.${refund.provider}`),
          })}
        </p>
        <p>
          <Unbroken>
            {t('staff-refunds.refused', {
              time: at(refund.refusedAt),
            })}
          </Unbroken>
        </p>
        {isGone ? (
          <p>{t('staff-refunds.spentAll')}</p>
        ) : (
          <p>{t('staff-refunds.inWallet', { amount: formatMoney(refund.leftCents, locale) })}</p>
        )}
        {isWhole || isGone ? null : <p>{t('staff-refunds.spent')}</p>}
      </div>
      {refund.mayDecide ? (
        <div className="flex flex-wrap gap-2">
          {isWhole ? (
            <Button onClick={() => setConfirming('retry')}>{t('staff-refunds.retry')}</Button>
          ) : null}
          <Button tone="secondary" onClick={() => setConfirming('keep')}>
            {t(isGone ? 'staff-refunds.close' : 'staff-refunds.keep')}
          </Button>
        </div>
      ) : (
        <p>{t('staff-refunds.ownCase')}</p>
      )}
      {confirming ? (
        <HandleDialog refund={refund} what={confirming} onClose={() => setConfirming(null)} />
      ) : null}
    </Card>
  );
};

/** Failed refunds, longest-waiting first. */
export const RefusedRefunds = () => {
  const { t } = useTranslation('staff-refunds');
  const list = useInfiniteQuery(refusedRefundsQuery());
  return (
    <StaffList
      exported={{ list: 'refunds' }}
      list={list}
      empty={t('staff-refunds.empty')}
      emptyHint={t('staff-refunds.emptyHint')}
    >
      {(refund) => <RefundCard refund={refund} />}
    </StaffList>
  );
};
