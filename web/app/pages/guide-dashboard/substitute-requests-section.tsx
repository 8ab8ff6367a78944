import type { SubstituteRequest } from '@tomoguide/contract/bookings/entities';
import { formatMoney } from '@tomoguide/contract/format';
import { localizeTerms, NO_TERMS } from '@tomoguide/contract/guides/itinerary-terms';
import { Suspense } from 'react';
import { getErrorCode } from '../../lib/api-error.ts';
import { formatDeadline } from '../../lib/own-zone.ts';
import { BookingWhen } from '../../parts/bookings/booking/booking-when.tsx';
import { GuideLine } from '../../parts/bookings/booking/guide-line.tsx';
import { ServiceList } from '../../parts/bookings/booking/service-list.tsx';
import { SiteCosts } from '../../parts/bookings/booking/site-costs.tsx';
import { TimeLeft } from '../../parts/bookings/booking/time-left.tsx';
import { DashboardSection } from '../../parts/bookings/dashboard-section.tsx';
import { ItineraryLine } from '../../parts/bookings/itinerary/itinerary-line.tsx';
import {
  isEndedSubstitution,
  useAcceptSubstituteRequest,
  useRefuseSubstituteRequest,
} from '../../parts/bookings/substitute/mutations.ts';
import { TermsList } from '../../parts/guides/itinerary/terms-list.tsx';
import { usePersonName } from '../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast.ts';
import { Unbroken } from '../../ui/unbroken.tsx';

const STEPS = ['accept', 'refuse'] as const;
const BUSY = { accept: 'accepting', refuse: 'refusing' } as const;
const DONE = { accept: 'accepted', refuse: 'refused' } as const;

const Answers = ({ request, guide }: { request: SubstituteRequest; guide: string }) => {
  const { t } = useTranslation('substitute');
  const mutations = { accept: useAcceptSubstituteRequest(), refuse: useRefuseSubstituteRequest() };
  const busy = STEPS.find((step) => mutations[step].isPending);
  const getProblem = (error: unknown) => {
    if (isEndedSubstitution(error)) return t('substitute.movedOn');
    const isGone = getErrorCode(error) === 'COLLEAGUE_UNAVAILABLE';
    return t(isGone ? 'substitute.requests.unavailable' : 'substitute.failed');
  };
  const answer = async (step: (typeof STEPS)[number]) => {
    if (busy) return;
    try {
      await mutations[step].mutateAsync(request.id);
      showToast({ tone: 'success', title: t(`substitute.requests.${DONE[step]}`) });
    } catch (error) {
      showToast({ tone: 'destructive', title: getProblem(error) });
    }
  };
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {STEPS.filter((step) => request.can.includes(step)).map((step) => (
        <Button
          key={step}
          tone={step === 'accept' ? 'primary' : 'secondary'}
          busy={busy === step}
          disabled={busy !== undefined}
          onClick={() => answer(step)}
        >
          {t(`substitute.requests.${busy === step ? BUSY[step] : step}`)}
          <span className="sr-only">, {guide}</span>
        </Button>
      ))}
    </div>
  );
};

/** The tickets of the agreed itinerary, expanded: the guide buys some of them. */
const Tickets = ({ request }: { request: SubstituteRequest }) => {
  const locale = useLocale();
  const tickets = request.itinerary?.agreed?.terms.tickets ?? [];
  if (tickets.length === 0) return null;
  return (
    <Suspense fallback={<Skeleton className="h-16" />}>
      <TermsList terms={localizeTerms({ ...NO_TERMS, tickets }, locale)} />
    </Suspense>
  );
};

const RequestCard = ({ request }: { request: SubstituteRequest }) => {
  const { t } = useTranslation('substitute');
  const locale = useLocale();
  const guide = usePersonName()(request.firstGuide.name);
  const amounts = [
    ['total', request.totalCents],
    ['deposit', request.depositCents],
    ['rest', request.finalPaymentCents],
  ] as const;
  const { meetingAddress } = request;
  const time = formatDeadline(request.answerBy, request.timeZone, locale);
  return (
    <Card className="grid gap-3" data-substitute-request={request.id}>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <GuideLine guide={request.firstGuide} />
        <TimeLeft until={request.answerBy} />
      </div>
      <p className="font-semibold">
        <Unbroken names={[guide]}>{t('substitute.requests.from', { guide })}</Unbroken>
      </p>
      <div>
        <BookingWhen booking={request} />
        <p>{t('substitute.requests.travelers', { count: request.travelers })}</p>
      </div>
      <dl className="tabular grid max-w-md grid-cols-[1fr_auto] gap-x-4 gap-y-1">
        {amounts.map(([key, cents]) => (
          <div key={key} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-ink-soft">{t(`substitute.requests.${key}`)}</dt>
            <dd className="text-right">{formatMoney(cents, locale)}</dd>
          </div>
        ))}
      </dl>
      {meetingAddress ? (
        <p className="wrap-anywhere">
          <span className="text-ink-soft">{t('substitute.requests.place')}</span>{' '}
          <bdi>{meetingAddress}</bdi>
        </p>
      ) : null}
      <ItineraryLine
        booking={{ itinerary: request.itinerary, itineraryNow: null }}
        withTickets={false}
      />
      <Tickets request={request} />
      <ServiceList services={request.services} />
      <SiteCosts booking={request} />
      <Answers request={request} guide={guide} />
      <p className="text-sm">
        <Unbroken>
          {t(`substitute.requests.${request.answer === null ? 'answerBy' : 'waiting'}`, { time })}
        </Unbroken>
      </p>
    </Card>
  );
};

/** What colleagues who cannot come ask this guide to take over, earliest deadline first. */
export const SubstituteRequestsSection = ({
  requests,
  onRetry,
}: {
  requests: readonly SubstituteRequest[];
  /** Loads the requests again after a failure; null if they are loaded. */
  onRetry: (() => void) | null;
}) => {
  const { t } = useTranslation('substitute');
  if (onRetry)
    return <LoadFailure onRetry={onRetry}>{t('substitute.requests.loadFailed')}</LoadFailure>;
  return (
    <DashboardSection title={t('substitute.requests.title', { count: requests.length })}>
      <p className="text-ink-soft text-sm max-sm:hidden">{t('substitute.requests.hint')}</p>
      <ul className="grid gap-4">
        {requests.map((request) => (
          <li key={request.id}>
            <RequestCard request={request} />
          </li>
        ))}
      </ul>
    </DashboardSection>
  );
};
