import { useQuery } from '@tanstack/react-query';
import type { CommissionClaim } from '@tomoguide/contract/bookings/entities';
import { formatDay, formatMoney, getDayInZone } from '@tomoguide/contract/format';
import { useState } from 'react';
import { formatTourTime } from '../../../lib/own-zone.ts';
import { DashboardSection } from '../../../parts/bookings/dashboard-section.tsx';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { ObjectionDialog } from './objection-dialog.tsx';
import { serviceFeesQuery } from './queries.ts';

const Statement = ({ label, words }: { label: string; words: string }) => (
  <div className="grid gap-1">
    <p className="text-ink-soft text-sm">{label}</p>
    <p className="wrap-anywhere whitespace-pre-line">{words}</p>
  </div>
);

const Fee = ({ claim }: { claim: CommissionClaim }) => {
  const { t } = useTranslation('service-fee');
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const { state, amountCents, bookings, timeZone, objectBy, objection, reason } = claim;
  const money = (cents: number) => formatMoney(cents, locale);
  return (
    <Card className="grid gap-3">
      <h3 className="font-semibold">{t(`service-fee.${state}`, { amount: money(amountCents) })}</h3>
      <p>{t(`service-fee.text.${state}`)}</p>
      {bookings.length > 0 ? (
        <ul className="tabular grid max-w-sm gap-1 text-sm">
          {bookings.map(({ bookingNumber, scheduledStartTime, dueCents }) => (
            <li key={bookingNumber} className="flex justify-between gap-4">
              <span>
                <Unbroken>
                  {t('service-fee.booking', {
                    number: bookingNumber,
                    date: formatDay(getDayInZone(scheduledStartTime, timeZone), locale),
                  })}
                </Unbroken>
              </span>
              <span className="whitespace-nowrap font-medium">{money(dueCents)}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <Statement label={t('service-fee.wrote')} words={reason} />
      {objection === null ? null : <Statement label={t('service-fee.yours')} words={objection} />}
      {state === 'announced' ? (
        <div className="flex flex-wrap items-center gap-3">
          <Button tone="secondary" onClick={() => setIsOpen(true)}>
            {t('service-fee.object')}
          </Button>
          <p className="text-sm">
            <Unbroken>
              {t('service-fee.objectBy', {
                time: formatTourTime(objectBy, timeZone, locale),
              })}
            </Unbroken>
          </p>
        </div>
      ) : null}
      {isOpen ? <ObjectionDialog claim={claim} onClose={() => setIsOpen(false)} /> : null}
    </Card>
  );
};

/**
 * Service fees that staff request from a guide for bookings that ended late; renders nothing if there are
 * none.
 */
export const ServiceFees = () => {
  const { t } = useTranslation('service-fee');
  const own = useQuery(serviceFeesQuery());
  if (own.isLoadingError)
    return <ErrorState title={t('service-fee.loadError')} onRetry={() => own.refetch()} />;
  if (!own.data || own.data.data.length === 0) return null;
  return (
    <DashboardSection title={t('service-fee.title')}>
      <div className="grid gap-3">
        {own.data.data.map((claim) => (
          <Fee key={claim.id} claim={claim} />
        ))}
      </div>
    </DashboardSection>
  );
};
