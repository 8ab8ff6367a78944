import { useTranslation } from '../../../translation/use-translation.ts';

interface Props {
  amount: string;
  /** Which part of the deposit the amount is. */
  part: 'whole' | 'rest' | 'wallet';
  /** True while a new price is loading. */
  stale: boolean;
}

/** The amount due now, shown next to the button on small screens, and which part of the deposit it is. */
export const DueNow = ({ amount, part, stale }: Props) => {
  const { t } = useTranslation('checkout');
  return (
    <p className={`tabular grow lg:hidden ${stale ? 'opacity-60' : ''}`}>
      <b className="block font-semibold text-lg leading-6">{amount}</b>{' '}
      <span className="block text-ink-soft text-xs">{t(`checkout.due.${part}`)}</span>
    </p>
  );
};
