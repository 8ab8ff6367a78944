import { formatMoney } from '@tomoguide/contract/format';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import type { CheckoutRefusal } from '../checkout-form/refusal.ts';
import { RefusalCard, type RefusalWords } from '../checkout-form/refusal-card.tsx';

interface Props {
  problem: Exclude<CheckoutRefusal, { kind: 'field' }>;
  onChooseStart: () => void;
}

/** Why a request was not sent, that the input is kept, and what to do next. */
export const RequestRefusal = ({ problem, onChooseStart }: Props) => {
  const { t } = useTranslation('tour-request');
  const { t: errors } = useTranslation('errors');
  const locale = useLocale();
  const words = (): RefusalWords => {
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
      case 'itineraryChanged':
        return { title: t('problem.itineraryChanged'), hint: t('problem.itineraryChangedHint') };
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
  return <RefusalCard words={words()} problem={problem} />;
};
