import { formatMoney } from '@tomoguide/contract/format';
import type { StaffPerson } from '@tomoguide/contract/staff/entities';
import { getStaffPath } from '@tomoguide/contract/staff/pages';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { ChevronDown } from '../../../ui/icons.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { useStaffTime } from '../use-staff-time.ts';

interface PartProps {
  title: string;
  /** The page on which staff decide about this topic. */
  to?: string;
  toLabel?: string;
  children: ReactNode;
}

const Part = ({ title, to, toLabel, children }: PartProps) => (
  <Card className="grid content-start gap-2">
    <h3 className="font-semibold text-lg">{title}</h3>
    {children}
    {to ? (
      <Link
        to={to}
        className="inline-flex min-h-11 items-center justify-self-start text-action hover:underline"
      >
        {toLabel}
      </Link>
    ) : null}
  </Card>
);

const Guide = ({ person: { user, guide, application } }: { person: StaffPerson }) => {
  const { t } = useTranslation('staff-users', 'applications');
  const hasForm = application.status !== 'none' && application.status !== 'draft';
  return (
    <Part
      title={t('staff-users.guide')}
      {...(hasForm
        ? {
            to: `${getStaffPath('applications')}?case=${user.id}`,
            toLabel: t('staff-users.toApplication'),
          }
        : {})}
    >
      <p>
        {t('staff-users.application', { state: t(`applications.states.${application.status}`) })}
      </p>
      {guide ? (
        <>
          <p>{guide.listed ? t('staff-users.listed') : t('staff-users.unlisted')}</p>
          {guide.listed ? null : (
            <ul className="list-disc pl-5 text-ink-soft">
              {guide.unlistedBecause.map((reason) => (
                <li key={reason}>{t(`staff-users.unlistedBecause.${reason}`)}</li>
              ))}
            </ul>
          )}
          <Link
            to={`/guides/${guide.id}`}
            className="inline-flex min-h-11 items-center justify-self-start text-action hover:underline"
          >
            {t('staff-users.toProfile')}
          </Link>
        </>
      ) : (
        <p className="text-ink-soft">{t('staff-users.noGuide')}</p>
      )}
    </Part>
  );
};

const Identity = ({ person: { identity } }: { person: StaffPerson }) => {
  const { t } = useTranslation('staff-users');
  const time = useStaffTime();
  const { status, submittedAt, verifiedName } = identity;
  return (
    <Part
      title={t('staff-users.identity')}
      {...(status === 'unverified'
        ? {}
        : {
            to: `${getStaffPath('identity')}?show=${status}`,
            toLabel: t('staff-users.toIdentity'),
          })}
    >
      <p>{t(`staff-users.identityStates.${status}`)}</p>
      {verifiedName ? (
        <p className="wrap-anywhere text-ink-soft">
          <Unbroken names={[verifiedName]}>
            {t('staff-users.onDocument', { name: verifiedName })}
          </Unbroken>
        </p>
      ) : null}
      {submittedAt ? (
        <p className="text-ink-soft">{t('staff-users.sent', { time: time(submittedAt) })}</p>
      ) : null}
    </Part>
  );
};

const Wallet = ({ person: { wallet } }: { person: StaffPerson }) => {
  const { t } = useTranslation('staff-users');
  const locale = useLocale();
  const money = (cents: number) => formatMoney(cents, locale);
  return (
    <Part
      title={t('staff-users.wallet')}
      to={getStaffPath('goodwill')}
      toLabel={t('staff-users.toGoodwill')}
    >
      <p className="tabular font-bold text-2xl">
        {money(wallet.refundedCents + wallet.goodwillCents)}
      </p>
      <p className="tabular text-ink-soft">
        {t('staff-users.walletParts', {
          refunded: money(wallet.refundedCents),
          goodwill: money(wallet.goodwillCents),
        })}
      </p>
    </Part>
  );
};

