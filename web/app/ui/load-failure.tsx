import type { ReactNode } from 'react';
import { useTranslation } from '../translation/use-translation.ts';
import { Button } from './button.tsx';

interface Props {
  /** What could not be loaded. */
  children: ReactNode;
  onRetry: () => unknown;
  className?: string;
}

/** A part of a page that could not be loaded, and a way to try again; a whole page has ErrorState. */
export const LoadFailure = ({ children, onRetry, className = '' }: Props) => {
  const { t } = useTranslation('layout');
  return (
    <div role="alert" className={`flex flex-wrap items-center gap-x-4 gap-y-2 ${className}`}>
      <p>{children}</p>
      <Button tone="secondary" size="small" onClick={() => onRetry()}>
        {t('retry')}
      </Button>
    </div>
  );
};
