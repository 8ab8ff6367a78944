import { useQuery } from '@tanstack/react-query';
import type { DisputeCase } from '@tomoguide/contract/bookings/entities';
import { formatMoney } from '@tomoguide/contract/format';
import type { BookingId } from '@tomoguide/contract/primitives';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../../../lib/api-error.ts';
import { ItineraryLine } from '../../../parts/bookings/itinerary/itinerary-line.tsx';
import { SignedQuote } from '../../../parts/bookings/quote/signed-quote.tsx';
import { FileList } from '../../../parts/files/viewer/file-list.tsx';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FreeText } from '../../../ui/free-text.tsx';
import { ArrowLeft } from '../../../ui/icons.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { CaseCodes } from '../case-codes.tsx';
import { CaseFrame } from '../case-frame.tsx';
import { CaseHistory } from '../case-history.tsx';
import { CaseMarks } from '../case-marks.tsx';
import { StaffSkeleton } from '../staff-only.tsx';
import { useStaffTime } from '../use-staff-time.ts';
import { CaseCosts } from './case-costs.tsx';
import { DecideForm } from './decide-form.tsx';
import { disputeCaseQuery } from './queries.ts';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card className="grid content-start gap-3">
    <h3 className="font-semibold">{title}</h3>
    {children}
  </Card>
);

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid gap-x-4 sm:grid-cols-[12rem_1fr]">
    <dt className="text-ink-soft">{label}</dt>
    <dd className="tabular wrap-anywhere">{children}</dd>
  </div>
);

/** The statements of both users, starting with the user who opened the dispute. */
const Statements = ({ found }: { found: DisputeCase }) => {
  const { t } = useTranslation('staff-disputes');
  const nameOf = usePersonName();
  const { dispute, traveler, guide } = found;
  const sides = [
    { role: 'traveler' as const, name: nameOf(traveler.nickname) },
    { role: 'guide' as const, name: nameOf(guide.nickname) },
  ];
  const opener = sides.filter(({ role }) => role === dispute.openedBy);
  const other = sides.filter(({ role }) => role !== dispute.openedBy);
  return (
    <Part title={t('staff-disputes.stories')}>
      {[...opener, ...other].map(({ role, name }) => {
        const isOpener = role === dispute.openedBy;
        const words = isOpener ? dispute.reason : dispute.statement;
        const files = isOpener ? dispute.files : dispute.statementFiles;
        return (
          <div key={role} className="grid gap-1">
            <p className="text-ink-soft text-sm">
              {name} · {t(`staff-disputes.${role}`)}
            </p>
            {words === '' ? <p>{t('staff-disputes.byCode')}</p> : null}
            {words === null ? (
              <p className="text-ink-soft">{t('staff-disputes.noStory')}</p>
            ) : (
              <p className="wrap-anywhere whitespace-pre-line">{words}</p>
            )}
            {files.length > 0 ? (
              <div className="mt-2">
                <FileList files={files} />
              </div>
            ) : null}
          </div>
        );
      })}
    </Part>
  );
};

const listConfirmations = (found: DisputeCase) => {
  if (found.travelerConfirmedStart && found.guideConfirmedStart) return 'confirmedBoth';
  if (found.travelerConfirmedStart) return 'confirmedTraveler';
  return found.guideConfirmedStart ? 'confirmedGuide' : 'confirmedNobody';
};

const Tour = ({ found }: { found: DisputeCase }) => {
  const { t } = useTranslation('staff-disputes', 'bookings');
  const locale = useLocale();
  const time = useStaffTime();
  const money = (cents: number) => formatMoney(cents, locale);
  return (
    <Part title={t('staff-disputes.tour')}>
      {found.contests ? (
        <p className="font-medium">{t(`staff-disputes.contests_${found.contests}`)}</p>
      ) : null}
      <dl className="grid gap-2">
        <Fact label={t('staff-disputes.when')}>
          <Unbroken>{time(found.scheduledStartTime)}</Unbroken>
        </Fact>
        <Fact label={t('staff-disputes.where')}>{found.meetingAddress}</Fact>
        <Fact label={t('staff-disputes.group')}>{found.travelers}</Fact>
        <Fact label={t('staff-disputes.confirmed')}>
          {t(`staff-disputes.${listConfirmations(found)}`)}
        </Fact>
        <Fact label={t('staff-disputes.openedFrom')}>
          {t(`bookings.status.${found.openedFrom}`)}
        </Fact>
        <Fact label={t('staff-disputes.total')}>{money(found.totalCents)}</Fact>
        {found.extensionCents > 0 ? (
          <Fact label={t('staff-disputes.extensions')}>{money(found.extensionCents)}</Fact>
        ) : null}
        <Fact label={t('staff-disputes.online')}>{money(found.onlineCents)}</Fact>
        {found.openFeeCents > 0 ? (
          <Fact label={t('staff-disputes.openFee')}>{money(found.openFeeCents)}</Fact>
        ) : null}
      </dl>
      <ItineraryLine booking={found} />
      <SignedQuote booking={{ ...found, id: found.bookingId }} />
    </Part>
  );
};

