import type { PayoutAccount } from '@tomoguide/contract/payments/entities';
import { AccountNumber } from '../../parts/payments/account-number.tsx';
import { useTranslation } from '../../translation/use-translation.ts';

interface Props {
  account: Pick<PayoutAccount, 'kind' | 'bank' | 'maskedNumber'>;
}

/** An account as displayed: 'Alipay ••••0123'. Use `useAccountText` within sentences. */
export const AccountLine = ({ account: { kind, bank, maskedNumber } }: Props) => {
  const { t } = useTranslation('withdrawal');
  return (
    <span className="flex flex-wrap gap-x-1.5">
      <span className="wrap-anywhere min-w-0">{bank || t(`withdrawal.kind.${kind}`)}</span>
      <AccountNumber number={maskedNumber} />
    </span>
  );
};
