import { useQuery } from '@tanstack/react-query';
import { hasDriverCard } from '@tomoguide/contract/bookings/card-lines';
import type { TravelersPage as Tour } from '@tomoguide/contract/bookings/lead-traveler';
import { getLocalizedName } from '@tomoguide/contract/catalog/names';
import {
  formatDay,
  formatDuration,
  formatInstant,
  formatMeetingPlace,
  formatTimes,
  formatZone,
  getDayInZone,
} from '@tomoguide/contract/format';
import type { ReactNode } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { buildMapLink } from '../../parts/bookings/booking/map-link.ts';
import { DriverCard } from '../../parts/bookings/driver-card/driver-card.tsx';
import { isNoConnection } from '../../parts/bookings/offline/as-of.tsx';
import { serviceNamesQuery } from '../../parts/bookings/queries.ts';
import { EmergencyNumbers } from '../../parts/help/emergency-numbers.tsx';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { getButtonStyle } from '../../ui/button-style.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { CodePart } from './code-part.tsx';
import { ConfirmMeeting } from './confirm-meeting.tsx';
import { travelersPageQuery } from './queries.ts';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-2 border-line border-t pt-6">
    <h2 className="text-ink-soft text-lg">{title}</h2>
    {children}
  </section>
);

const TourTime = ({ tour }: { tour: Tour }) => {
  const locale = useLocale();
  const { scheduledStartTime: start, scheduledEndTime: end, timeZone } = tour;
  return (
    <div className="tabular">
      <p className="font-semibold text-2xl">
        <Unbroken>{formatDay(getDayInZone(start, timeZone), locale)}</Unbroken>
      </p>
      <p className="font-semibold text-2xl">
        <Unbroken>{formatTimes(start, end, timeZone, locale)}</Unbroken>
      </p>
      <p className="text-ink-soft">{formatZone(timeZone, locale)}</p>
    </div>
  );
};

const Where = ({ tour }: { tour: Tour }) => {
  const { t } = useTranslation('travelers-page');
  const place = formatMeetingPlace(tour);
  return (
    <>
      {hasDriverCard(tour) ? (
        <>
          <p className="text-ink-soft">{t('travelers-page.showDriver')}</p>
          <DriverCard place={tour} />
        </>
      ) : (
        <p className="wrap-anywhere font-semibold text-2xl">
          <Unbroken>{place}</Unbroken>
        </p>
      )}
      <a
        href={buildMapLink(place, navigator.userAgent)}
        target="_blank"
        rel="noreferrer"
        className={`${getButtonStyle('secondary', 'large')} mt-1 justify-self-start text-lg!`}
      >
        {t('travelers-page.map')}
      </a>
    </>
  );
};

const Plan = ({ tour }: { tour: Tour }) => {
  const { t } = useTranslation('travelers-page');
  const locale = useLocale();
  const { data: names } = useQuery({ ...serviceNamesQuery(), enabled: tour.services.length > 0 });
  const minutes = Temporal.Instant.from(tour.scheduledStartTime)
    .until(tour.scheduledEndTime)
    .total('minutes');
  return (
    <>
      <p>{t('travelers-page.length', { length: formatDuration(minutes, locale) })}</p>
      <ul className="grid gap-1">
        {tour.services.map((id) => {
          const name = names?.get(id);
          return name ? <li key={id}>{getLocalizedName(name, locale)}</li> : null;
        })}
      </ul>
    </>
  );
};

interface ViewProps {
  tour: Tour;
  token: string;
  /** When the phone received the tour, in milliseconds of the phone's own clock. */
  fetchedAt: number;
  /** The error of the last refetch, after which the tour may have changed; null if it succeeded. */
  error: Error | null;
}

const StaleNotice = ({
  tour,
  fetchedAt,
  error,
}: Pick<ViewProps, 'tour' | 'fetchedAt' | 'error'>) => {
  const { t } = useTranslation('travelers-page');
  const fetchedTime = Temporal.Instant.fromEpochMilliseconds(fetchedAt).toString();
  return (
    <p className="tabular rounded-2xl bg-sunken p-5">
      <Unbroken>
        {t(isNoConnection(error) ? 'travelers-page.offline' : 'travelers-page.stoodOn', {
          time: formatInstant(fetchedTime, tour.timeZone, useLocale()),
        })}
      </Unbroken>
    </p>
  );
};

