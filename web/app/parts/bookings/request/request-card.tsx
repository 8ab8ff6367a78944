import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { TourRequest } from '@tomoguide/contract/bookings/entities';
import { isJapaneseAddress } from '@tomoguide/contract/bookings/japanese-address';
import { formatMeetingPlace, formatMoney, formatYen } from '@tomoguide/contract/format';
import { getTextInLocale } from '@tomoguide/contract/guides/local-text';
import type { TourRequestId } from '@tomoguide/contract/primitives';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { bookingPath } from '../../../lib/pages.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FreeText } from '../../../ui/free-text.tsx';
import { FileSignature } from '../../../ui/icons.ts';
import { BookingWhen } from '../booking/booking-when.tsx';
import { calculateEarnings, pickAmounts } from '../booking/calculate-earnings.ts';
import { TimeLeft } from '../booking/time-left.tsx';
import { AgreedPlan } from '../itinerary/agreed-plan.tsx';
import { AskedDayFit } from '../itinerary/tour-day-fit.tsx';
import { CollapsibleDetails } from './collapsible-details.tsx';
import { requestKeys, tourRequestQuery } from './queries.ts';
import { RequestAnswer } from './request-answer.tsx';
import { RequestProgress } from './request-progress.tsx';
import { RequestSkeleton } from './request-skeleton.tsx';
import { getRequestStatus, isListedBooking, type RequestStatus } from './request-state.ts';

const TONES: Readonly<Record<RequestStatus, BadgeTone>> = {
  open: 'action',
  accepted: 'warn',
  paid: 'good',
  cancelled: 'plain',
  rejected: 'plain',
  withdrawn: 'plain',
  expired: 'plain',
};

/** What the yen amount pays for: meal, transportation and tickets, if they cost something. */
const SITE_COSTS = [
  ['meal', 'mealYen'],
  ['transport', 'transportYen'],
  ['tickets', 'ticketsYen'],
] as const;

/** Shows the price, the part paid online or earned and, separately, the costs on site. */
const Totals = ({ request }: { request: TourRequest }) => {
  const { t } = useTranslation('quote', 'guide-dashboard', 'trips');
  const locale = useLocale();
  const { viewerIs, travelers, totalCents, depositCents } = request;
  const onSite = SITE_COSTS.filter(([, yen]) => request[yen] > 0);
  const totalYen = onSite.reduce((sum, [, yen]) => sum + request[yen], 0);
  const { earnedCents } = calculateEarnings(pickAmounts(request));
  return (
    <div className="tabular grid gap-0.5 rounded-xl bg-sunken px-4 py-2.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-ink-soft text-sm">
          {t('quote.lines.total_rmb')} · {t('trips.people', { count: travelers })}
        </span>
        <b className="font-semibold text-lg">{formatMoney(totalCents, locale)}</b>
      </p>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span className="text-ink-soft">
          {viewerIs === 'guide' ? t('guide-dashboard.earnings.earned') : t('quote.lines.deposit')}
        </span>{' '}
        <span>{formatMoney(viewerIs === 'guide' ? earnedCents : depositCents, locale)}</span>
      </p>
      {totalYen > 0 ? (
        <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-line border-t pt-2 text-sm">
          <span className="text-ink-soft">
            {t('quote.lines.total_jpy')}
            <span className="block text-xs">
              {onSite.map(([kind]) => t(`quote.lines.${kind}`)).join(' · ')}
            </span>
          </span>
          <span>{t('quote.lines.about', { amount: formatYen(totalYen, locale) })}</span>
        </p>
      ) : null}
    </div>
  );
};

