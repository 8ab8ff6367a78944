import { formatMoney } from '@tomoguide/contract/format';
import { formatInUserZone } from '../../lib/own-zone.ts';
import type { CheckoutRefusal } from '../../parts/bookings/checkout-form/refusal.ts';
import {
  RefusalCard,
  type RefusalWords,
} from '../../parts/bookings/checkout-form/refusal-card.tsx';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ContinuePayment } from './continue-payment.tsx';

interface Props {
  problem: Exclude<CheckoutRefusal, { kind: 'field' }>;
  /** Opens the first step. */
  onChooseStart: () => void;
}

/** Explains what went wrong, that nothing was charged, and what to do next. */
export const RefusalNotice = ({ problem, onChooseStart }: Props) => {
  const { t } = useTranslation('checkout', 'errors');
  const locale = useLocale();
  const refusalText = (): RefusalWords => {
    switch (problem.kind) {
      case 'slotTaken':
        return {
          title: t('checkout.problem.slotTaken'),
          hint: t('checkout.problem.slotTakenHint'),
          way: (
            <Button tone="secondary" size="small" onClick={onChooseStart}>
              {t('checkout.problem.chooseStart')}
            </Button>
          ),
        };
      case 'ownHold':
        return {
          title: t('checkout.problem.ownHold'),
          hint: t('checkout.problem.ownHoldHint'),
          way: <ContinuePayment bookingId={problem.bookingId} />,
        };
      case 'priceChanged':
        return {
          title: t('checkout.problem.priceChanged'),
          hint: t('checkout.problem.priceChangedHint', {
            total: formatMoney(problem.totalCents, locale),
            deposit: formatMoney(problem.depositCents, locale),
          }),
        };
      case 'itineraryChanged':
        return {
          title: t('checkout.problem.itineraryChanged'),
          hint: t('checkout.problem.itineraryChangedHint'),
        };
      case 'offerChanged':
        return {
          title: t('checkout.problem.offerChanged'),
          hint: t('checkout.problem.offerChangedHint'),
        };
      case 'tooMany':
        return {
          title: t('checkout.problem.tooMany'),
          hint: t('checkout.problem.tooManyHint'),
          way: (
            <LinkButton tone="secondary" size="small" to="/dashboard">
              {t('checkout.problem.toTrips')}
            </LinkButton>
          ),
        };
      case 'notBookable':
        return {
          title: t('checkout.problem.notBookable'),
          way: (
            <LinkButton tone="secondary" size="small" to="/search">
              {t('checkout.problem.otherGuides')}
            </LinkButton>
          ),
        };
      case 'self':
        return { title: t('checkout.problem.self') };
      case 'tooManyHolds':
        return {
          title: t(`checkout.problem.tooManyHolds.${problem.scope}`),
          hint: t('checkout.problem.tryAgainAt', {
            time: formatInUserZone(problem.retryAt, locale),
          }),
        };
      case 'tooManyBookings':
        return {
          title: t(`checkout.problem.tooManyBookings.${problem.scope}`),
          hint: t(`checkout.problem.tooManyBookingsHint.${problem.scope}`),
          way: (
            <LinkButton tone="secondary" size="small" to="/dashboard">
              {t('checkout.problem.toTrips')}
            </LinkButton>
          ),
        };
      case 'tooManyCancellations':
        return {
          title: t('checkout.problem.tooManyCancellations'),
          hint: t('checkout.problem.tryAgainAt', {
            time: formatInUserZone(problem.retryAt, locale),
          }),
        };
      case 'guideBusy':
        return {
          title: t('checkout.problem.guideBusy'),
          hint: t('checkout.problem.tryAgainAt', {
            time: formatInUserZone(problem.retryAt, locale),
          }),
        };
      case 'unknown':
        return { title: t('checkout.problem.unknown'), hint: t('checkout.problem.unknownHint') };
      case 'other':
        return { title: t('checkout.problem.other'), hint: t(`errors.${problem.code}`) };
    }
  };
  return <RefusalCard words={refusalText()} problem={problem} />;
};
