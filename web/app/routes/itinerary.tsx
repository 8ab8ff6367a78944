import { useQuery } from '@tanstack/react-query';
import { parseId } from '@tomoguide/contract/ids';
import type { ItineraryId } from '@tomoguide/contract/primitives';
import { data, isRouteErrorResponse } from 'react-router';
import { NotFound, PageError } from '../layout/page-error.tsx';
import { ApiError } from '../lib/api-error.ts';
import { getRequestLocale } from '../lib/current-locale.ts';
import { getQueryClient } from '../lib/query-client.ts';
import { withUnavailableStatus } from '../lib/unavailable.ts';
import { ItineraryHead } from '../pages/itinerary/itinerary-head.tsx';
import { ItineraryView } from '../pages/itinerary/itinerary-view.tsx';
import {
  guidePricingQuery,
  guideQuery,
  itineraryQuery,
  serviceCategoriesQuery,
} from '../parts/guides/queries.ts';
import { useServiceNames } from '../parts/guides/use-services.ts';
import { useLocale, useTranslation } from '../translation/use-translation.ts';
import type { Route } from './+types/itinerary.ts';

const createNotFound = () => data(null, { status: 404 });

const load = async (request: Request, text: string) => {
  const id = parseId<ItineraryId>(text);
  if (id === null) throw createNotFound();
  const client = getQueryClient();
  const locale = getRequestLocale(request);
  try {
    const itinerary = await client.ensureQueryData(itineraryQuery(id, locale));
    const { guideId } = itinerary;
    const [guide, pricing, categories] = await Promise.all([
      client.ensureQueryData(guideQuery(guideId, locale)),
      client.ensureQueryData(guidePricingQuery(guideId)),
      client.ensureQueryData(serviceCategoriesQuery()).catch(() => null),
    ]);
    return { locale, itinerary, guide, pricing, categories };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw createNotFound();
    throw error;
  }
};

export const loader = ({ request, params }: Route.LoaderArgs) =>
  withUnavailableStatus(load(request, params.id));
export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) =>
  load(request, params.id);

export default function ItineraryPage({ loaderData }: Route.ComponentProps) {
  const { locale: renderedLocale, categories } = loaderData;
  const locale = useLocale();
  const isRendered = locale === renderedLocale;
  const { data: itinerary = loaderData.itinerary } = useQuery({
    ...itineraryQuery(loaderData.itinerary.id, locale),
    ...(isRendered ? { initialData: loaderData.itinerary } : {}),
  });
  const { data: guide = loaderData.guide } = useQuery({
    ...guideQuery(loaderData.guide.id, locale),
    ...(isRendered ? { initialData: loaderData.guide } : {}),
  });
  const { data: pricing } = useQuery({
    ...guidePricingQuery(guide.id),
    initialData: loaderData.pricing,
  });
  const names = useServiceNames(categories ?? undefined);
  const shown = { guide, itinerary, pricing };
  return (
    <>
      <ItineraryHead {...shown} />
      <ItineraryView key={itinerary.id} {...shown} names={names} />
    </>
  );
}

const NoItinerary = () => {
  const { t } = useTranslation('itinerary');
  return <NotFound title={t('itinerary.missing.title')} text={t('itinerary.missing.text')} />;
};

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) =>
  isRouteErrorResponse(error) && error.status === 404 ? (
    <NoItinerary />
  ) : (
    <PageError error={error} />
  );
