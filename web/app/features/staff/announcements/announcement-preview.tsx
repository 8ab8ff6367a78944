import type { AnnouncementWords } from '@tomoguide/contract/notifications/announcements';
import { useTranslation } from '../../../translation/use-translation.ts';

/** How it will read, in both languages. */
export const AnnouncementPreview = ({ words }: { words: AnnouncementWords }) => {
  const { t } = useTranslation('staff-announcements');
  return (
    <div className="grid gap-3">
      {(['en', 'zh-CN'] as const).map((locale) => (
        <div key={locale} lang={locale} className="grid gap-1 rounded-xl bg-sunken p-4">
          <p className="wrap-anywhere font-semibold text-ink">{words.title[locale]}</p>
          <p className="wrap-anywhere whitespace-pre-line">{words.text[locale]}</p>
        </div>
      ))}
      {words.path === null ? null : (
        <p className="wrap-anywhere text-sm">{t('leadsTo', { path: words.path })}</p>
      )}
    </div>
  );
};
