import { SupportLink } from '../../../parts/help/support/support-link.tsx';
import { useTranslation } from '../../../translation/use-translation.ts';

/** Shown if there are no results; offers to contact the team. */
export const NothingFound = ({ query }: { query: string }) => {
  const { t } = useTranslation('help');
  return (
    <div className="grid justify-items-start gap-2 px-3 py-2.5">
      <p className="wrap-anywhere font-semibold">{t('help.search.nothing', { words: query })}</p>
      <p className="text-ink-soft">{t('help.search.nothingHint')}</p>
      <SupportLink topic="general" tone="secondary" />
    </div>
  );
};
