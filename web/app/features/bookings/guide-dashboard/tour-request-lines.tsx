import { useQuery } from '@tanstack/react-query';
import { formatMoney, formatShortInstant } from '@tomoguide/contract/format';
import { Link } from 'react-router';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Card } from '../../../ui/card.tsx';
import { TimeLeft } from '../booking/time-left.tsx';
import { YourTime } from '../booking/your-time.tsx';
import { openRequests } from '../request/queries.ts';
import { amountsOf, earningsOf } from './earnings-of.ts';
import { SUMMARY_SHOWN, SummarySection } from './summary-section.tsx';

/** Open tour requests as short lines, each leading to its conversation; nothing where there is none. */
export const TourRequestLines = () => {
  const nameOf = usePersonName();
  const { t } = useTranslation('bookings-request');
  const { t: desk } = useTranslation('bookings-guide-dashboard');
  const { t: trips } = useTranslation('bookings-trips');
  const locale = useLocale();
  const { data: requests } = useQuery(openRequests());
  if (!requests || requests.length === 0) return null;
  return (
    <SummarySection title={t('list')} count={requests.length} to="/guide-dashboard">
      <Card flush>
        <ul>
          {requests.slice(0, SUMMARY_SHOWN).map((request) => {
            const { scheduledStartTime: start, timeZone } = request;
            const traveler = request.quote.traveler.by;
            const { earnedCents } = earningsOf(amountsOf(request));
            return (
              <li key={request.id} className="border-line border-t first:border-t-0">
                <Link
                  to={`/messages?conversation=${request.conversationId}`}
                  className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 px-5 py-4 text-ink no-underline hover:bg-sunken sm:grid-cols-[auto_minmax(0,1fr)_12rem_12rem] sm:px-6"
                >
                  <Avatar
                    name={nameOf(traveler.nickname)}
                    src={traveler.profilePicture}
                    size={40}
                  />
                  <span className="min-w-0">
                    <span className="wrap-anywhere block font-semibold">
                      {nameOf(traveler.nickname)}
                    </span>
                    <span className="tabular block text-ink-soft text-sm">
                      {formatShortInstant(start, timeZone, locale)} ·{' '}
                      {trips('people', { count: request.travelers })}
                    </span>
                    <YourTime booking={request} />
                  </span>
                  <span className="col-start-2 sm:col-start-3">
                    <TimeLeft until={request.expiresAt} />
                  </span>
                  <span className="tabular col-start-2 font-semibold sm:col-start-4 sm:text-right">
                    {desk('earnings.youEarn', { amount: formatMoney(earnedCents, locale) })}
                  </span>
                </Link>
              </li>
            );
          })}
        </ul>
      </Card>
    </SummarySection>
  );
};
