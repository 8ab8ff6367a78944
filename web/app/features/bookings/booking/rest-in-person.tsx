import { inARow } from '@tomoguide/contract/translate';
import { pageExists } from '../../../lib/pages.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';

/** How the rest is paid, in the words of every page that names its amount (docs/product/money.md, "Deposit"). */
export const RestInPerson = () => {
  const { t } = useTranslation('bookings');
  const proof = pageExists('/booking/1/payment-proof') ? t('rest.proof') : '';
  return inARow(useLocale(), t('rest.how'), proof);
};
