import type { PayoutAccount } from '@tomoguide/contract/payments/entities';
import { useTranslation } from '../../translation/use-translation.ts';

/**
 * Returns a function that formats an account as text: 'Alipay ••••0123'. Bank accounts include the bank's
 * name.
 */
export const useAccountText = () => {
  const { t } = useTranslation('withdrawal');
  return ({ kind, bank, maskedNumber }: Pick<PayoutAccount, 'kind' | 'bank' | 'maskedNumber'>) =>
    t('withdrawal.accountLine', {
      name: bank || t(`withdrawal.kind.${kind}`),
      number: maskedNumber,
    });
};
