import { useTranslation } from '../../../translation/use-translation.ts';
import { ShieldCheck } from '../../../ui/icons.ts';

/** Explains who holds the deposit and until when it is refundable; shown next to the button. */
export const DepositNote = () => {
  const { t } = useTranslation('checkout');
  return (
    <p className="flex gap-2.5 rounded-xl bg-good-soft px-3.5 py-3 text-[0.9375rem] text-good leading-snug">
      <ShieldCheck aria-hidden="true" className="mt-px size-5 shrink-0" />
      <span>{t('checkout.safeDeposit')}</span>
    </p>
  );
};
