import type { HelpPageId } from '@tomoguide/contract/help/help-pages';
import { useCatalog } from '../../../translation/use-translation.ts';
import { HelpPage } from '../frame/help-page.tsx';
import { PageLink } from '../frame/page-link.tsx';
import { Sections } from '../frame/sections.tsx';

const PAGES = {
  traveler: { page: 'traveler-community', after: { day: 'how-it-works' } },
  guide: { page: 'guide-community', after: { emergency: 'safety' } },
} as const satisfies Record<string, { page: HelpPageId; after: Record<string, HelpPageId> }>;

/** The community rules, worded for travelers or for guides. */
export const CommunityPage = ({ side }: { side: keyof typeof PAGES }) => {
  const catalog = useCatalog('community');
  const { description, lead, sections } = catalog[side];
  const { page, after } = PAGES[side];
  const links = Object.entries(after).map(([id, to]) => [id, <PageLink key={id} page={to} />]);
  return (
    <HelpPage page={page} description={description} lead={lead}>
      <Sections sections={sections} after={Object.fromEntries(links)} />
    </HelpPage>
  );
};
