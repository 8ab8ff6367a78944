import { formatMoney } from '@tomoguide/contract/format';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import type { CheckoutRefusal } from '../checkout-form/refusal.ts';
import { RefusalCard, type RefusalWords } from '../checkout-form/refusal-card.tsx';

interface Props {
  problem: Exclude<CheckoutRefusal, { kind: 'field' }>;
  onChooseStart: () => void;
}

/** Explains why a proposal was not sent, that the input is kept, and what to do next. */
export const ChangeRefusal = ({ problem, onChooseStart }: Props) => {
  const { t } = useTranslation('change', 'errors');
  const locale = useLocale();
  const refusalText = (): RefusalWords => {
    switch (problem.kind) {
      case 'slotTaken':
      case 'ownHold':
        return {
          title: t('change.problem.slotTaken'),
          hint: t('change.problem.slotTakenHint'),
          way: (
            <Button tone="secondary" size="small" onClick={onChooseStart}>
              {t('change.problem.chooseStart')}
            </Button>
          ),
        };
      case 'priceChanged':
        return {
          title: t('change.problem.priceChanged'),
          hint: t('change.problem.priceChangedHint', {
            total: formatMoney(problem.totalCents, locale),
          }),
        };
      case 'itineraryChanged':
      case 'offerChanged':
      case 'unknown':
        return {
          title: t(`change.problem.${problem.kind}`),
          hint: t(`change.problem.${problem.kind}Hint`),
        };
      case 'notBookable':
        return { title: t('change.problem.other'), hint: t('errors.GUIDE_NOT_BOOKABLE') };
      case 'other':
        return { title: t('change.problem.other'), hint: t(`errors.${problem.code}`) };
      default:
        return { title: t('change.problem.other') };
    }
  };
  return <RefusalCard words={refusalText()} problem={problem} />;
};
