import { useInfiniteQuery } from '@tanstack/react-query';
import { formatDay, formatMoney, getDayInZone } from '@tomoguide/contract/format';
import type { Withdrawal } from '@tomoguide/contract/payments/entities';
import { useId } from 'react';
import { SupportLink } from '../../parts/help/support/support-link.tsx';
import { useCatalog, useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { TeamText } from '../../ui/team-text.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { AccountLine } from './account-line.tsx';
import { withdrawalsQuery } from './queries.ts';

const TONES: Readonly<Record<Withdrawal['status'], BadgeTone>> = {
  requested: 'action',
  approved: 'action',
  paid: 'good',
  rejected: 'seal',
};

const Item = ({ withdrawal }: { withdrawal: Withdrawal }) => {
  const { t } = useTranslation('withdrawal');
  const locale = useLocale();
  const { status, amountCents, requestedAt, endedAt, reason } = withdrawal;
  const date = formatDay(getDayInZone(endedAt ?? requestedAt, Temporal.Now.timeZoneId()), locale);
  return (
    <li className="grid gap-1 px-5 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="tabular font-semibold text-lg">{formatMoney(amountCents, locale)}</p>
        <Badge tone={TONES[status]}>{t(`withdrawal.status.${status}`)}</Badge>
      </div>
      <p className="wrap-anywhere">
        <AccountLine account={withdrawal} />{' '}
        <span className="text-ink-soft">{withdrawal.holder}</span>
      </p>
      <p className="tabular text-ink-soft text-sm">
        <Unbroken>{t(`withdrawal.statusHint.${status}`, { date })}</Unbroken>
      </p>
      {reason ? <TeamText label={t('withdrawal.wrote')}>{reason}</TeamText> : null}
      {status === 'rejected' ? (
        <SupportLink
          topic="payout_failed"
          about={{ kind: 'withdrawal', id: withdrawal.id }}
          className="-ml-3 justify-self-start"
        />
      ) : null}
    </li>
  );
};

/** All withdrawals with their status, newest first. */
export const WithdrawalHistory = () => {
  const { t } = useTranslation('withdrawal');
  const catalog = useCatalog('withdrawal');
  const list = useInfiniteQuery(withdrawalsQuery());
  const id = useId();
  return (
    <section aria-labelledby={id} tabIndex={-1} className="grid gap-4">
      <h2 id={id} className="font-semibold text-xl">
        {t('withdrawal.history')}
      </h2>
      <PagedList list={list} words={catalog}>
        {(one) => <Item key={one.id} withdrawal={one} />}
      </PagedList>
    </section>
  );
};
