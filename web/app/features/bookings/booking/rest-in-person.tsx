import { pageExists } from '../../../lib/pages.ts';
import { useTranslation } from '../../../translation/use-translation.ts';

/** How the rest is paid, in the words of every page that names its amount (docs/product/money.md, "Deposit"). */
export const RestInPerson = () => {
  const { t } = useTranslation('bookings');
  return (
    <>
      {t('rest.how')}
      {pageExists('/booking/1/payment-proof') ? ` ${t('rest.proof')}` : null}
    </>
  );
};
