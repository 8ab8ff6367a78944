import type { Booking } from '@tomoguide/contract/bookings/entities';
import { formatMoney } from '@tomoguide/contract/format';
import type { PaymentMethod } from '@tomoguide/contract/payments/methods';
import type { ReactNode } from 'react';
import { formatDeadline } from '../../lib/own-zone.ts';
import { tripsPath } from '../../lib/pages.ts';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { AnnouncedText } from '../../ui/announced-text.tsx';
import { Card } from '../../ui/card.tsx';
import { CircleCheck } from '../../ui/icons.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';

export interface Receipt {
  amountCents: number;
  walletCents: number;
  /** The payment method; null if the wallet paid the whole amount. */
  method: PaymentMethod | null;
  /** The URL of the payment's page at the demo payment provider. */
  demoPage?: string | null;
}

interface RowProps {
  label: string;
  /** Small text below the label. */
  hint?: ReactNode;
  children: ReactNode;
}

const Row = ({ label, hint, children }: RowProps) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt>
      <Unbroken>{label}</Unbroken>
      {hint ? <span className="block text-ink-soft text-sm">{hint}</span> : null}
    </dt>
    <dd className="text-right font-semibold">{children}</dd>
  </div>
);

const usePaidWith = (): ((receipt: Receipt) => string) => {
  const { t } = useTranslation('payments');
  const locale = useLocale();
  return ({ amountCents, walletCents, method }) => {
    const rest = amountCents - walletCents;
    if (rest === 0 || method === null) return t('payments.result.wallet');
    if (walletCents === 0) return t(`payments.method.${method}`);
    return t('payments.result.walletAnd', {
      wallet: formatMoney(walletCents, locale),
      rest: formatMoney(rest, locale),
      method: t(`payments.method.${method}`),
    });
  };
};

/** A receipt: what was paid and how, what is still due and how, and the booking number. */
const ReceiptLines = ({ booking, receipt, restHint }: Omit<Props, 'children'>) => {
  const { t } = useTranslation('payments');
  const locale = useLocale();
  const paidWith = usePaidWith();
  return (
    <section className="grid gap-3">
      <h2 className="font-semibold">{t('payments.result.receipt')}</h2>
      <dl className="tabular grid gap-3">
        <Row label={t('payments.result.number')}>{booking.bookingNumber}</Row>
        <Row label={t('payments.result.paidWith')}>{paidWith(receipt)}</Row>
        <Row label={t('payments.result.deposit')}>
          <span className="whitespace-nowrap">{formatMoney(receipt.amountCents, locale)}</span>
        </Row>
        {booking.status === 'cancelled' ? null : (
          <Row label={t('payments.result.rest', { name: booking.guide.name })} hint={restHint}>
            <span className="whitespace-nowrap">
              {formatMoney(booking.finalPaymentCents, locale)}
            </span>
          </Row>
        )}
      </dl>
    </section>
  );
};

const isAwaitingAnswer = ({ status }: Booking): boolean => status === 'confirmed';

/** The status of the booking, which matters most to the traveler. */
const BookingStatus = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('payments');
  const { name } = booking.guide;
  const text = () => {
    if (booking.status === 'cancelled') return t('payments.result.cancelledSince');
    return t(`payments.result.${isAwaitingAnswer(booking) ? 'sent' : 'confirmed'}`, { name });
  };
  return (
    <p className="font-semibold">
      <Unbroken names={[name]}>{text()}</Unbroken>
    </p>
  );
};

/** What happens next, in three lines. */
const NextSteps = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('payments');
  const locale = useLocale();
  const { name } = booking.guide;
  if (booking.status === 'cancelled') return null;
  const time = (instant: string) => formatDeadline(instant, booking.timeZone, locale);
  const rest = formatMoney(booking.finalPaymentCents, locale);
  const steps = isAwaitingAnswer(booking)
    ? [
        booking.deadlineAt
          ? t('payments.result.answerBy', { name, time: time(booking.deadlineAt) })
          : t('payments.result.nextAnswer', { name }),
        t('payments.result.nextRefund', { name }),
        t('payments.result.nextMeet', { rest }),
      ]
    : [
        t('payments.result.nextDetails'),
        t('payments.result.nextStart', { name }),
        t('payments.result.nextMeet', { rest }),
      ];
  return (
    <section className="grid gap-3">
      <h2 className="font-semibold">{t('payments.result.next')}</h2>
      <ol className="grid gap-3">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden="true"
              className="tabular inline-flex size-6 shrink-0 items-center justify-center rounded-full bg-action-soft font-semibold text-action text-sm"
            >
              {index + 1}
            </span>
            <span className="min-w-0">
              <Unbroken names={[name]}>{step}</Unbroken>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
};

interface Props {
  booking: Booking;
  receipt: Receipt;
  /** Explains how to pay the balance. */
  restHint: ReactNode;
  /** A short summary of the tour. */
  children: ReactNode;
}

/** Shown once the deposit has arrived: the status of the booking, the tour, and a receipt. */
export const Paid = ({ booking, receipt, restHint, children }: Props) => {
  const { t } = useTranslation('payments');
  return (
    <Card className="grid gap-6">
      <AnnouncedText>{t('payments.result.success')}</AnnouncedText>
      <div data-outcome className="grid justify-items-center gap-2 text-balance text-center">
        <CircleCheck aria-hidden="true" className="size-12 text-good" />
        <h1 className="font-bold text-2xl">{t('payments.result.success')}</h1>
        <BookingStatus booking={booking} />
      </div>
      <NextSteps booking={booking} />
      <section className="grid gap-4 rounded-xl bg-sunken p-4">
        <h2 className="sr-only">{t('payments.result.tour')}</h2>
        {children}
      </section>
      <ReceiptLines booking={booking} receipt={receipt} restHint={restHint} />
      <LinkButton wide size="large" to={tripsPath(booking.tab)}>
        {t('payments.result.toTrips')}
      </LinkButton>
      {receipt.demoPage ? (
        <LinkButton wide tone="quiet" to={receipt.demoPage}>
          {t('payments.result.demoPage')}
        </LinkButton>
      ) : null}
    </Card>
  );
};
