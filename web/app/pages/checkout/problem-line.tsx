import { useId, useRef } from 'react';
import type { FieldProblem } from '../../parts/bookings/checkout-form/checkout-fields.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { CircleAlert } from '../../ui/icons.ts';
import { useIsFilled } from './use-is-filled.ts';
import { useIsOutOfView } from './use-out-of-view.ts';

interface Props {
  problem: FieldProblem;
  onShow: () => void;
}

/**
 * Shows the first error after a failed submit, next to the button, with its step and a link to it. The
 * error is announced once, on submit, and is visible only while the field's own message is out of view.
 */
export const ProblemLine = ({ problem, onShow }: Props) => {
  const { t } = useTranslation('checkout');
  const id = useId();
  const spoken = useRef<HTMLParagraphElement>(null);
  const outOfView = useIsOutOfView(problem.field, spoken);
  const isFilled = useIsFilled(problem, spoken);
  const words = t('checkout.problemIn', {
    step: t('checkout.step', { number: problem.step }),
    problem: problem.words,
  });
  return (
    <>
      <p ref={spoken} id={id} role="alert" data-problem={problem.field} className="sr-only">
        {words}
      </p>
      {outOfView ? (
        <div
          data-problem-line
          className="flex basis-full items-center gap-2.5 rounded-xl bg-danger-soft py-1 pr-1 pl-3.5 text-[0.9375rem] text-danger"
        >
          <CircleAlert aria-hidden="true" className="size-5 shrink-0" />
          <p aria-hidden="true" className="grow py-1.5 leading-snug">
            {words}
          </p>
          <button
            type="button"
            aria-describedby={id}
            onClick={onShow}
            className="min-h-11 shrink-0 rounded-lg px-3 font-semibold underline underline-offset-3"
          >
            {t(isFilled ? 'checkout.changeProblem' : 'checkout.showProblem')}
          </button>
        </div>
      ) : null}
    </>
  );
};
