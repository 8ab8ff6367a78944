import type { OwnGuide } from '@tomoguide/contract/guides/entities';
import { getTextInLanguage } from '@tomoguide/contract/guides/local-text';
import { LANGUAGES } from '@tomoguide/contract/locale';
import { useState } from 'react';
import { Link } from 'react-router';
import { HeadlineFacts } from '../../../parts/guides/profile/guide-facts.tsx';
import { Story } from '../../../parts/guides/profile/story.tsx';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Card } from '../../../ui/card.tsx';
import { panelProps, Tabs } from '../../../ui/tabs.tsx';
import { findProblems, type TypedProfile, toProfile } from './typed-profile.ts';

interface Props {
  guide: OwnGuide;
  typed: TypedProfile;
}

/**
 * A preview of the sections of the guide's page that the form affects, rendered by that page's own
 * components.
 */
export const ProfilePreview = ({ guide, typed }: Props) => {
  const { t } = useTranslation('guide-profile');
  const [language, setLanguage] = useState(LANGUAGES[useLocale()].reads);
  const { bio, occupation, experienceYears, ...rest } = toProfile(typed);
  const shown: OwnGuide = {
    ...guide,
    ...rest,
    bio: getTextInLanguage(bio, language),
    occupation: getTextInLanguage(occupation, language),
    experienceYears: findProblems(typed).has('years') ? null : experienceYears,
  };
  const names = ['zh', 'en'] as const;
  return (
    <Card className="grid gap-5">
      <div className="grid gap-1">
        <h2 className="font-bold text-xl">{t('guide-profile.preview')}</h2>
        <p className="text-ink-soft">{t('guide-profile.previewHint')}</p>
      </div>
      <div className="-mx-4 sm:mx-0">
        <Tabs
          label={t('guide-profile.previewLanguage')}
          tabs={names.map((id) => ({ id, label: t(`guide-profile.previewIn.${id}`) }))}
          selected={language}
          onSelect={setLanguage}
        />
      </div>
      {/* On the page itself, lines and space separate the sections. Here, one follows the facts directly. */}
      <div
        {...panelProps(language)}
        className="guide-page m-0 grid min-w-0 gap-5 p-0 [&_.guide-part]:border-0 [&_.guide-part]:py-0"
      >
        {shown.occupation ? <p className="text-ink-soft">{shown.occupation}</p> : null}
        <HeadlineFacts guide={shown} />
        <Story guide={shown} />
      </div>
      <Link to={`/guides/${guide.id}`} className="inline-flex min-h-11 items-center underline">
        {t('guide-profile.openPage')}
      </Link>
    </Card>
  );
};
