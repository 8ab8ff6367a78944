import { useInfiniteQuery } from '@tanstack/react-query';
import { formatMoney, formatMonth } from '@tomoguide/contract/format';
import type { LedgerTransaction } from '@tomoguide/contract/staff/entities';
import { STAFF_TIME_ZONE } from '@tomoguide/contract/staff/fields';
import { getStaffBookingPath } from '@tomoguide/contract/staff/pages';
import { useId, useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import { useCatalog, useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Select } from '../../../ui/select.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { StaffList } from '../list/staff-list.tsx';
import { useTabParam } from '../list/staff-tabs.tsx';
import { PersonLink } from '../person-link.tsx';
import { useStaffTime } from '../use-staff-time.ts';
import { ledgerTransactionsQuery } from './queries.ts';
import { useKindName } from './use-kind-name.ts';

const NUMBER =
  'pointer-coarse:inline-flex pointer-coarse:min-h-11 items-center text-action hover:underline';

const Item = ({ transaction }: { transaction: LedgerTransaction }) => {
  const locale = useLocale();
  const time = useStaffTime();
  const nameOf = useKindName();
  const catalog = useCatalog('staff-ledger');
  const moves: Readonly<Record<string, string>> = catalog.moves;
  const { at, kind: move, ref, bookingNumber, entries } = transaction;
  return (
    <div className="grid gap-2 px-5 py-4 sm:px-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        {/* Its key in the ledger, for looking up a row. */}
        <span className="wrap-anywhere font-semibold" title={ref}>
          {moves[move] ?? move}
          {bookingNumber ? (
            <span className="font-normal">
              {' · '}
              <Link to={getStaffBookingPath(bookingNumber)} className={NUMBER}>
                {bookingNumber}
              </Link>
            </span>
          ) : null}
        </span>
        <time dateTime={at} className="tabular text-ink-soft text-sm">
          <Unbroken>{time(at)}</Unbroken>
        </time>
      </div>
      <dl className="tabular grid gap-1">
        {entries.map(({ kind, ownerId, owner, amountCents }) => (
          <div key={`${kind}:${ownerId}`} className="flex items-baseline justify-between gap-4">
            <dt>
              {nameOf(kind)}
              {owner ? (
                <>
                  {' · '}
                  <PersonLink person={owner} />
                </>
              ) : null}
            </dt>
            <dd className="whitespace-nowrap">{formatMoney(amountCents, locale)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};

/** The number of months to offer: seven years, the retention period for accounting records in Japan. */
const MONTHS = 7 * 12;
const listLastMonths = (): string[] => {
  const current = Temporal.Now.plainDateISO(STAFF_TIME_ZONE).toPlainYearMonth();
  return Array.from({ length: MONTHS }, (_, back) => current.subtract({ months: back }).toString());
};

/** The transactions of all time or of the month in the URL, newest first. */
export const Transactions = () => {
  const { t } = useTranslation('staff-ledger');
  const locale = useLocale();
  const months = useMemo(listLastMonths, []);
  const month = useTabParam('month', ['', ...months]);
  const navigate = useNavigate();
  const list = useInfiniteQuery(ledgerTransactionsQuery(month));
  const id = useId();
  return (
    <section className="grid gap-4">
      <h2 className="font-semibold text-lg">{t('staff-ledger.latest')}</h2>
      <div className="grid max-w-sm gap-1.5">
        <label htmlFor={id} className="font-medium">
          {t('staff-ledger.month')}
        </label>
        <Select
          id={id}
          value={month}
          onChange={({ target }) =>
            navigate(target.value === '' ? '?' : `?month=${target.value}`, {
              replace: true,
              preventScrollReset: true,
            })
          }
        >
          <option value="">{t('staff-ledger.allMonths')}</option>
          {months.map((one) => (
            <option key={one} value={one}>
              {formatMonth(Temporal.PlainYearMonth.from(one), locale)}
            </option>
          ))}
        </Select>
      </div>
      <StaffList
        exported={{ list: 'ledger', ...(month === '' ? {} : { month }) }}
        list={list}
        empty={month === '' ? t('staff-ledger.empty') : t('staff-ledger.emptyMonth')}
        isRows
      >
        {(transaction) => <Item transaction={transaction} />}
      </StaffList>
    </section>
  );
};
