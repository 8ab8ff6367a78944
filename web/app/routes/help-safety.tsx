import { HelpPage } from '../pages/help/frame/help-page.tsx';
import { JumpLinks } from '../pages/help/frame/jump-links.tsx';
import { PageLink } from '../pages/help/frame/page-link.tsx';
import { Sections } from '../pages/help/frame/sections.tsx';
import { NumberList } from '../pages/help/safety/number-list.tsx';
import { useCatalog, useTranslation } from '../translation/use-translation.ts';

export default function Safety() {
  const { t } = useTranslation('safety');
  const sentences = useCatalog('safety');
  return (
    <HelpPage page="safety" description={t('safety.description')} lead={t('safety.lead')} urgent>
      <JumpLinks
        sections={Object.entries(sentences.sections).map(([id, { title }]) => [id, title] as const)}
      />
      <NumberList />
      <Sections
        sections={sentences.sections}
        after={{
          weather: <PageLink page="cancellation" />,
          report: <PageLink page="contact" />,
        }}
      />
    </HelpPage>
  );
}
