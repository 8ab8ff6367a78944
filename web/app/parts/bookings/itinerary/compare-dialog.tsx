import { useQuery } from '@tanstack/react-query';
import type { BookedItinerary } from '@tomoguide/contract/bookings/entities';
import type { Itinerary } from '@tomoguide/contract/guides/entities';
import {
  localizeStops,
  localizeTerms,
  type Terms,
} from '@tomoguide/contract/guides/itinerary-terms';
import { getTextInLocale } from '@tomoguide/contract/guides/local-text';
import { type ReactNode, Suspense, useId } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StopList } from '../../guides/itinerary/stop-list.tsx';
import { TermsList } from '../../guides/itinerary/terms-list.tsx';
import { itineraryQuery } from '../../guides/queries.ts';

const Side = ({ heading, children }: { heading: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start gap-4">
      <h3 id={id} className="font-semibold">
        {heading}
      </h3>
      {children}
    </section>
  );
};

const Plan = ({
  title,
  stops,
  terms,
}: {
  title: string;
  stops: Itinerary['stops'];
  terms?: Terms<string> | undefined;
}) => (
  <>
    <p className="wrap-anywhere">
      <bdi>{title}</bdi>
    </p>
    <StopList stops={stops} small />
    {terms ? <TermsList terms={terms} /> : null}
  </>
);

/** The itinerary as the guide's page shows it now. The page of an unlisted guide cannot be read. */
const CurrentItinerary = ({ id }: Pick<BookedItinerary, 'id'>) => {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const { data, error, isLoadingError, refetch } = useQuery(itineraryQuery(id, locale));
  if (data) return <Plan {...data} />;
  if (error instanceof ApiError && error.code === 'NOT_FOUND')
    return <p className="text-ink-soft">{t('bookings.itinerary.removed')}</p>;
  if (isLoadingError)
    return <LoadFailure onRetry={refetch}>{t('bookings.itinerary.nowFailed')}</LoadFailure>;
  return <Skeleton className="h-40" />;
};

interface Props {
  itinerary: BookedItinerary;
  onClose: () => void;
}

/** A dialog that compares the agreed itinerary with the one on the guide's page now. */
export const CompareDialog = ({ itinerary, onClose }: Props) => {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const { id, title, agreed } = itinerary;
  return (
    <Dialog open onClose={onClose} title={t('bookings.itinerary.compareTitle')} wide>
      <Suspense fallback={<Skeleton className="h-60" />}>
        <div className="@container">
          <div className="grid gap-8 @2xl:grid-cols-2">
            <Side heading={t('bookings.itinerary.asAgreed')}>
              {agreed ? (
                <Plan
                  title={getTextInLocale(title, locale)}
                  stops={localizeStops(agreed.stops, locale)}
                  terms={localizeTerms(agreed.terms, locale)}
                />
              ) : null}
            </Side>
            <Side heading={t('bookings.itinerary.onPageNow')}>
              <CurrentItinerary id={id} />
            </Side>
          </div>
        </div>
      </Suspense>
    </Dialog>
  );
};
