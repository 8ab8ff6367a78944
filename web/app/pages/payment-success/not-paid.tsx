import { formatMoney } from '@tomoguide/contract/format';
import type { Payment } from '@tomoguide/contract/payments/entities';
import type { ReactNode } from 'react';
import { bookingPath } from '../../lib/pages.ts';
import { SupportLink } from '../../parts/help/support/support-link.tsx';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { AnnouncedText } from '../../ui/announced-text.tsx';
import { Card } from '../../ui/card.tsx';
import { CircleX, Clock } from '../../ui/icons.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';

interface NoticeProps {
  icon: ReactNode;
  title: string;
  children: ReactNode;
  actions: ReactNode;
}

export const Notice = ({ icon, title, children, actions }: NoticeProps) => (
  <Card className="grid justify-items-center gap-4 text-balance text-center">
    {icon}
    <AnnouncedText>{title}</AnnouncedText>
    <div data-outcome className="grid gap-2">
      <h1 className="font-bold text-2xl">{title}</h1>
      <div className="grid gap-2 text-ink-soft">{children}</div>
    </div>
    <div className="flex flex-wrap justify-center gap-2">{actions}</div>
  </Card>
);

/** Returns the path of the trip that was extended or changed. */
export const getTripPath = ({ bookingId }: Payment): string => bookingPath('traveler', bookingId);

const Continue = ({ payment }: { payment: Payment }) => {
  const { t } = useTranslation('payments');
  return (
    <>
      <LinkButton
        to={
          payment.kind === 'deposit'
            ? `/checkout?bookingId=${payment.bookingId}`
            : getTripPath(payment)
        }
      >
        {t('payments.result.continue')}
      </LinkButton>
      <LinkButton tone="secondary" to="/dashboard">
        {t('payments.result.toTrips')}
      </LinkButton>
    </>
  );
};

/**
 * Shown while the payment provider has not reported a result. After a while, the user can report what
 * happened.
 */
export const PaymentPending = ({ payment, long }: { payment: Payment; long: boolean }) => {
  const { t } = useTranslation('payments');
  return (
    <Notice
      icon={<Spinner className="size-10 text-action" />}
      title={long ? t('payments.result.stillWaiting') : t('payments.result.waiting')}
      actions={long ? <Continue payment={payment} /> : null}
    >
      <p>{long ? t('payments.result.stillWaitingHint') : t('payments.result.waitingHint')}</p>
    </Notice>
  );
};

/** Shown if the last attempt failed while the slot is still held. */
export const Failed = ({ payment, held }: { payment: Payment; held: ReactNode }) => {
  const { t } = useTranslation('payments');
  const failed = payment.attempt === 'failed';
  return (
    <Notice
      icon={<CircleX aria-hidden="true" className="size-12 text-danger" />}
      title={failed ? t('payments.result.failed') : t('payments.result.expired')}
      actions={
        <>
          <Continue payment={payment} />
          {failed ? (
            <SupportLink
              topic="payment_failed"
              about={{ kind: 'booking', id: payment.bookingId }}
              size="medium"
            />
          ) : null}
        </>
      }
    >
      {failed ? <p>{t('payments.result.failedHint')}</p> : null}
      <p>{failed ? t('payments.result.failedHeld') : t('payments.result.expiredHint')}</p>
      {held}
    </Notice>
  );
};

const useRefundLine = () => {
  const { t } = useTranslation('payments');
  const locale = useLocale();
  return (refund: Payment['refunds'][number], method: Payment['method']): string => {
    const amount = formatMoney(refund.amountCents, locale);
    const { destination, minDays: min, maxDays: max } = refund;
    const by = t(`payments.result.way.${method ?? 'card'}`);
    if (refund.status === 'refused')
      return t('payments.result.refundRefused', { amount, method: by });
    if (destination === 'wallet' || destination === 'bank')
      return t('payments.result.refundWallet', { amount });
    const way = t('payments.result.refundWay', {
      amount,
      method: t(`payments.result.way.${destination}`),
    });
    return `${way} · ${t('payments.result.refundDays', { min, max })}`;
  };
};

/** The refunds of a payment: how much, where to, and when. */
export const Refunds = ({ payment }: { payment: Payment }) => {
  const lineOf = useRefundLine();
  if (payment.refunds.length === 0) return null;
  return (
    <ul className="text-ink">
      {payment.refunds.map((refund) => (
        <li key={`${refund.destination}:${refund.createdAt}`}>{lineOf(refund, payment.method)}</li>
      ))}
    </ul>
  );
};

/** Shown if the hold expired before payment: nothing was charged, or the payment is refunded in full. */
export const Ended = ({ payment }: { payment: Payment }) => {
  const { t } = useTranslation('payments');
  const refunded = payment.status === 'refunded';
  return (
    <Notice
      icon={<Clock aria-hidden="true" className="size-12 text-warn" />}
      title={refunded ? t('payments.result.refunded') : t('payments.result.cancelled')}
      actions={
        <>
          <LinkButton to="/search">{t('payments.result.findGuide')}</LinkButton>
          <LinkButton tone="secondary" to="/dashboard?tab=past">
            {t('payments.result.toTrips')}
          </LinkButton>
        </>
      }
    >
      <p>{refunded ? t('payments.result.refundedHint') : t('payments.result.cancelledHint')}</p>
      <Refunds payment={payment} />
    </Notice>
  );
};
