import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import { BadgeCheck } from 'lucide-react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Section } from './section.tsx';

const SCORES = ['ethics', 'boundary', 'supportive'] as const;
const MAX_SCORE = 9;

/** The guide's own words, how they see themself, and what they can show for it. */
export const Story = ({ guide }: { guide: GuideDetail }) => {
  const { t } = useTranslation('guides');
  const scores = SCORES.flatMap((key) => {
    const score = guide[`${key}Score`];
    return score === null ? [] : [{ key, score, words: guide[`${key}Description`] }];
  });
  return (
    <>
      <Section id="about" title={t('about', { name: guide.name })}>
        <div className="grid max-w-prose gap-3">
          {guide.bio.split(/\n+/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      {scores.length > 0 ? (
        <Section
          id="scores"
          title={t('scores.title', { name: guide.name })}
          lead={t('scores.note')}
        >
          <ul className="grid gap-4">
            {scores.map(({ key, score, words }) => (
              <li key={key} className="grid gap-1.5">
                <div className="tabular flex justify-between gap-4">
                  <span className="font-semibold">{t(`scores.${key}`)}</span>
                  <span className="text-ink-soft">{t('scores.value', { score })}</span>
                </div>
                <div aria-hidden="true" className="h-1.5 rounded-full bg-line">
                  <div
                    className="h-full rounded-full bg-action"
                    style={{ width: `${(score / MAX_SCORE) * 100}%` }}
                  />
                </div>
                <p className="text-ink-soft">{words}</p>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      {guide.qualifications.length > 0 ? (
        <Section id="qualifications" title={t('qualifications')}>
          <ul className="grid gap-2">
            {guide.qualifications.map(({ title, checked, licenceNumber }) => (
              <li key={title} className="flex items-start gap-2">
                <BadgeCheck
                  aria-hidden="true"
                  className={`mt-0.5 size-5 shrink-0 ${checked ? 'text-good' : 'text-ink-soft'}`}
                />
                <span className="min-w-0 wrap-anywhere">
                  {title}{' '}
                  {licenceNumber ? (
                    <span className="tabular whitespace-nowrap text-ink-soft text-sm">
                      {t('licence', { number: licenceNumber })}
                    </span>
                  ) : null}{' '}
                  {checked ? (
                    <span className="whitespace-nowrap text-good text-sm">{t('checked')}</span>
                  ) : null}
                </span>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
    </>
  );
};