const Decision = ({ found }: { found: DisputeCase }) => {
  const { t } = useTranslation('staff-disputes');
  const locale = useLocale();
  const time = useStaffTime();
  const { decision } = found;
  if (!decision) return null;
  return (
    <Part title={t(`staff-disputes.decidedBy_${decision.by}`)}>
      <p>
        {t('staff-disputes.result', {
          outcome: t(`staff-disputes.outcome_${decision.outcome}`),
          amount: formatMoney(decision.refundCents, locale),
        })}
      </p>
      {decision.reason ? (
        <p className="wrap-anywhere whitespace-pre-line">
          “<FreeText>{decision.reason}</FreeText>”
        </p>
      ) : null}
      <p className="text-ink-soft text-sm">
        <Unbroken>{time(decision.at)}</Unbroken>
      </p>
    </Part>
  );
};

/** The outcome that applies automatically if staff do not decide in time. */
const DefaultOutcome = ({ found }: { found: DisputeCase }) => {
  const { t } = useTranslation('staff-disputes');
  const locale = useLocale();
  const time = useStaffTime();
  const { outcome, refundCents } = found.otherwise;
  const key = outcome === 'cancelled' && refundCents === 0 ? 'cancelledNothing' : outcome;
  return (
    <p className="text-ink-soft">
      <Unbroken>
        {t(`staff-disputes.otherwise_${key}`, {
          time: time(found.decideBy),
          amount: formatMoney(refundCents, locale),
        })}
      </Unbroken>
    </p>
  );
};

/** One dispute: both statements, the tour, its history, and the form for the decision. */
export const DisputeCaseView = ({ id }: { id: BookingId }) => {
  const { t } = useTranslation('staff-disputes', 'staff');
  const found = useQuery(disputeCaseQuery(id));
  if (found.isPending) return <StaffSkeleton />;
  if (found.isLoadingError) {
    const gone = found.error instanceof ApiError && found.error.code === 'NOT_FOUND';
    return gone ? (
      <EmptyState
        title={t('staff-disputes.notFound')}
        actions={<Link to="/staff/disputes">{t('staff-disputes.back')}</Link>}
      />
    ) : (
      <ErrorState title={t('staff.loadError')} onRetry={() => found.refetch()} />
    );
  }
  const isOpen = found.data.decision === null && found.data.status === 'disputed';
  const title = t('staff-disputes.case', { number: found.data.bookingNumber });
  return (
    <CaseFrame label={title} className="grid gap-4">
      <Link
        to={isOpen ? '/staff/disputes' : '/staff/disputes?state=decided'}
        className="inline-flex min-h-11 items-center gap-2 justify-self-start text-action"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t('staff-disputes.back')}
      </Link>
      <h2 className="font-bold text-xl">{title}</h2>
      <div className="flex flex-col gap-4 xl:grid xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 content-start gap-4">
          <Statements found={found.data} />
          <Tour found={found.data} />
          {found.data.extraCosts.length > 0 ? (
            <Part title={t('staff-disputes.costs')}>
              <CaseCosts found={found.data} />
            </Part>
          ) : null}
          {found.data.startCodeEntries.length > 0 ? (
            <Part title={t('staff-disputes.codes')}>
              <CaseCodes found={found.data} />
            </Part>
          ) : null}
          {found.data.dayMarks.length > 0 ? (
            <Part title={t('staff-disputes.marks')}>
              <CaseMarks found={found.data} />
            </Part>
          ) : null}
          <Part title={t('staff-disputes.history')}>
            <CaseHistory found={found.data} />
          </Part>
        </div>
        <div className="grid content-start gap-4 max-xl:contents">
          <Decision found={found.data} />
          {isOpen ? <DefaultOutcome found={found.data} /> : null}
          {isOpen && !found.data.mayDecide ? (
            <p role="note">{t('staff-disputes.ownCase')}</p>
          ) : null}
          {isOpen && found.data.mayDecide ? (
            <DecideForm key={found.data.id} found={found.data} />
          ) : null}
        </div>
      </div>
    </CaseFrame>
  );
};
