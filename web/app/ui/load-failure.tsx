import type { ReactNode } from 'react';
import { useTranslation } from '../translation/use-translation.ts';
import { Button } from './button.tsx';

interface Props {
  /** A text about what failed to load. */
  children: ReactNode;
  onRetry: () => unknown;
  className?: string;
}

/** Replaces a part of a page that failed to load, with a retry button; use ErrorState for a whole page. */
export const LoadFailure = ({ children, onRetry, className = '' }: Props) => {
  const { t } = useTranslation('layout');
  return (
    <div role="alert" className={`flex flex-wrap items-center gap-x-4 gap-y-2 ${className}`}>
      <p>{children}</p>
      <Button tone="secondary" size="small" onClick={() => onRetry()}>
        {t('layout.retry')}
      </Button>
    </div>
  );
};
