import { formatMoney } from '@tomoguide/contract/format';
import { MINIMUM_WITHDRAWAL_CENTS } from '@tomoguide/contract/payments/figures';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';

interface Props {
  /** The total that this user can withdraw, in fen: earnings plus refunds. */
  availableCents: number;
  tone?: 'primary' | 'secondary';
}

/** A link to withdraw. Below the minimum, shows the missing amount and a link to earlier withdrawals. */
export const WithdrawAction = ({ availableCents, tone = 'primary' }: Props) => {
  const { t } = useTranslation('wallet');
  const locale = useLocale();
  if (availableCents >= MINIMUM_WITHDRAWAL_CENTS)
    return (
      <LinkButton tone={tone} to="/withdrawal">
        {t('wallet.withdraw')}
      </LinkButton>
    );
  return (
    <div className="grid justify-items-start gap-1">
      <p className="tabular text-[0.9375rem] text-ink-soft">
        <Unbroken>
          {t('wallet.tooLittle', { amount: formatMoney(availableCents, locale) })}
        </Unbroken>
      </p>
      <LinkButton tone="quiet" to="/withdrawal" className="-ml-5">
        {t('wallet.withdrawals')}
      </LinkButton>
    </div>
  );
};
