import { useQuery } from '@tanstack/react-query';
import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import { parseId } from '@tomoguide/contract/ids';
import type { GuideId, Locale } from '@tomoguide/contract/primitives';
import { data, isRouteErrorResponse, useParams } from 'react-router';
import { NotFound, PageError } from '../layout/page-error.tsx';
import { ApiError } from '../lib/api-error.ts';
import { getRequestLocale } from '../lib/current-locale.ts';
import { getQueryClient } from '../lib/query-client.ts';
import { readSession } from '../lib/session.ts';
import { withUnavailableStatus } from '../lib/unavailable.ts';
import { GuideHead } from '../pages/guides/guide-head.tsx';
import { GuideView } from '../pages/guides/guide-view.tsx';
import { MissingGuide } from '../pages/guides/missing-guide.tsx';
import {
  guidePricingQuery,
  guideQuery,
  guideReviewsQuery,
  ownViewOfGuideQuery,
  priceRangesQuery,
  serviceCategoriesQuery,
} from '../parts/guides/queries.ts';
import { useServiceNames } from '../parts/guides/use-services.ts';
import { useLocale, useTranslation } from '../translation/use-translation.ts';
import type { Route } from './+types/guide-profile.ts';

const createNotFound = () => data(null, { status: 404 });

/** Caches a guide whom only some users may see as private data, which is removed when the session ends. */
const cacheAsPrivate = (guide: GuideDetail, locale: Locale) => {
  const client = getQueryClient();
  const userId = readSession()?.user.id;
  client.removeQueries(guideQuery(guide.id, locale));
  if (userId !== undefined)
    client.setQueryData(ownViewOfGuideQuery(guide.id, userId, locale).queryKey, guide);
  return createNotFound();
};

const load = async (request: Request, text: string) => {
  const id = parseId<GuideId>(text);
  if (id === null) throw createNotFound();
  const client = getQueryClient();
  const locale = getRequestLocale(request);
  try {
    const [guide, pricing, ranges, reviews, categories] = await Promise.all([
      client.ensureQueryData(guideQuery(id, locale)),
      client.ensureQueryData(guidePricingQuery(id)).catch(() => null),
      client.ensureQueryData(priceRangesQuery(id)).catch(() => null),
      client.ensureQueryData(guideReviewsQuery(id)).catch(() => null),
      client.ensureQueryData(serviceCategoriesQuery()).catch(() => null),
    ]);
    if (!guide.listed) throw cacheAsPrivate(guide, locale);
    return { locale, guide, pricing, ranges, reviews, categories };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw createNotFound();
    throw error;
  }
};

export const loader = ({ request, params }: Route.LoaderArgs) =>
  withUnavailableStatus(load(request, params.id));
export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) =>
  load(request, params.id);

/** The translation namespaces that the page uses, so that they are fetched together. */
const NAMESPACES = ['guides', 'review-tags', 'shopping-figure'] as const;

const Guide = ({ guide }: { guide: GuideDetail }) => {
  useTranslation(...NAMESPACES);
  const names = useServiceNames();
  const pricing = useQuery(guidePricingQuery(guide.id)).data ?? [];
  const reviews = useQuery(guideReviewsQuery(guide.id)).data ?? [];
  return (
    <>
      <GuideHead guide={guide} reviews={reviews} />
      <GuideView key={guide.id} guide={guide} names={names} pricing={pricing} reviews={reviews} />
    </>
  );
};

export default function GuideProfile({ loaderData }: Route.ComponentProps) {
  const {
    guide: rendered,
    locale: renderedLocale,
    pricing,
    ranges,
    reviews,
    categories,
  } = loaderData;
  const locale = useLocale();
  const { data: guide = rendered } = useQuery({
    ...guideQuery(rendered.id, locale),
    ...(locale === renderedLocale ? { initialData: rendered } : {}),
  });
  // Refetches whatever was not available when the server rendered the page.
  useQuery({ ...guidePricingQuery(rendered.id), ...(pricing ? { initialData: pricing } : {}) });
  useQuery({ ...priceRangesQuery(rendered.id), ...(ranges ? { initialData: ranges } : {}) });
  useQuery({ ...guideReviewsQuery(rendered.id), ...(reviews ? { initialData: reviews } : {}) });
  useServiceNames(categories ?? undefined);
  return <Guide guide={guide} />;
}

/** Shown if the guide does not exist or this user may not see them; the text is the same in both cases. */
const NoGuide = () => {
  const { t } = useTranslation('guides');
  return <NotFound title={t('guides.missing.title')} text={t('guides.missing.text')} />;
};

/**
 * Fetches a guide that is hidden from visitors again before giving up, because this user may be allowed to
 * see them.
 */
export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => {
  const id = parseId<GuideId>(useParams().id);
  if (!isRouteErrorResponse(error) || error.status !== 404) return <PageError error={error} />;
  if (id === null) return <NoGuide />;
  return <MissingGuide id={id} show={(guide) => <Guide guide={guide} />} notFound={<NoGuide />} />;
};
