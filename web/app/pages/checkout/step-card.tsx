import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../translation/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import { Check } from '../../ui/icons.ts';

interface Props {
  number: number;
  title: string;
  /** True if the step is complete. */
  done?: boolean;
  /** A control to the right of the title that changes the step. */
  action?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** One of the steps of the checkout, which are all on the same page. */
export const StepCard = ({ number, title, done = false, action, children, className }: Props) => {
  const { t } = useTranslation('checkout');
  const id = useId();
  return (
    <section aria-labelledby={id} tabIndex={-1} className={`outline-none ${className ?? ''}`}>
      <Card className="grid gap-5">
        <div className="flex min-h-9 items-center justify-between gap-3">
          <h2 id={id} className="flex items-center gap-3 font-semibold text-xl">
            <span
              aria-hidden="true"
              className={`tabular inline-flex size-8 shrink-0 items-center justify-center rounded-full text-base ${done ? 'bg-good-soft text-good' : 'bg-action text-on-action'}`}
            >
              {done ? <Check className="size-5" /> : number}
            </span>
            <span className="sr-only">
              {t('checkout.stepTitle', { step: t('checkout.step', { number }) })}
            </span>
            {title}
          </h2>
          {action}
        </div>
        {children}
      </Card>
    </section>
  );
};
