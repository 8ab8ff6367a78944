import { useTranslation } from '../../../translation/use-translation.ts';

interface Props {
  amount: string;
  /** Which part of the deposit it is. */
  part: 'whole' | 'rest' | 'wallet';
  /** A new price is loading. */
  stale: boolean;
}

/** Shown next to the button on small screens: the amount due now, and which part of the deposit it is. */
export const DueNow = ({ amount, part, stale }: Props) => {
  const { t } = useTranslation('checkout');
  return (
    <p className={`tabular grow lg:hidden ${stale ? 'opacity-60' : ''}`}>
      <b className="block font-semibold text-lg leading-6">{amount}</b>{' '}
      <span className="block text-ink-soft text-xs">{t(`checkout.due.${part}`)}</span>
    </p>
  );
};
