import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import { Section } from '../../parts/guides/profile/section.tsx';
import { useTranslation } from '../../translation/use-translation.ts';
import { BadgeCheck, FileText } from '../../ui/icons.ts';
import { JapaneseTitle } from './japanese-title.tsx';

/** The guide's qualifications. */
export const Qualifications = ({ guide }: { guide: GuideDetail }) => {
  const { t } = useTranslation('guides');
  if (guide.qualifications.length === 0) return null;
  return (
    <Section id="qualifications" title={t('guides.qualifications')}>
      <ul className="grid gap-2">
        {guide.qualifications.map(({ title, checked, licenceNumber }) => (
          <li key={title} className="flex items-start gap-2">
            {checked ? (
              <BadgeCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-good" />
            ) : (
              <FileText aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-soft" />
            )}
            <span className="min-w-0 wrap-anywhere">
              <JapaneseTitle text={title} />{' '}
              {licenceNumber ? (
                <span className="tabular whitespace-nowrap text-ink-soft text-sm">
                  {t('guides.licence', { number: licenceNumber })}
                </span>
              ) : null}{' '}
              <span
                className={`whitespace-nowrap text-sm ${checked ? 'text-good' : 'text-ink-soft'}`}
              >
                {t(checked ? 'guides.checked' : 'guides.notChecked')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
};
