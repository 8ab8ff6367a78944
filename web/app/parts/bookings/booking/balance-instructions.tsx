import { joinSentences } from '@tomoguide/contract/translate';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';

/**
 * How to pay the balance. Every page that shows its amount uses this text (docs/product/money.md,
 * "Deposit").
 */
export const BalanceInstructions = () => {
  const { t } = useTranslation('bookings');
  return joinSentences(useLocale(), t('bookings.rest.how'), t('bookings.rest.proof'));
};
