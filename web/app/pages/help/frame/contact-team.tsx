import { SupportLink } from '../../../parts/help/support/support-link.tsx';
import { useTranslation } from '../../../translation/use-translation.ts';

/** The end of a help page: a link to contact the team. */
export const ContactTeam = () => {
  const { t } = useTranslation('help', 'support');
  return (
    <section className="flex flex-wrap items-center justify-between gap-4 rounded-2xl border border-line bg-surface p-5 shadow-card sm:p-6">
      <div className="grid max-w-[65ch] gap-1">
        <h2 className="font-semibold text-xl">{t('help.ask.title')}</h2>
        <p className="text-balance text-ink-soft">{t('help.ask.text')}</p>
      </div>
      <SupportLink topic="general" tone="primary" size="medium">
        {t('support.write')}
      </SupportLink>
    </section>
  );
};
