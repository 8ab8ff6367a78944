import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { getRequestLocale } from '../lib/current-locale.ts';
import { getQueryClient } from '../lib/query-client.ts';
import { useRole } from '../lib/session.ts';
import { CityTiles } from '../pages/landing/city-tiles.tsx';
import { GuideRow } from '../pages/landing/guide-row.tsx';
import { HeroScene } from '../pages/landing/hero-scene.tsx';
import { HowItWorks } from '../pages/landing/how-it-works.tsx';
import { LandingHead } from '../pages/landing/landing-head.tsx';
import { ReviewQuotes } from '../pages/landing/review-quotes.tsx';
import { SearchForm } from '../pages/landing/search-form.tsx';
import { TrustPoints } from '../pages/landing/trust-points.tsx';
import { FOUR_COLUMNS, GuideGrid, GuideGridSkeleton } from '../parts/guides/card/guide-grid.tsx';
import {
  guideStatisticsQuery,
  landingQuery,
  serviceCategoriesQuery,
} from '../parts/guides/queries.ts';
import { UNKNOWN_BOUNDS } from '../parts/guides/search/price-field.tsx';
import { useListAudience } from '../parts/guides/use-list-audience.ts';
import { useServiceNames } from '../parts/guides/use-services.ts';
import { useTranslation } from '../translation/use-translation.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import type { Route } from './+types/landing.ts';

export const loader = async ({ request }: Route.LoaderArgs) => {
  const client = getQueryClient();
  const locale = getRequestLocale(request);
  const [list, categories, figures] = await Promise.all([
    client.fetchQuery(landingQuery({ locale, ownGuideId: null })).catch(() => null),
    client.fetchQuery(serviceCategoriesQuery()).catch(() => null),
    client.fetchQuery(guideStatisticsQuery()).catch(() => null),
  ]);
  return { list, categories, figures, locale };
};

export const clientLoader = async () => null;

/** The number of guides in the row below the search; the others are in the grid. */
const IN_ROW = 3;

/** Tall cards take too much scrolling on a phone, so it shows three, and a button for the rest. */
const LANDING_COLUMNS = `${FOUR_COLUMNS} max-sm:[&>li:nth-child(n+4)]:hidden`;

export default function Landing({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('landing');
  const navigate = useNavigate();
  const role = useRole();
  const reader = useListAudience();
  const names = useServiceNames(loaderData?.categories ?? undefined);
  const fits =
    loaderData?.list && loaderData.locale === reader.locale && reader.ownGuideId === null;
  const { data: list, isError } = useQuery({
    ...landingQuery(reader),
    ...(fits && loaderData?.list ? { initialData: loaderData.list } : {}),
  });
  const { data: figures = null } = useQuery({
    ...guideStatisticsQuery(),
    ...(loaderData?.figures ? { initialData: loaderData.figures } : {}),
  });
  const inRow = list?.data.slice(0, IN_ROW) ?? [];
  const inGrid = list?.data.slice(IN_ROW) ?? [];
  const isEmpty = inRow.length === 0 && (list !== undefined || isError);
  const toGuideHome = role === 'guide';
  useEffect(() => {
    if (toGuideHome) navigate('/guide', { replace: true });
  }, [toGuideHome, navigate]);

  return (
    <>
      <LandingHead />
      <section className="relative isolate overflow-clip border-line border-b bg-sunken lg:grid lg:min-h-[max(38rem,43.75vw)] lg:content-center">
        <HeroScene />
        <div className="relative mx-auto w-full max-w-[75rem] px-4 pt-5 pb-6 sm:px-6 sm:pb-8 lg:py-12">
          <div className="grid gap-5 lg:max-w-120 xl:max-w-xl">
            <div>
              <h1 className="font-bold text-[1.75rem] leading-tight tracking-tight max-sm:text-pretty sm:text-4xl lg:max-w-105 lg:text-5xl xl:max-w-xl lg:leading-[1.1]">
                {t('landing.heading')}
              </h1>
              <p className="mt-2 max-w-xl text-balance text-ink-soft lg:mt-4 lg:max-w-105 lg:text-ink xl:max-w-lg lg:text-lg">
                {t('landing.lead')}
              </p>
            </div>
            <SearchForm bounds={list?.priceBounds ?? UNKNOWN_BOUNDS} />
          </div>
        </div>
      </section>
      {inRow.length > 0 ? (
        <section
          aria-label={t('landing.recommended')}
          className="mx-auto max-w-[75rem] px-4 pt-4 sm:px-6 sm:pt-6"
        >
          <GuideRow guides={inRow} />
        </section>
      ) : null}
      <div className="border-line border-b">
        <TrustPoints figures={figures} />
      </div>
      <div className="mx-auto grid max-w-[75rem] grid-cols-1 gap-14 px-4 py-12 sm:px-6">
        <ReviewQuotes guides={list?.data ?? []} />
        <section aria-labelledby="cities">
          <h2 id="cities" className="mb-5 font-bold text-2xl tracking-tight">
            {t('landing.cities')}
          </h2>
          <CityTiles />
        </section>
        {/* If there are at most three guides, the row above shows all of them. */}
        {inRow.length > 0 && inGrid.length === 0 ? null : (
          <section aria-labelledby="guides">
            <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
              <h2 id="guides" className="font-bold text-2xl tracking-tight">
                {t(isEmpty ? 'landing.recommended' : 'landing.guides')}
              </h2>
              {/* On phones, the same button is below the guides. */}
              <div className="max-sm:hidden">
                <LinkButton to="/search" tone="secondary">
                  {t('landing.all')}
                </LinkButton>
              </div>
            </div>
            {inGrid.length > 0 ? (
              <GuideGrid
                guides={inGrid}
                back="/"
                names={names}
                travelers={null}
                columns={LANDING_COLUMNS}
              />
            ) : isEmpty ? (
              <EmptyState title={t('landing.emptyTitle')} spot="no-results" />
            ) : (
              <GuideGridSkeleton columns={FOUR_COLUMNS} label={t('landing.guides')} />
            )}
            <div className="mt-6 grid sm:hidden">
              <LinkButton to="/search" tone="secondary">
                {t('landing.all')}
              </LinkButton>
            </div>
          </section>
        )}
        <HowItWorks />
      </div>
    </>
  );
}
