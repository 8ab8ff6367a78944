import type { Booking } from '@tomoguide/contract/bookings/entities';
import { formatInBothZones, formatMoney } from '@tomoguide/contract/format';
import type { PaymentMethod } from '@tomoguide/contract/payments/methods';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { tripsPath } from '../../../lib/pages.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { useToast } from '../../../ui/use-toast.ts';

export interface Receipt {
  amountCents: number;
  walletCents: number;
  /** Null where the wallet paid it whole. */
  method: PaymentMethod | null;
}

const ReceiptLines = ({ receipt }: { receipt: Receipt }) => {
  const { t } = useTranslation('payments');
  const locale = useLocale();
  const { amountCents, walletCents, method } = receipt;
  const rest = amountCents - walletCents;
  const lines: [string, number][] = [];
  if (walletCents > 0) lines.push([t('result.fromWallet'), walletCents]);
  if (rest > 0 && method)
    lines.push([t('result.paidWith', { method: t(`method.${method}`) }), rest]);
  return (
    <section className="grid gap-2">
      <h2 className="font-semibold">{t('result.receipt')}</h2>
      <dl className="tabular grid gap-1">
        {lines.map(([label, cents]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-ink-soft">{label}</dt>
            <dd>{formatMoney(cents, locale)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-line border-t pt-2 font-semibold">
          <dt>{t('result.deposit')}</dt>
          <dd>{formatMoney(amountCents, locale)}</dd>
        </div>
      </dl>
    </section>
  );
};

const NextSteps = ({ booking, zone }: { booking: Booking; zone: string }) => {
  const { t } = useTranslation('payments');
  const locale = useLocale();
  const waits = booking.status === 'confirmed' && booking.deadlineAt !== null;
  const steps = [
    waits
      ? t('result.nextAnswer', {
          time: formatInBothZones(booking.deadlineAt ?? '', zone, booking.timeZone, locale),
        })
      : t('result.nextAccepted'),
    ...(waits ? [t('result.nextRefund'), t('result.nextTell')] : []),
    t('result.nextRest', { amount: formatMoney(booking.finalPaymentCents, locale) }),
  ];
  return (
    <section className="grid gap-2">
      <h2 className="font-semibold">{t('result.next')}</h2>
      <ol className="grid list-decimal gap-2 pl-5 marker:text-ink-soft">
        {steps.map((step) => (
          <li key={step}>
            <Unbroken>{step}</Unbroken>
          </li>
        ))}
      </ol>
    </section>
  );
};

interface Props {
  booking: Booking;
  receipt: Receipt;
  /** The reader's zone. */
  zone: string;
  /** The tour in a few lines. */
  children: ReactNode;
}

/** The deposit has arrived: what was paid, for what, and what happens next. */
export const Paid = ({ booking, receipt, zone, children }: Props) => {
  const { t } = useTranslation('payments');
  const locale = useLocale();
  const amount = formatMoney(receipt.amountCents, locale);
  useToast({ tone: 'success', title: t('result.success') });
  return (
    <Card className="grid gap-6">
      <div className="grid justify-items-center gap-2 text-center" role="status">
        <CircleCheck aria-hidden="true" className="size-12 text-good" />
        <h1 className="font-bold text-2xl">{t('result.success')}</h1>
        <p className="text-ink-soft">{t('result.successHint', { amount })}</p>
      </div>
      <section className="grid gap-4 rounded-xl bg-sunken p-4">
        <h2 className="sr-only">{t('result.tour')}</h2>
        {children}
      </section>
      <NextSteps booking={booking} zone={zone} />
      <ReceiptLines receipt={receipt} />
      <LinkButton wide size="large" to={tripsPath(booking.tab)}>
        {t('result.toTrips')}
      </LinkButton>
    </Card>
  );
};
