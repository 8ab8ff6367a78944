import { useQuery } from '@tanstack/react-query';
import { formatMoney } from '@tomoguide/contract/format';
import type { BookingId } from '@tomoguide/contract/primitives';
import { useState } from 'react';
import { ItineraryLine } from '../../../parts/bookings/itinerary/itinerary-line.tsx';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ChevronDown } from '../../../ui/icons.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CaseCodes } from '../case-codes.tsx';
import { CaseHistory } from '../case-history.tsx';
import { CaseMarks } from '../case-marks.tsx';
import { useStaffTime } from '../use-staff-time.ts';
import { bookingHistoryQuery } from './queries.ts';

const LoadedHistory = ({ id }: { id: BookingId }) => {
  const { t } = useTranslation('staff-chargebacks', 'staff-disputes');
  const locale = useLocale();
  const time = useStaffTime();
  const { data: history, isError, refetch } = useQuery(bookingHistoryQuery(id));
  if (!history)
    return isError ? (
      <ErrorState title={t('staff-chargebacks.historyFailed')} onRetry={() => refetch()} />
    ) : (
      <Skeleton className="h-40 w-full" />
    );
  const { scheduledStartTime, travelers, refunds, startCodeEntries, dayMarks } = history;
  return (
    <div className="grid gap-4 pt-2">
      <p className="tabular">
        {t('staff-chargebacks.historyTour', {
          when: time(scheduledStartTime),
          count: travelers,
        })}
      </p>
      <ItineraryLine booking={history} />
      <CaseHistory found={history} />
      {startCodeEntries.length > 0 ? (
        <div className="grid gap-1">
          <h3 className="font-semibold">{t('staff-disputes.codes')}</h3>
          <CaseCodes found={history} />
        </div>
      ) : null}
      {dayMarks.length > 0 ? (
        <div className="grid gap-1">
          <h3 className="font-semibold">{t('staff-disputes.marks')}</h3>
          <CaseMarks found={history} />
        </div>
      ) : null}
      <div className="grid gap-1">
        <h3 className="font-semibold">{t('staff-chargebacks.historyRefunds')}</h3>
        {refunds.length > 0 ? (
          <ul className="grid gap-1">
            {refunds.map(({ createdAt, destination, amountCents, status }) => (
              <li key={`${createdAt}:${destination}`}>
                {t(`staff-chargebacks.refundTo.${destination}`, {
                  amount: formatMoney(amountCents, locale),
                })}
                <span className="text-ink-soft">
                  {' '}
                  · {t(`staff-chargebacks.refundState.${status}`)}
                </span>
              </li>
            ))}
          </ul>
        ) : (
          <p>{t('staff-chargebacks.historyNoRefunds')}</p>
        )}
      </div>
    </div>
  );
};

/** The history of a booking, loaded when the user expands it. */
export const CollapsibleHistory = ({ id }: { id: BookingId }) => {
  const { t } = useTranslation('staff-chargebacks');
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="group" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1 font-semibold text-action">
        {t('staff-chargebacks.history')}
        <ChevronDown aria-hidden="true" className="size-4 group-open:rotate-180" />
      </summary>
      {isOpen ? <LoadedHistory id={id} /> : null}
    </details>
  );
};
