import { useQuery } from '@tanstack/react-query';
import type { Booking } from '@tomoguide/contract/bookings/entities';
import { getLanguageTag } from '@tomoguide/contract/locale';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { NeedBadges } from './need-badges.tsx';
import { leadTravelerQuery } from './queries.ts';

/** The lead traveler's details that the user may see. */
export const LeadLines = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('lead-traveler');
  const languages = new Intl.DisplayNames(useLocale(), { type: 'language' });
  const { data: lead, isLoadingError, refetch } = useQuery(leadTravelerQuery(booking));
  if (isLoadingError)
    return (
      <LoadFailure onRetry={refetch} className="text-ink-soft">
        {t('lead-traveler.failed')}
      </LoadFailure>
    );
  if (!lead) return <Skeleton className="h-16" />;
  const { person, needs } = lead;
  return (
    <>
      <h4 className="wrap-anywhere font-semibold text-sm">
        {person ? t('lead-traveler.title', { name: person.name }) : t('lead-traveler.titleHidden')}
      </h4>
      {person ? (
        <p className="flex flex-wrap items-center gap-x-2">
          <a href={`tel:${person.phone}`} className="tabular inline-flex min-h-11 items-center">
            {person.phone}
          </a>
          <span className="text-ink-soft">
            {t('lead-traveler.speaks', {
              language: languages.of(getLanguageTag(person.language)) ?? person.language,
            })}
          </span>
        </p>
      ) : booking.tab === 'past' ? null : (
        <p className="text-ink-soft text-sm">{t('lead-traveler.guideHint')}</p>
      )}
      <NeedBadges needs={needs} />
      {person?.words ? <p className="wrap-anywhere whitespace-pre-line">{person.words}</p> : null}
    </>
  );
};

/** The lead traveler's details as a section of the guide's cards; renders nothing if the booker travels. */
export const LeadPart = ({ booking }: { booking: Booking }) =>
  booking.forOthers ? (
    <section className="grid justify-items-start gap-1">
      <LeadLines booking={booking} />
    </section>
  ) : null;
