import { formatMoney } from '@tomoguide/contract/format';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';

interface Props {
  /** The guide's share of the online payments, in fen. */
  onlineCents: number;
  /** Paid to the guide in person, in fen. */
  cashCents: number;
}

/** Two lines below an amount earned: the part paid online, and the part paid in person. */
export const EarnedParts = ({ onlineCents, cashCents }: Props) => {
  const { t } = useTranslation('earnings');
  const locale = useLocale();
  return (
    <span className="tabular block font-normal text-ink-soft text-xs">
      <span className="block">
        {t('earnings.partOnline', { amount: formatMoney(onlineCents, locale) })}
      </span>{' '}
      <span className="block">
        {t('earnings.partCash', { amount: formatMoney(cashCents, locale) })}
      </span>
    </span>
  );
};
