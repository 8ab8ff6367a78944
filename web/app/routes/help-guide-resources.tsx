import { HelpPage } from '../pages/help/frame/help-page.tsx';
import { PageLink } from '../pages/help/frame/page-link.tsx';
import { Sections } from '../pages/help/frame/sections.tsx';
import { EarningExample } from '../pages/help/guiding/earning-example.tsx';
import { useCatalog, useTranslation } from '../translation/use-translation.ts';
import { LinkButton } from '../ui/link-button.tsx';

export default function GuideResources() {
  const { t } = useTranslation('guiding');
  const sentences = useCatalog('guiding');
  return (
    <HelpPage
      page="guide-resources"
      description={t('guiding.description')}
      lead={t('guiding.lead')}
    >
      <EarningExample />
      <Sections
        sections={sentences.sections}
        after={{
          answering: <PageLink page="cancellation" />,
          day: <PageLink page="guide-community" />,
        }}
      />
      <section className="flex flex-wrap items-center justify-between gap-4 rounded-2xl bg-action-soft px-5 py-4">
        <h2 className="font-semibold text-lg">{t('guiding.toDo')}</h2>
        <div className="flex flex-wrap gap-2">
          <LinkButton to="/become-guide">{t('guiding.apply')}</LinkButton>
          <LinkButton to="/guide-dashboard" tone="secondary">
            {t('guiding.dashboard')}
          </LinkButton>
        </div>
      </section>
    </HelpPage>
  );
}
