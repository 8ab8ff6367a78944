import { formatMoney } from '@tomoguide/contract/format';
import type { Payment } from '@tomoguide/contract/payments/entities';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { CircleCheck, CircleX, Clock } from '../../ui/icons.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice, Refunds } from './not-paid.tsx';

const TripsLink = () => {
  const { t } = useTranslation('payments');
  return <LinkButton to="/dashboard?tab=ongoing">{t('payments.result.toTrips')}</LinkButton>;
};

/** The result of paying an extension's fee; the trip's card shows the next step. */
export const FeeResult = ({ payment }: { payment: Payment }) => {
  const { t } = useTranslation('payments');
  const amount = formatMoney(payment.amountCents, useLocale());
  const icon = 'size-12';
  if (payment.status === 'paid' && payment.refunds.length === 0)
    return (
      <Notice
        icon={<CircleCheck aria-hidden="true" className={`${icon} text-good`} />}
        title={t('payments.result.success')}
        actions={<TripsLink />}
      >
        <p>{t('payments.result.feePaid', { amount })}</p>
      </Notice>
    );
  if (payment.status === 'open') {
    const failed = payment.attempt === 'failed';
    return (
      <Notice
        icon={<CircleX aria-hidden="true" className={`${icon} text-seal-strong`} />}
        title={failed ? t('payments.result.failed') : t('payments.result.expired')}
        actions={<TripsLink />}
      >
        {failed ? <p>{t('payments.result.failedHint')}</p> : null}
        <p>{t('payments.result.feeOpen')}</p>
      </Notice>
    );
  }
  const isRefunded = payment.refunds.length > 0;
  return (
    <Notice
      icon={<Clock aria-hidden="true" className={`${icon} text-warn`} />}
      title={isRefunded ? t('payments.result.feeBack') : t('payments.result.feeCancelled')}
      actions={<TripsLink />}
    >
      <p>{isRefunded ? t('payments.result.feeBackHint') : t('payments.result.feeCancelledHint')}</p>
      <Refunds payment={payment} />
    </Notice>
  );
};
