import { TopicList } from '../features/help/contact/topic-list.tsx';
import { HelpPage } from '../features/help/frame/help-page.tsx';
import { PageLink } from '../features/help/frame/page-link.tsx';
import { Sections } from '../features/help/frame/sections.tsx';
import { useTranslation } from '../translation/use-translation.ts';

export default function Contact() {
  const { t, sentences } = useTranslation('help-contact');
  return (
    <HelpPage page="contact" description={t('description')} lead={t('lead')}>
      <TopicList />
      <Sections sections={sentences.sections} after={{ urgent: <PageLink page="safety" /> }} />
    </HelpPage>
  );
}
