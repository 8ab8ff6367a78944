import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import type { UserId } from '@tomoguide/contract/primitives';
import { GuideLine } from '../../parts/bookings/booking/guide-line.tsx';
import { InstantLine } from '../../parts/bookings/checkout-form/instant-line.tsx';
import { ParticularsFields } from '../../parts/bookings/checkout-form/particulars/particulars-fields.tsx';
import {
  CurrentPolicy,
  PayButton,
  PolicyLine,
} from '../../parts/bookings/checkout-form/pay-button.tsx';
import { CheckoutWeather } from '../../parts/bookings/weather/checkout-weather.tsx';
import { PaymentChoice } from '../../parts/payments/payment-choice.tsx';
import { getMethod } from '../../parts/payments/payment-methods.ts';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { AccountStep } from './account/account-step.tsx';
import { GuideStrip } from './guide-strip.tsx';
import { AfterPayment } from './payment/after-payment.tsx';
import { DepositNote } from './payment/deposit-note.tsx';
import { PriceBox } from './price-box.tsx';
import { ProblemLine } from './problem-line.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { StepCard } from './step-card.tsx';
import { TourStep } from './tour/tour-step.tsx';
import { type CheckoutState, useCheckoutForm } from './use-checkout-form.ts';

interface Props {
  guide: GuideDetail;
  /** Null for a visitor, who signs up or logs in at the checkout. */
  userId: UserId | null;
}

interface StepProps extends Props {
  state: CheckoutState;
}

const PriceAside = ({ guide, state }: Omit<StepProps, 'userId'>) => {
  const { t } = useTranslation('checkout');
  const { tour, draft, walletCents } = state;
  return (
    <aside className="min-w-0 lg:min-h-0 lg:overflow-y-auto">
      <Card className="grid gap-5 lg:rounded-none lg:border-0 lg:p-0 lg:shadow-none">
        <div className="max-lg:hidden">
          <GuideLine guide={guide} />
        </div>
        <div data-field="price" className="grid gap-4">
          <h3 className="font-semibold">{t('checkout.priceTitle')}</h3>
          {tour.quoteFailed ? (
            <ErrorState title={t('checkout.priceFailed')} onRetry={tour.refetchQuote} />
          ) : (
            <PriceBox
              quote={tour.quote}
              unknown={tour.quoteIsUnknown}
              stale={tour.quoteIsStale}
              draft={draft}
              walletCents={walletCents}
            />
          )}
        </div>
      </Card>
    </aside>
  );
};

/**
 * Returns the chosen start; null while an invalid day is typed, because the deadlines of the previous day
 * no longer apply.
 */
const getStart = ({ tour, wrong }: CheckoutState): string | null =>
  wrong.date === undefined ? tour.choice.start : null;

const PayStep = ({ guide, userId, state }: StepProps) => {
  const { t } = useTranslation('checkout');
  const locale = useLocale();
  const { tour, draft, busy, balance, refusal } = state;
  const { quote } = tour;
  const start = getStart(state);
  return (
    <StepCard
      number={state.account ? 4 : 3}
      title={t('checkout.pay')}
      className="min-w-0 max-lg:order-1 lg:col-start-1"
    >
      <CheckoutWeather guide={guide} start={start} duration={tour.choice.duration} />
      <PaymentChoice
        balanceCents={balance}
        depositCents={quote?.depositCents ?? 0}
        useWallet={draft.useWallet}
        method={getMethod(draft.method, { userId, locale })}
        busy={busy}
        onChange={state.changeDraft}
      />
      {start === null ? (
        // On desktop, the policy line is below the button.
        <div className="lg:hidden">
          <PolicyLine start={null} timeZone={guide.timeZone} isInstant={false} />
        </div>
      ) : (
        <CurrentPolicy
          start={start}
          timeZone={guide.timeZone}
          isInstant={state.isInstant}
          hasLine
        />
      )}
      {state.isInstant ? <InstantLine className="lg:hidden" /> : <AfterPayment start={start} />}
      <DepositNote />
      {refusal ? <RefusalNotice problem={refusal} onChooseStart={state.chooseStart} /> : null}
    </StepCard>
  );
};

/**
 * Shows the price and the only button. On desktop, it is a card that stays visible next to the steps. On
 * phones, the price comes before the last step, and the button is at the bottom edge.
 */
const Summary = ({ guide, state }: Omit<StepProps, 'userId'>) => {
  const { first } = state;
  return (
    <div className="contents lg:sticky lg:top-24 lg:col-start-2 lg:row-span-4 lg:row-start-1 lg:flex lg:max-h-[calc(100dvh-8rem)] lg:flex-col lg:gap-5 lg:self-start lg:rounded-2xl lg:border lg:border-line lg:bg-surface lg:p-6 lg:shadow-card short:lg:static short:lg:max-h-none">
      <PriceAside guide={guide} state={state} />
      <div className="contents max-lg:*:order-2 lg:block lg:shrink-0">
        <PayButton
          depositCents={state.tour.quote?.depositCents}
          walletCents={state.walletCents}
          phase={state.phase}
          stale={state.tour.quoteIsStale}
          showsAmount={state.isTourComplete}
          waiting={state.waiting}
          problem={
            first ? (
              <ProblemLine
                key={state.tries}
                problem={first}
                onShow={() => state.focus(first.field)}
              />
            ) : null
          }
        />
        {/* On phones, the payment step with its policy comes right before the button. */}
        <div className="mt-3 grid gap-1 max-lg:hidden">
          {state.isInstant ? <InstantLine /> : null}
          <PolicyLine
            start={getStart(state)}
            timeZone={guide.timeZone}
            isInstant={state.isInstant}
          />
        </div>
      </div>
    </div>
  );
};

/**
 * The checkout form, with all steps on one page: the tour, the details, a visitor's account, and the
 * deposit.
 */
export const CheckoutForm = ({ guide, userId }: Props) => {
  const { t } = useTranslation('checkout');
  const state = useCheckoutForm(guide, userId);
  return (
    <form
      ref={state.form}
      noValidate
      onSubmit={state.submit}
      className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_auto_auto_1fr] lg:gap-x-8"
    >
      <GuideStrip guide={guide} />
      <TourStep guide={guide} state={state} start={getStart(state)} />
      <StepCard
        number={2}
        title={t('checkout.particulars')}
        done={state.areParticularsComplete}
        className="min-w-0 lg:col-start-1"
      >
        <div className="grid gap-6">
          <ParticularsFields
            guide={guide}
            draft={state.draft}
            itineraryId={state.tour.choice.itineraryId}
            travelers={state.tour.choice.travelers}
            wrong={state.wrong}
            onChange={state.changeDraft}
          />
        </div>
      </StepCard>
      {state.account ? <AccountStep account={state.account} /> : null}
      <PayStep guide={guide} userId={userId} state={state} />
      <Summary guide={guide} state={state} />
    </form>
  );
};
