import { useQuery } from '@tanstack/react-query';
import type { Booking } from '@tomoguide/contract/bookings/entities';
import { formatMoney } from '@tomoguide/contract/format';
import type { PaymentMethod } from '@tomoguide/contract/payments/methods';
import { calculateWalletShare } from '@tomoguide/contract/payments/wallet';
import { type FormEvent, useState } from 'react';
import { useNavigation } from 'react-router';
import { useNow } from '../../../lib/use-now.ts';
import { BookingPrice } from '../../../parts/bookings/booking/booking-price.tsx';
import { BookingWhen } from '../../../parts/bookings/booking/booking-when.tsx';
import { GuideLine } from '../../../parts/bookings/booking/guide-line.tsx';
import { MeetingPoint } from '../../../parts/bookings/booking/meeting-point.tsx';
import { PolicySentence } from '../../../parts/bookings/booking/policy-sentence.tsx';
import { RefundTable } from '../../../parts/bookings/booking/refund-table.tsx';
import { SiteCosts } from '../../../parts/bookings/booking/site-costs.tsx';
import { InstantLine } from '../../../parts/bookings/checkout-form/instant-line.tsx';
import { PayButton } from '../../../parts/bookings/checkout-form/pay-button.tsx';
import {
  readWalletChoice,
  storeWalletChoice,
} from '../../../parts/bookings/checkout-form/wallet-choice.ts';
import { HoldDeadline } from '../../../parts/bookings/hold-deadline.tsx';
import { ItineraryLine } from '../../../parts/bookings/itinerary/itinerary-line.tsx';
import { walletQuery } from '../../../parts/bookings/queries.ts';
import { WeatherNote } from '../../../parts/bookings/weather/weather-note.tsx';
import { storeLastMethod } from '../../../parts/payments/last-method.ts';
import { PaymentChoice } from '../../../parts/payments/payment-choice.tsx';
import { getMethod } from '../../../parts/payments/payment-methods.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Card } from '../../../ui/card.tsx';
import { GuideStrip } from '../guide-strip.tsx';
import { DepositNote } from './deposit-note.tsx';
import { usePayment } from './use-payment.ts';

/** The form to pay the deposit of a booking whose slot is held. */
export const PayForm = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('checkout', 'errors');
  const locale = useLocale();
  const now = useNow(60);
  const { phase, failure, pay, chosenBefore } = usePayment(booking.id);
  // The provider's page is loading; another submit would open it twice.
  const leaving = useNavigation().state !== 'idle';
  // If the user unticked the wallet, it stays unticked, no matter how they return to this page.
  const [useWallet, setUseWallet] = useState(() => readWalletChoice(booking.id));
  const [chosen, setChosen] = useState<PaymentMethod | null>(chosenBefore?.method ?? null);
  const method = getMethod(chosen, { userId: booking.travelerId, locale });
  const balance = useQuery(walletQuery()).data?.balanceCents ?? 0;
  const spent = booking.walletCents;
  // The wallet can be used once per booking: when the booking is created, or with the first payment.
  const usable = spent > 0 ? 0 : balance;
  const due = booking.depositCents - spent;
  const walletCents = useWallet ? calculateWalletShare(due, usable) : 0;
  const send = (event: FormEvent) => {
    event.preventDefault();
    storeLastMethod(booking.travelerId, method);
    pay({ method, ...(walletCents > 0 ? { useWallet: true } : {}) });
  };
  return (
    <form
      onSubmit={send}
      className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:gap-8"
    >
      <GuideStrip guide={booking.guide} />
      <Card className="grid gap-5">
        {booking.deadlineAt ? (
          <HoldDeadline until={booking.deadlineAt} timeZone={booking.timeZone} />
        ) : null}
        <WeatherNote weather={booking.weather} timeZone={booking.timeZone} />
        {spent > 0 ? (
          <p>{t('checkout.walletUsed', { amount: formatMoney(spent, locale) })}</p>
        ) : null}
        <PaymentChoice
          balanceCents={usable}
          depositCents={due}
          useWallet={useWallet}
          method={method}
          busy={phase !== 'idle'}
          onChange={(change) => {
            if (change.useWallet !== undefined) {
              setUseWallet(change.useWallet);
              storeWalletChoice(booking.id, change.useWallet);
            }
            if (change.method) setChosen(change.method);
          }}
        />
        <div className="grid gap-1">
          <h2 className="font-semibold text-sm">{t('checkout.policyLabel')}</h2>
          <PolicySentence
            policy={booking.policy}
            start={booking.scheduledStartTime}
            timeZone={booking.timeZone}
            now={now}
            accepted={booking.acceptedAt !== null || booking.instant === true}
            detail="beside-table"
          />
          <RefundTable
            policy={booking.policy}
            start={booking.scheduledStartTime}
            timeZone={booking.timeZone}
            now={now}
          />
        </div>
        {booking.instant ? <InstantLine /> : null}
        <DepositNote />
        {failure ? (
          <div role="alert" className="rounded-xl border border-danger bg-danger-soft p-4">
            <p className="font-semibold">{t('checkout.problem.payFailed')}</p>
            <p>{t(`errors.${failure}`)}</p>
          </div>
        ) : null}
      </Card>
      <Card className="grid gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <div className="max-lg:hidden">
          <GuideLine guide={booking.guide} />
        </div>
        <BookingWhen booking={booking} />
        <ItineraryLine booking={booking} />
        <div className="grid gap-3">
          <h3 className="font-semibold">{t('checkout.priceTitle')}</h3>
          <BookingPrice booking={booking} />
        </div>
        <SiteCosts booking={booking} />
        <MeetingPoint booking={booking} />
      </Card>
      <div className="contents lg:col-start-1 lg:block">
        <PayButton
          depositCents={booking.depositCents}
          spentCents={spent}
          walletCents={walletCents}
          phase={phase}
          waiting={leaving}
        />
      </div>
    </form>
  );
};
