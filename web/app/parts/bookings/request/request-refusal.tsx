import { formatMoney } from '@tomoguide/contract/format';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import type { CheckoutRefusal } from '../checkout-form/refusal.ts';
import { RefusalCard, type RefusalWords } from '../checkout-form/refusal-card.tsx';

interface Props {
  problem: Exclude<CheckoutRefusal, { kind: 'field' }>;
  onChooseStart: () => void;
}

/** Explains why a request was not sent, that the input is kept, and what to do next. */
export const RequestRefusal = ({ problem, onChooseStart }: Props) => {
  const { t } = useTranslation('tour-request', 'errors');
  const locale = useLocale();
  const refusalText = (): RefusalWords => {
    switch (problem.kind) {
      case 'slotTaken':
      case 'ownHold':
        return {
          title: t('tour-request.problem.slotTaken'),
          hint: t('tour-request.problem.slotTakenHint'),
          way: (
            <Button tone="secondary" size="small" onClick={onChooseStart}>
              {t('tour-request.problem.chooseStart')}
            </Button>
          ),
        };
      case 'priceChanged':
        return {
          title: t('tour-request.problem.priceChanged'),
          hint: t('tour-request.problem.priceChangedHint', {
            total: formatMoney(problem.totalCents, locale),
          }),
        };
      case 'itineraryChanged':
        return {
          title: t('tour-request.problem.itineraryChanged'),
          hint: t('tour-request.problem.itineraryChangedHint'),
        };
      case 'offerChanged':
        return {
          title: t('tour-request.problem.offerChanged'),
          hint: t('tour-request.problem.offerChangedHint'),
        };
      case 'notBookable':
        return { title: t('tour-request.problem.notBookable') };
      case 'self':
        return { title: t('tour-request.problem.self') };
      case 'unknown':
        return {
          title: t('tour-request.problem.unknown'),
          hint: t('tour-request.problem.unknownHint'),
        };
      case 'other':
        return { title: t('tour-request.problem.other'), hint: t(`errors.${problem.code}`) };
      default:
        return { title: t('tour-request.problem.other') };
    }
  };
  return <RefusalCard words={refusalText()} problem={problem} />;
};
