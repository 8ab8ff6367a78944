import type { DrawingName } from '@tomoguide/contract/catalog/drawings';
import type { ReactNode } from 'react';
import { Drawing } from '../../../ui/drawing.tsx';
import { HelpSearch } from '../search/help-search.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';

/**
 * The header of every help page: breadcrumb, title, search and, on desktop, a drawing, which on phones
 * would be only a cropped strip above the search.
 */
export const HelpBand = ({
  title,
  lead,
  here,
  drawing,
  search = true,
}: {
  title: string;
  lead: ReactNode;
  here: string | null;
  drawing: DrawingName;
  search?: boolean;
}) => (
  <div className="border-line border-b bg-sunken">
    <div className="mx-auto grid max-w-[75rem] items-center gap-x-16 gap-y-5 px-4 py-6 sm:px-6 sm:py-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid content-start gap-4">
        <Breadcrumbs here={here} />
        <div>
          <h1 className="text-balance font-bold text-3xl tracking-tight sm:text-4xl">{title}</h1>
          <p className="mt-3 max-w-2xl text-balance text-ink-soft text-lg">{lead}</p>
        </div>
        {search ? <HelpSearch /> : null}
      </div>
      <Drawing name={drawing} eager className="aspect-[8/5] w-full rounded-2xl max-lg:hidden" />
    </div>
  </div>
);
