import { CircleAlert } from 'lucide-react';
import { useTranslation } from '../../../translation/use-translation.ts';
import type { FieldProblem } from './checkout-fields.ts';

interface Props {
  problem: FieldProblem;
  onShow: () => void;
}

/** Beside the button that was pressed in vain: what comes first, in which step, and the way there. */
export const ProblemLine = ({ problem, onShow }: Props) => {
  const { t } = useTranslation('bookings-checkout');
  return (
    <div
      role="alert"
      data-problem={problem.field}
      className="flex items-center gap-2.5 rounded-xl bg-seal-soft py-1 pr-1 pl-3.5 text-[0.9375rem] text-seal-strong"
    >
      <CircleAlert aria-hidden="true" className="size-5 shrink-0" />
      <p className="grow py-1.5 leading-snug">
        {t('problemIn', { step: t('step', { number: problem.step }), problem: problem.words })}
      </p>
      <button
        type="button"
        onClick={onShow}
        className="min-h-11 shrink-0 rounded-lg px-3 font-semibold underline underline-offset-3"
      >
        {t('showProblem')}
      </button>
    </div>
  );
};
