import { formatMoney } from '@tomoguide/contract/format';
import { onOwnClock } from '../../lib/own-zone.ts';
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

/** What went wrong, that nothing was charged, and what to do next. */
export const RefusalNotice = ({ problem, onChooseStart }: Props) => {
  const { t } = useTranslation('checkout');
  const { t: errors } = useTranslation('errors');
  const locale = useLocale();
  const words = (): RefusalWords => {
    switch (problem.kind) {
      case 'slotTaken':
        return {
          title: t('problem.slotTaken'),
          hint: t('problem.slotTakenHint'),
          way: (
            <Button tone="secondary" size="small" onClick={onChooseStart}>
              {t('problem.chooseStart')}
            </Button>
          ),
        };
      case 'ownHold':
        return {
          title: t('problem.ownHold'),
          hint: t('problem.ownHoldHint'),
          way: <ContinuePayment bookingId={problem.bookingId} />,
        };
      case 'priceChanged':
        return {
          title: t('problem.priceChanged'),
          hint: t('problem.priceChangedHint', {
            total: formatMoney(problem.totalCents, locale),
            deposit: formatMoney(problem.depositCents, locale),
          }),
        };
      case 'itineraryChanged':
        return { title: t('problem.itineraryChanged'), hint: t('problem.itineraryChangedHint') };
      case 'offerChanged':
        return { title: t('problem.offerChanged'), hint: t('problem.offerChangedHint') };
      case 'tooMany':
        return {
          title: t('problem.tooMany'),
          hint: t('problem.tooManyHint'),
          way: (
            <LinkButton tone="secondary" size="small" to="/dashboard">
              {t('problem.toTrips')}
            </LinkButton>
          ),
        };
      case 'notBookable':
        return {
          title: t('problem.notBookable'),
          way: (
            <LinkButton tone="secondary" size="small" to="/search">
              {t('problem.otherGuides')}
            </LinkButton>
          ),
        };
      case 'self':
        return { title: t('problem.self') };
      case 'tooManyHolds':
        return {
          title: t(`problem.tooManyHolds.${problem.scope}`),
          hint: t('problem.tryAgainAt', { time: onOwnClock(problem.retryAt, locale) }),
        };
      case 'tooManyBookings':
        return {
          title: t(`problem.tooManyBookings.${problem.scope}`),
          hint: t(`problem.tooManyBookingsHint.${problem.scope}`),
          way: (
            <LinkButton tone="secondary" size="small" to="/dashboard">
              {t('problem.toTrips')}
            </LinkButton>
          ),
        };
      case 'tooManyCancellations':
        return {
          title: t('problem.tooManyCancellations'),
          hint: t('problem.tryAgainAt', { time: onOwnClock(problem.retryAt, locale) }),
        };
      case 'guideBusy':
        return {
          title: t('problem.guideBusy'),
          hint: t('problem.tryAgainAt', { time: onOwnClock(problem.retryAt, locale) }),
        };
      case 'unknown':
        return { title: t('problem.unknown'), hint: t('problem.unknownHint') };
      case 'other':
        return { title: t('problem.other'), hint: errors(problem.code) };
    }
  };
  return <RefusalCard words={words()} problem={problem} />;
};