const TourView = ({ tour, token, fetchedAt, error }: ViewProps) => {
  const { t } = useTranslation('travelers-page');
  const names = { guide: tour.guide.name, booker: tour.bookedBy.nickname };
  return (
    <>
      <div className="grid gap-1">
        <h1 className="wrap-anywhere font-bold text-3xl tracking-tight">
          <Unbroken names={[tour.name]}>{t('travelers-page.hello', { name: tour.name })}</Unbroken>
        </h1>
        <p className="text-ink-soft">
          <Unbroken names={[names.booker]}>
            {t('travelers-page.bookedBy', { name: names.booker })}
          </Unbroken>
        </p>
      </div>
      <div role="status">
        {error ? <StaleNotice tour={tour} fetchedAt={fetchedAt} error={error} /> : null}
      </div>
      {tour.state === 'booked' ? null : (
        <p
          className={`rounded-2xl p-5 ${tour.state === 'cancelled' ? 'bg-danger-soft text-danger' : 'bg-sunken'}`}
        >
          {t(`travelers-page.state.${tour.state}`, names)}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Avatar name={tour.guide.name} src={tour.guide.portrait?.small ?? null} size={104} />
        <div className="min-w-0">
          <p className="text-ink-soft text-lg">{t('travelers-page.guide')}</p>
          <p className="wrap-anywhere font-semibold text-3xl leading-tight">
            <bdi>{tour.guide.name}</bdi>
          </p>
        </div>
      </div>
      {tour.state === 'cancelled' ? null : <ConfirmMeeting tour={tour} token={token} />}
      <CodePart tour={tour} fetchedAt={fetchedAt} />
      <Part title={t('travelers-page.when')}>
        <TourTime tour={tour} />
      </Part>
      <Part title={t('travelers-page.where')}>
        <Where tour={tour} />
      </Part>
      <Part title={t('travelers-page.plan')}>
        <Plan tour={tour} />
      </Part>
      <Part title={t('travelers-page.emergency')}>
        <EmergencyNumbers />
      </Part>
      <p className="tabular text-base text-ink-soft">
        {t('travelers-page.number', { number: tour.bookingNumber })}
      </p>
    </>
  );
};

/** Shown for an invalid link, with the same text for every reason. */
const LinkInvalid = () => {
  const { t } = useTranslation('travelers-page');
  return (
    <div role="alert" className="grid gap-3 py-10">
      <h1 className="font-bold text-3xl tracking-tight">{t('travelers-page.gone')}</h1>
      <p className="text-ink-soft">{t('travelers-page.goneHint')}</p>
    </div>
  );
};

const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

const LoadedTour = ({ token }: { token: string | undefined }) => {
  const { t } = useTranslation('travelers-page');
  const pageQuery = useQuery({ ...travelersPageQuery(token ?? ''), enabled: token !== undefined });
  if (isNotFound(pageQuery.error)) return <LinkInvalid />;
  if (pageQuery.data)
    return (
      <TourView
        tour={pageQuery.data}
        token={token ?? ''}
        fetchedAt={pageQuery.dataUpdatedAt}
        error={pageQuery.error}
      />
    );
  return (
    <>
      <h1 className="font-bold text-3xl tracking-tight">{t('travelers-page.title')}</h1>
      {pageQuery.isError ? (
        <ErrorState title={t('travelers-page.failed')} onRetry={() => pageQuery.refetch()}>
          {t('travelers-page.failedHint')}
        </ErrorState>
      ) : (
        <div role="status" aria-label={t('travelers-page.loading')} className="grid gap-6">
          <Skeleton className="h-26" />
          <Skeleton className="h-40" />
        </div>
      )}
    </>
  );
};

/**
 * Shows travelers, in large print, the tour that another user booked for them (docs/product/for-others.md).
 */
export const TravelersPage = ({ token }: { token: string | null | undefined }) =>
  token === null ? <LinkInvalid /> : <LoadedTour key={token} token={token} />;
