import { inARow } from '@tomoguide/contract/translate';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';

/** How the rest is paid, in the words of every page that names its amount (docs/product/money.md, "Deposit"). */
export const RestInPerson = () => {
  const { t } = useTranslation('bookings');
  return inARow(useLocale(), t('rest.how'), t('rest.proof'));
};
