import type { AnnouncementWords } from '@tomoguide/contract/notifications/announcements';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { orderLanguages } from './languages.ts';

/** The announcement in both languages, with the staff member's own language first. */
export const AnnouncementPreview = ({ words }: { words: AnnouncementWords }) => {
  const { t } = useTranslation('staff-announcements');
  const reader = useLocale();
  return (
    <div className="grid gap-3">
      {orderLanguages(reader).map((locale) => (
        <div key={locale} lang={locale} className="grid gap-1 rounded-xl bg-sunken p-4">
          <p className="wrap-anywhere font-semibold text-ink">{words.title[locale]}</p>
          <p className="wrap-anywhere whitespace-pre-line">{words.text[locale]}</p>
        </div>
      ))}
      {words.path === null ? null : (
        <p className="wrap-anywhere text-sm">
          {t('staff-announcements.leadsTo', { path: words.path })}
        </p>
      )}
    </div>
  );
};