/** The meeting point and the itinerary, as in the request. */
const Place = ({ request }: { request: TourRequest }) => {
  const { t } = useTranslation('tour-request');
  const locale = useLocale();
  const address = formatMeetingPlace(request);
  return (
    <>
      <p className="wrap-anywhere text-sm">
        <span className="block text-ink-soft text-xs">{t('tour-request.meeting')}</span>
        <bdi lang={isJapaneseAddress(address) ? 'ja' : undefined}>{address}</bdi>
      </p>
      {request.itinerary ? (
        <div className="wrap-anywhere text-sm">
          <p>
            <span className="block text-ink-soft text-xs">{t('tour-request.itinerary')}</span>
            {getTextInLocale(request.itinerary.title, locale)}
          </p>
          <AgreedPlan itinerary={request.itinerary} />
        </div>
      ) : null}
    </>
  );
};

/**
 * A request as the traveler or the guide sees it, with the user's actions. Time, purpose, price and status
 * come first; the rest, and the full text of a long plan, is in the details. For a guide who can accept it,
 * nothing is hidden.
 */
export const RequestCard = ({ request, name }: { request: TourRequest; name: string }) => {
  const { t } = useTranslation('tour-request');
  const status = getRequestStatus(request);
  const decides = request.can.includes('accept');
  return (
    <article
      data-request={request.id}
      className="group/request grid w-full max-w-md gap-3 rounded-2xl border border-line bg-surface p-4 shadow-card"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="flex items-center gap-2 font-semibold">
          <FileSignature aria-hidden="true" className="size-5 text-action" />
          {t('tour-request.card')}
        </h3>
        <div className="flex items-center gap-2">
          {status === 'open' ? <TimeLeft until={request.expiresAt} /> : null}
          {request.booking?.payBy ? <TimeLeft until={request.booking.payBy} /> : null}
          <Badge tone={TONES[status]}>{t(`tour-request.status.${status}`)}</Badge>
        </div>
      </div>
      <BookingWhen booking={request} />
      {request.plan ? (
        <p
          className={`wrap-anywhere whitespace-pre-wrap text-sm ${decides ? '' : 'line-clamp-2 group-has-aria-expanded/request:line-clamp-none'}`}
        >
          <span className="sr-only">
            {t(
              request.viewerIs === 'guide' ? 'tour-request.theirPlan' : 'tour-request.planWords',
            )}{' '}
          </span>
          <FreeText>{request.plan}</FreeText>
        </p>
      ) : null}
      {request.masked ? (
        <p className="text-ink-soft text-xs">{t('tour-request.planMasked')}</p>
      ) : null}
      {decides ? (
        <>
          <Place request={request} />
          <AskedDayFit
            itinerary={request.itinerary}
            start={request.scheduledStartTime}
            duration={request.duration}
          />
        </>
      ) : null}
      <Totals request={request} />
      <RequestProgress request={request} name={name} />
      {request.booking && isListedBooking(request) ? (
        <Link
          to={bookingPath(request.viewerIs, request.booking.id)}
          className="-my-2 inline-flex min-h-11 items-center justify-self-start font-semibold text-action text-sm underline"
        >
          {t('tour-request.toBooking', { number: request.booking.bookingNumber })}
        </Link>
      ) : null}
      <RequestAnswer request={request} name={name} />
      <CollapsibleDetails request={request} className="-my-1 -ml-3 justify-self-start">
        {decides ? null : <Place request={request} />}
      </CollapsibleDetails>
    </article>
  );
};

interface MessageProps {
  id: TourRequestId;
  revision: number | null;
  /** The other user's name. */
  name: string;
}

/** The card of a request in a conversation, refetched when its message has changed. */
export const RequestMessage = ({ id, revision, name }: MessageProps) => {
  const { t } = useTranslation('tour-request');
  const client = useQueryClient();
  const { data, isLoadingError, refetch } = useQuery(tourRequestQuery(id));
  const seen = useRef(revision);
  useEffect(() => {
    if (seen.current === revision) return;
    seen.current = revision;
    void client.invalidateQueries({ queryKey: requestKeys.one(id) });
  }, [client, id, revision]);
  if (data) return <RequestCard request={data} name={name} />;
  if (isLoadingError)
    return <ErrorState title={t('tour-request.loadFailed')} onRetry={() => refetch()} />;
  return <RequestSkeleton />;
};
