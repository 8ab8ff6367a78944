import type { DrawingName } from '@tomoguide/contract/catalog/drawings';
import { type HelpPageId, helpPath } from '@tomoguide/contract/help/help-pages';
import type { ReactNode } from 'react';
import { PageHead } from '../../../lib/page-head.tsx';
import { usePageInfo } from '../../../lib/page-info.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { HelpSearch } from '../search/help-search.tsx';
import { ContactTeam } from './contact-team.tsx';
import { HelpBand } from './help-band.tsx';
import { HelpNav } from './help-nav.tsx';

const DRAWINGS: Readonly<Record<HelpPageId, DrawingName>> = {
  'how-it-works': 'station',
  cancellation: 'snow',
  safety: 'sea',
  featured: 'lanes',
  cities: 'railway',
  'traveler-community': 'table',
  'guide-resources': 'business',
  'guide-community': 'tea',
  about: 'kyoto',
  contact: 'bar-alley',
  terms: 'temple',
  privacy: 'garden',
  cookies: 'market',
};

interface Props {
  page: HelpPageId;
  description: string;
  lead: ReactNode;
  /** True if the title already includes the site's name. */
  whole?: boolean;
  /** True for full-width cards, with the other help pages below them. */
  wide?: boolean;
  /** True if the content is urgent, so that it comes before the search. */
  urgent?: boolean;
  children: ReactNode;
}

/** A help page: head, header, content, links to the other help pages, and a link to contact the team. */
export const HelpPage = ({
  page,
  description,
  lead,
  whole = false,
  wide = false,
  urgent = false,
  children,
}: Props) => {
  const { t } = useTranslation('help', 'layout');
  const { origin } = usePageInfo();
  const title = t(`help.pages.${page}.title`);
  const trail = [
    [t('layout.brand'), '/'],
    [t('help.title'), '/help'],
    [title, helpPath(page)],
  ] as const;
  const jsonLd = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
  return (
    <>
      <PageHead
        title={title}
        description={description}
        path={helpPath(page)}
        jsonLd={jsonLd}
        whole={whole}
      />
      <HelpBand title={title} lead={lead} here={title} drawing={DRAWINGS[page]} search={!urgent} />
      <div
        className={`mx-auto grid max-w-[75rem] grid-cols-1 gap-x-16 gap-y-14 px-4 py-10 sm:px-6 sm:py-12 ${wide ? '' : 'lg:grid-cols-[minmax(0,44rem)_15rem] lg:justify-between'}`}
      >
        <div className="grid grid-cols-1 content-start gap-12">
          {children}
          {urgent ? <HelpSearch /> : null}
          {page === 'contact' ? null : <ContactTeam />}
        </div>
        <HelpNav current={page} wide={wide} />
      </div>
    </>
  );
};
