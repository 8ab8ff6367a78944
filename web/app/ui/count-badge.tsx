import { formatBadge } from '../lib/unread.ts';
import { useTranslation } from '../translation/use-translation.ts';

/** An unread count; renders nothing for zero. */
export const CountBadge = ({ count, className = '' }: { count: number; className?: string }) => {
  const { t } = useTranslation('layout');
  if (count === 0) return null;
  return (
    <span
      className={`tabular inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-seal-strong px-1.5 font-semibold text-on-seal text-xs ${className}`}
    >
      <span aria-hidden="true">{formatBadge(count)}</span>
      <span className="sr-only">{t('layout.unread', { count })}</span>
    </span>
  );
};
