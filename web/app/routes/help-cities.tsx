import { CITY_SLUGS } from '@tomoguide/contract/catalog/cities';
import { searchGuides } from '@tomoguide/contract/guides/calls';
import { api } from '../lib/api.ts';
import { withUnavailableStatus } from '../lib/unavailable.ts';
import { CityList } from '../pages/help/cities/city-list.tsx';
import { HelpPage } from '../pages/help/frame/help-page.tsx';
import { Section } from '../pages/help/frame/sections.tsx';
import { useTranslation } from '../translation/use-translation.ts';
import type { Route } from './+types/help-cities.ts';

/** The number of avatars next to the number of a city's guides. */
const FACES = 4;

const load = async () => {
  const cities = await withUnavailableStatus(
    Promise.all(
      CITY_SLUGS.map(async (slug) => {
        const { data, total, totalIsExact } = await api(searchGuides, {
          query: { city: slug, limit: FACES },
        });
        return {
          slug,
          total,
          totalIsExact,
          guides: data.map(({ id, portrait }) => ({ id, portrait })),
        };
      }),
    ),
  );
  return { cities };
};

export const loader = () => load();
export const clientLoader = () => load();

export default function Cities({ loaderData: { cities } }: Route.ComponentProps) {
  const { t } = useTranslation('cities');
  return (
    <HelpPage page="cities" wide description={t('cities.description')} lead={t('cities.lead')}>
      <CityList cities={cities} />
      <div className="max-w-3xl">
        <Section
          id="elsewhere"
          title={t('cities.elsewhere.title')}
          text={t('cities.elsewhere.text')}
        />
      </div>
    </HelpPage>
  );
}
