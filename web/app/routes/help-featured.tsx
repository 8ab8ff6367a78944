import { searchGuides } from '@tomoguide/contract/guides/calls';
import { api } from '../lib/api.ts';
import { getQueryClient } from '../lib/query-client.ts';
import { withUnavailableStatus } from '../lib/unavailable.ts';
import { FeaturedGuides } from '../pages/help/featured/featured-guides.tsx';
import { separateDrawings } from '../pages/help/featured/separate-drawings.ts';
import { HelpPage } from '../pages/help/frame/help-page.tsx';
import { Sections } from '../pages/help/frame/sections.tsx';
import { serviceCategoriesQuery } from '../parts/guides/queries.ts';
import { useCatalog, useTranslation } from '../translation/use-translation.ts';
import type { Route } from './+types/help-featured.ts';

/** The number of guides, which fills whole rows of two, three and four columns. */
const MAX_VISIBLE_GUIDES = 12;

const load = async () => {
  const [list, categories] = await Promise.all([
    withUnavailableStatus(
      api(searchGuides, { query: { sort: 'rating', limit: MAX_VISIBLE_GUIDES } }),
    ),
    getQueryClient()
      .fetchQuery(serviceCategoriesQuery())
      .catch(() => null),
  ]);
  return {
    guides: separateDrawings(list.data.filter(({ rating }) => rating !== null)),
    categories,
  };
};

export const loader = () => load();
export const clientLoader = () => load();

export default function Featured({ loaderData: { guides, categories } }: Route.ComponentProps) {
  const { t } = useTranslation('featured-guides');
  const sentences = useCatalog('featured-guides');
  return (
    <HelpPage
      page="featured"
      wide
      description={t('featured-guides.description')}
      lead={t('featured-guides.lead')}
    >
      <FeaturedGuides guides={guides} categories={categories} />
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <Sections sections={sentences.sections} />
      </div>
    </HelpPage>
  );
}
