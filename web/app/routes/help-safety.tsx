import { HelpPage } from '../features/help/frame/help-page.tsx';
import { JumpLinks } from '../features/help/frame/jump-links.tsx';
import { PageLink } from '../features/help/frame/page-link.tsx';
import { Sections } from '../features/help/frame/sections.tsx';
import { NumberList } from '../features/help/safety/number-list.tsx';
import { useTranslation } from '../translation/use-translation.ts';

export default function Safety() {
  const { t, sentences } = useTranslation('help-safety');
  return (
    <HelpPage page="safety" description={t('description')} lead={t('lead')} urgent>
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
