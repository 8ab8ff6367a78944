import { formatMoney } from '@tomoguide/contract/format';
import { PAYMENT_METHODS, type PaymentMethod } from '@tomoguide/contract/payments/methods';
import type { Locale } from '@tomoguide/contract/primitives';
import { useLocale, useTranslation } from '../../../../translation/use-translation.ts';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { ChoiceChips } from '../choice-chips.tsx';

const CHINESE_ORDER: readonly PaymentMethod[] = ['wechat', 'alipay', 'card'];

/** WeChat Pay and Alipay before cards in Chinese. */
export const methodsIn = (locale: Locale): readonly PaymentMethod[] =>
  locale === 'zh-CN' ? CHINESE_ORDER : PAYMENT_METHODS;

/** The chosen method, or the first one of the language. */
export const methodOf = (chosen: PaymentMethod | null, locale: Locale): PaymentMethod =>
  chosen ?? methodsIn(locale)[0] ?? 'card';

interface Props {
  /** Fen; 0 hides the wallet. */
  balanceCents: number;
  depositCents: number;
  useWallet: boolean;
  method: PaymentMethod | null;
  disabled: boolean;
  onChange: (change: { useWallet?: boolean; method?: PaymentMethod }) => void;
}

/** The wallet first, then the way to pay what it leaves. */
export const PaymentChoice = (props: Props) => {
  const { balanceCents, depositCents, useWallet, method, disabled, onChange } = props;
  const { t } = useTranslation('bookings-checkout');
  const locale = useLocale();
  const covered = useWallet && depositCents > 0 && balanceCents >= depositCents;
  return (
    <div className="grid gap-4">
      {balanceCents > 0 ? (
        <div>
          <Checkbox
            checked={useWallet}
            disabled={disabled}
            onChange={(event) => onChange({ useWallet: event.target.checked })}
            label={t('useWallet', { amount: formatMoney(balanceCents, locale) })}
          />
          {covered ? <p className="text-good text-sm">{t('walletCovers')}</p> : null}
        </div>
      ) : null}
      {covered ? null : (
        <ChoiceChips
          legend={t('method')}
          columns="sm:grid-cols-3"
          value={methodOf(method, locale)}
          disabled={disabled}
          onChange={(chosen) => onChange({ method: chosen })}
          choices={methodsIn(locale).map((value) => ({
            value,
            label: t(`methods.${value}`),
            hint: t(`methodHint.${value}`),
          }))}
        />
      )}
    </div>
  );
};