const Earnings = ({ earnings }: { earnings: NonNullable<StaffPerson['earnings']> }) => {
  const { t } = useTranslation('staff-users');
  const locale = useLocale();
  const { withdrawableCents, pendingCents, frozenCents, owedCents } = earnings;
  const { payingOutCents, paidOutCents } = earnings;
  const lines = [
    [t('staff-users.withdrawable'), withdrawableCents],
    [t('staff-users.pending'), pendingCents],
    ...(frozenCents > 0 ? [[t('staff-users.pendingFrozen'), frozenCents] as const] : []),
    ...(owedCents > 0 ? [[t('staff-users.owed'), owedCents] as const] : []),
    [t('staff-users.payingOut'), payingOutCents],
    [t('staff-users.paidOut'), paidOutCents],
  ] as const;
  return (
    <Part
      title={t('staff-users.earnings')}
      to={getStaffPath('withdrawals')}
      toLabel={t('staff-users.toWithdrawals')}
    >
      <dl className="tabular grid gap-1">
        {lines.map(([label, cents]) => (
          <div key={label} className="flex items-baseline justify-between gap-4">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="whitespace-nowrap font-medium">{formatMoney(cents, locale)}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
};

const Session = ({ session }: { session: StaffPerson['sessions'][number] }) => {
  const { t } = useTranslation('staff-users');
  const time = useStaffTime();
  const { browser, system, createdAt } = session;
  return (
    <>
      <p>{[browser ?? t('staff-users.unknownBrowser'), system].filter(Boolean).join(' · ')}</p>
      <p className="tabular text-ink-soft text-sm">
        {t('staff-users.since', { time: time(createdAt) })}
      </p>
    </>
  );
};

/** The user's sessions. The newest session shows where the user is; the others are collapsed. */
const Sessions = ({ person: { sessions } }: { person: StaffPerson }) => {
  const { t } = useTranslation('staff-users');
  const [newest, ...others] = sessions;
  return (
    <Part title={t('staff-users.sessions')}>
      {newest ? (
        <div>
          <Session session={newest} />
        </div>
      ) : (
        <p className="text-ink-soft">{t('staff-users.noSessions')}</p>
      )}
      {others.length > 0 ? (
        <details className="group">
          <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1 text-action">
            {t('staff-users.moreSessions', { count: others.length })}
            <ChevronDown aria-hidden="true" className="size-4 group-open:rotate-180" />
          </summary>
          <ul className="grid gap-2">
            {others.map((session) => (
              <li key={session.id}>
                <Session session={session} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </Part>
  );
};

interface ReportsProps {
  id: number;
  reports: NonNullable<StaffPerson['reports']>;
}

const Reports = ({ id, reports }: ReportsProps) => {
  const { t } = useTranslation('staff-users', 'staff-reports');
  const time = useStaffTime();
  const isWaiting = reports.some(({ decision }) => decision === null);
  return (
    <Part
      title={t('staff-users.reports')}
      {...(reports.length === 0
        ? {}
        : {
            to: `${getStaffPath('reports')}${isWaiting ? '' : '?show=handled'}`,
            toLabel: t('staff-users.toReports'),
          })}
    >
      {reports.length === 0 ? (
        <p className="text-ink-soft">{t('staff-users.noReports')}</p>
      ) : (
        <ul className="grid gap-2">
          {reports.map(({ id: reportId, reason, createdAt, decision }) => (
            <li key={reportId} className="flex flex-wrap items-center justify-between gap-x-4">
              <span>
                {t(`staff-reports.reasons.${reason}`)}
                <span className="tabular block text-ink-soft text-sm">{time(createdAt)}</span>
              </span>
              <Badge tone={decision === 'warned' ? 'warn' : 'plain'}>
                {decision ? t(`staff-reports.decision.${decision}`) : t('staff-users.reportWaits')}
              </Badge>
            </li>
          ))}
        </ul>
      )}
      <Link
        to={`${getStaffPath('contact-attempts')}?person=${id}`}
        className="inline-flex min-h-11 items-center justify-self-start text-action hover:underline"
      >
        {t('staff-users.toAttempts')}
      </Link>
    </Part>
  );
};

/** What is known about a user, in one card per topic, with a link to the queue in which it is decided. */
export const PersonFacts = ({ person }: { person: StaffPerson }) => (
  <div className="grid gap-4 md:grid-cols-2">
    <Guide person={person} />
    <Identity person={person} />
    <Wallet person={person} />
    {person.earnings ? <Earnings earnings={person.earnings} /> : null}
    {person.reports === null ? null : <Reports id={person.user.id} reports={person.reports} />}
    <Sessions person={person} />
  </div>
);
