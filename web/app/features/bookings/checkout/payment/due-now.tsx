import { useTranslation } from '../../../../translation/use-translation.ts';

interface Props {
  amount: string;
  /** What of the deposit it is. */
  part: 'whole' | 'rest' | 'wallet';
  /** Another price is on its way. */
  stale: boolean;
}

/** Beside the button, until the price stands there: what is paid now, and what it is. */
export const DueNow = ({ amount, part, stale }: Props) => {
  const { t } = useTranslation('bookings-checkout');
  return (
    <p className={`tabular grow lg:hidden ${stale ? 'opacity-60' : ''}`}>
      <b className="block font-semibold text-lg leading-6">{amount}</b>{' '}
      <span className="block text-ink-soft text-xs">{t(`due.${part}`)}</span>
    </p>
  );
};
