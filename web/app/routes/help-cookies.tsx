import { HelpPage } from '../pages/help/frame/help-page.tsx';
import { PageLink } from '../pages/help/frame/page-link.tsx';
import { Sections } from '../pages/help/frame/sections.tsx';
import { StorageTables } from '../pages/help/legal/storage-tables.tsx';
import { useCatalog } from '../translation/use-translation.ts';

export default function Cookies() {
  const sentences = useCatalog('legal-summaries');
  const { description, lead, sections } = sentences.cookies;
  return (
    <HelpPage page="cookies" description={description} lead={lead}>
      <StorageTables />
      <Sections sections={sections} after={{ paying: <PageLink page="privacy" /> }} />
    </HelpPage>
  );
}
