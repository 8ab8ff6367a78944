import { useTranslation } from '../../../translation/use-translation.ts';
import { ShieldCheck } from '../../../ui/icons.ts';

/** Shown next to the button: who holds the deposit, and until when. */
export const DepositNote = () => {
  const { t } = useTranslation('checkout');
  return (
    <p className="flex gap-2.5 rounded-xl bg-good-soft px-3.5 py-3 text-[0.9375rem] text-good leading-snug">
      <ShieldCheck aria-hidden="true" className="mt-px size-5 shrink-0" />
      <span>{t('checkout.safeDeposit')}</span>
    </p>
  );
};
