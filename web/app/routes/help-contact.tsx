import { TopicList } from '../pages/help/contact/topic-list.tsx';
import { HelpPage } from '../pages/help/frame/help-page.tsx';
import { PageLink } from '../pages/help/frame/page-link.tsx';
import { Sections } from '../pages/help/frame/sections.tsx';
import { useCatalog, useTranslation } from '../translation/use-translation.ts';

export default function Contact() {
  const { t } = useTranslation('contact');
  const sentences = useCatalog('contact');
  return (
    <HelpPage page="contact" description={t('contact.description')} lead={t('contact.lead')}>
      <TopicList />
      <Sections sections={sentences.sections} after={{ urgent: <PageLink page="safety" /> }} />
    </HelpPage>
  );
}
