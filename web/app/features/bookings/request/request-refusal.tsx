import { formatMoney } from '@tomoguide/contract/format';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import type { CheckoutRefusal } from '../checkout/refusal.ts';

interface Props {
  problem: Exclude<CheckoutRefusal, { kind: 'field' }>;
  onChooseStart: () => void;
}

interface Words {
  title: string;
  hint?: string;
  way?: ReactNode;
}

/** Why a request was not sent, that what was filled in is kept, and the way out. */
export const RequestRefusal = ({ problem, onChooseStart }: Props) => {
  const { t } = useTranslation('bookings-request');
  const { t: errors } = useTranslation('errors');
  const locale = useLocale();
  const words = (): Words => {
    switch (problem.kind) {
      case 'slotTaken':
      case 'ownHold':
        return {
          title: t('problem.slotTaken'),
          hint: t('problem.slotTakenHint'),
          way: (
            <Button tone="secondary" size="small" onClick={onChooseStart}>
              {t('problem.chooseStart')}
            </Button>
          ),
        };
      case 'priceChanged':
        return {
          title: t('problem.priceChanged'),
          hint: t('problem.priceChangedHint', { total: formatMoney(problem.totalCents, locale) }),
        };
      case 'offerChanged':
        return { title: t('problem.offerChanged'), hint: t('problem.offerChangedHint') };
      case 'notBookable':
        return { title: t('problem.notBookable') };
      case 'self':
        return { title: t('problem.self') };
      case 'unknown':
        return { title: t('problem.unknown'), hint: t('problem.unknownHint') };
      case 'other':
        return { title: t('problem.other'), hint: errors(problem.code) };
      default:
        return { title: t('problem.other') };
    }
  };
  const { title, hint, way } = words();
  const notice = useRef<HTMLDivElement>(null);
  // The button may be far away: the notice is scrolled to and focused.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every problem.
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'center' });
    notice.current?.focus({ preventScroll: true });
  }, [problem]);
  return (
    <div
      ref={notice}
      role="alert"
      tabIndex={-1}
      className="grid justify-items-start gap-2 rounded-xl border border-danger bg-danger-soft p-4"
    >
      <p className="font-semibold">{title}</p>
      {hint ? <p>{hint}</p> : null}
      {way}
    </div>
  );
};
