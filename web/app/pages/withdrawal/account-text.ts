import type { PayoutAccount } from '@tomoguide/contract/payments/entities';
import { useTranslation } from '../../translation/use-translation.ts';

/** An account as text: 'Alipay ••••0123'. Banks are named. */
export const useAccountText = () => {
  const { t } = useTranslation('withdrawal');
  return ({ kind, bank, maskedNumber }: Pick<PayoutAccount, 'kind' | 'bank' | 'maskedNumber'>) =>
    t('withdrawal.accountLine', {
      name: bank || t(`withdrawal.kind.${kind}`),
      number: maskedNumber,
    });
};
