import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import { Section } from '../../parts/guides/profile/section.tsx';
import { useTranslation } from '../../translation/use-translation.ts';

const SCORES = ['ethics', 'boundary', 'supportive'] as const;
const MAX_SCORE = 9;

/** The scores that the guide gave themselves. */
export const Scores = ({ guide }: { guide: GuideDetail }) => {
  const { t } = useTranslation('guides');
  const scores = SCORES.flatMap((key) => {
    const score = guide[`${key}Score`];
    return score === null ? [] : [{ key, score, words: guide[`${key}Description`] }];
  });
  if (scores.length === 0) return null;
  return (
    <Section
      id="scores"
      title={t('guides.scores.title', { name: guide.name })}
      lead={t('guides.scores.note')}
    >
      <details className="group/scores phone-fold">
        <summary className="min-h-11 cursor-pointer list-none items-center font-semibold text-action underline [&::-webkit-details-marker]:hidden">
          <span className="group-open/scores:hidden">{t('guides.readOn')}</span>
          <span className="hidden group-open/scores:inline">{t('guides.readLess')}</span>
        </summary>
        <ul className="grid gap-5 sm:grid-cols-3">
          {scores.map(({ key, score, words }) => (
            <li key={key} className="score">
              <p className="tabular flex justify-between gap-4">
                <b className="font-semibold">{t(`guides.scores.${key}`)}</b>
                <span className="text-ink-soft">{t('guides.scores.value', { score })}</span>
              </p>
              <div aria-hidden="true" className="bar">
                <div style={{ width: `${(score / MAX_SCORE) * 100}%` }} />
              </div>
              <p className="text-ink-soft">{words}</p>
            </li>
          ))}
        </ul>
      </details>
    </Section>
  );
};
