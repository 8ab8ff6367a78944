import { useTranslation } from '../../../translation/use-translation.ts';
import { Zap } from '../../../ui/icons.ts';

/** Says, next to the pay button, that the payment confirms the booking. */
export const InstantLine = ({ className = '' }: { className?: string }) => {
  const { t } = useTranslation('checkout');
  return (
    <p className={`flex items-center gap-1.5 font-semibold text-sm ${className}`}>
      <Zap aria-hidden="true" className="size-4 shrink-0 text-action" />
      {t('checkout.afterPayInstant')}
    </p>
  );
};
