import { formatMoney } from '@tomoguide/contract/format';
import type { Payment } from '@tomoguide/contract/payments/entities';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { CircleCheck, CircleX, Clock } from '../../ui/icons.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { getTripPath, Notice, Refunds } from './not-paid.tsx';

/** The texts that depend on what was paid. */
const TEXTS = {
  extension: {
    paid: 'payments.result.feePaid',
    back: 'payments.result.feeBack',
    backHint: 'payments.result.feeBackHint',
    cancelled: 'payments.result.feeCancelled',
  },
  change: {
    paid: 'payments.result.changePaid',
    back: 'payments.result.changeBack',
    backHint: 'payments.result.changeBackHint',
    cancelled: 'payments.result.changeCancelled',
  },
} as const;

interface Props {
  payment: Payment;
  kind: keyof typeof TEXTS;
}

/** The result of paying for an extension or a change; the trip's card shows the next step. */
export const FeeResult = ({ payment, kind }: Props) => {
  const { t } = useTranslation('payments');
  const amount = formatMoney(payment.amountCents, useLocale());
  const texts = TEXTS[kind];
  const icon = 'size-12';
  const link = <LinkButton to={getTripPath(payment)}>{t('payments.result.toTrips')}</LinkButton>;
  if (payment.status === 'paid' && payment.refunds.length === 0)
    return (
      <Notice
        icon={<CircleCheck aria-hidden="true" className={`${icon} text-good`} />}
        title={t('payments.result.success')}
        actions={link}
      >
        <p>{t(texts.paid, { amount })}</p>
      </Notice>
    );
  if (payment.status === 'open') {
    const failed = payment.attempt === 'failed';
    return (
      <Notice
        icon={<CircleX aria-hidden="true" className={`${icon} text-seal-strong`} />}
        title={failed ? t('payments.result.failed') : t('payments.result.expired')}
        actions={link}
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
      title={t(isRefunded ? texts.back : texts.cancelled)}
      actions={link}
    >
      <p>{t(isRefunded ? texts.backHint : 'payments.result.feeCancelledHint')}</p>
      <Refunds payment={payment} />
    </Notice>
  );
};
