import { HelpPage } from '../pages/help/frame/help-page.tsx';
import { PageLink } from '../pages/help/frame/page-link.tsx';
import { Steps } from '../parts/help/steps.tsx';
import { useCatalog, useTranslation } from '../translation/use-translation.ts';
import { LinkButton } from '../ui/link-button.tsx';

export default function HowItWorks() {
  const { t } = useTranslation('how-it-works');
  const sentences = useCatalog('how-it-works');
  const { travelers, guides } = sentences;
  return (
    <HelpPage
      page="how-it-works"
      description={t('how-it-works.description')}
      lead={t('how-it-works.lead')}
    >
      <Steps title={travelers.title} steps={travelers.steps} />
      <section className="flex flex-wrap items-center justify-between gap-4 rounded-2xl bg-action-soft px-5 py-4">
        <h2 className="font-semibold text-lg">{t('how-it-works.ready')}</h2>
        <LinkButton to="/search">{t('how-it-works.find')}</LinkButton>
      </section>
      <div className="grid gap-4">
        <Steps title={guides.title} steps={guides.steps} />
        <PageLink page="guide-resources" />
      </div>
    </HelpPage>
  );
}
