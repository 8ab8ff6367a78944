import { joinSentences } from '@tomoguide/contract/translate';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';

/**
 * Explains how to pay the balance, for every page that shows its amount (docs/product/money.md, "Deposit").
 */
export const BalanceInstructions = () => {
  const { t } = useTranslation('bookings');
  return joinSentences(useLocale(), t('bookings.rest.how'), t('bookings.rest.proof'));
};
