import type { ReactNode } from 'react';
import { useTranslation } from '../translation/use-translation.ts';
import { Button } from './button.tsx';
import { SpotDrawing } from './drawing.tsx';

interface Props {
  title: ReactNode;
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  retryLabel?: ReactNode;
}

/** Explains what happened and what to do, with a button to retry. */
export const ErrorState = ({ title, children, onRetry, retryLabel }: Props) => {
  const { t } = useTranslation('layout');
  return (
    <div
      role="alert"
      className="mx-auto grid max-w-lg justify-items-center gap-4 px-4 py-12 text-center"
    >
      {onRetry ? <SpotDrawing name="offline" /> : null}
      <h2 className="font-semibold text-xl">{title}</h2>
      {children ? <div className="text-balance text-ink-soft">{children}</div> : null}
      {onRetry ? <Button onClick={onRetry}>{retryLabel ?? t('layout.retry')}</Button> : null}
    </div>
  );
};
