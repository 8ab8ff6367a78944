import type { ServiceCategory } from '@tomoguide/contract/catalog/entities';
import type { GuideCard } from '@tomoguide/contract/guides/entities';
import { FOUR_COLUMNS, GuideGrid } from '../../../parts/guides/card/guide-grid.tsx';
import { useServiceNames } from '../../../parts/guides/use-services.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';

/** The guides with the highest ratings, as cards. */
export const FeaturedGuides = ({
  guides,
  categories,
}: {
  guides: readonly GuideCard[];
  categories: ServiceCategory[] | null;
}) => {
  const { t } = useTranslation('featured-guides', 'help');
  const names = useServiceNames(categories ?? undefined);
  if (guides.length === 0)
    return (
      <EmptyState title={t('featured-guides.empty')} spot="no-results">
        {t('featured-guides.emptyText')}
      </EmptyState>
    );
  return (
    <section aria-labelledby="guides" className="grid grid-cols-1 gap-6">
      <h2 id="guides" className="sr-only">
        {t('help.pages.featured.title')}
      </h2>
      <GuideGrid
        guides={guides}
        back="/help/featured"
        names={names}
        travelers={null}
        columns={FOUR_COLUMNS}
        leads
      />
      <LinkButton to="/search?sort=rating" tone="secondary" className="justify-self-center">
        {t('featured-guides.all')}
      </LinkButton>
    </section>
  );
};
