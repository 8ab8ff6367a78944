import type { ReportedCard } from '@tomoguide/contract/messaging/entities';
import { formatFact } from '../../../parts/messaging/fact-card/format-fact.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';

/** The fact card of a reported message, as it is now. */
export const ReportedFacts = ({ card }: { card: ReportedCard }) => {
  const { t } = useTranslation('fact-card');
  const locale = useLocale();
  return (
    <div className="text-ink-soft text-sm">
      <p className="font-semibold">
        {t('fact-card.title')} · {t(`fact-card.state.${card.state}`)}
      </p>
      <ul>
        {card.facts.map(({ number, words, value, options, removed }) => (
          <li key={number} className="wrap-anywhere">
            {value?.kind === 'diet' ? `${t(`fact-card.reason.${value.reason}`)} · ` : null}
            <q>{words}</q> ·{' '}
            {removed
              ? t('fact-card.removed')
              : (value ? [value] : options)
                  .map((each) => formatFact(each, card, locale))
                  .join(' / ')}
          </li>
        ))}
      </ul>
    </div>
  );
};
