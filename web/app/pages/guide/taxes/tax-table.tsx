import { formatMoney, formatShortDate, formatYen, getDayInZone } from '@tomoguide/contract/format';
import type { TaxParts, TaxRow, TaxYear } from '@tomoguide/contract/payments/entities';
import { TAX_TIME_ZONE } from '@tomoguide/contract/payments/figures';
import { type ReactNode, useState } from 'react';
import { useTimeZone } from '../../../lib/use-time-zone.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';

/** Number of rows that are shown at first; more would delay the page on phones. */
const SHOWN = 60;

/** The first column stays in view while the others scroll. */
const DAY = 'sticky left-0 bg-surface pr-3 text-left align-top';

const NUMBER = 'px-3 py-2 text-right align-top whitespace-nowrap';

const Amount = ({
  cents,
  yen,
  children,
}: {
  cents: number;
  yen?: number | null;
  children?: ReactNode;
}) => {
  const locale = useLocale();
  return (
    <td className={NUMBER}>
      <span className="block">{formatMoney(cents, locale)}</span>
      {yen === undefined || yen === null ? null : (
        <span className="block text-ink-soft text-sm">{formatYen(yen, locale)}</span>
      )}
      {children}
    </td>
  );
};

/** Explains a row on a day that is in another year on a clock the guide may look at. */
const Notes = ({ row }: { row: TaxRow }) => {
  const { t } = useTranslation('taxes');
  const locale = useLocale();
  const userZone = useTimeZone();
  const startDay = getDayInZone(row.tourStart, TAX_TIME_ZONE);
  const userYear = getDayInZone(row.countedAt, userZone).slice(0, 4);
  const year = row.day.slice(0, 4);
  return (
    <span className="block max-w-[16rem] text-pretty text-ink-soft text-sm">
      {row.kind === 'tour' && startDay.slice(0, 4) !== year ? (
        <span className="block">
          {t('taxes.overNewYear', { day: formatShortDate(startDay, locale), year })}
        </span>
      ) : null}
      {userYear === year ? null : (
        <span className="block">{t('taxes.otherYear', { year: userYear })}</span>
      )}
    </span>
  );
};

const Row = ({ row }: { row: TaxRow }) => {
  const { t } = useTranslation('taxes');
  const locale = useLocale();
  const isEarlier = row.rateDay !== null && row.rateDay !== row.day;
  return (
    <tr className="border-line border-t">
      <th scope="row" className={`${DAY} py-2 font-normal`}>
        <span className="block font-semibold">{formatShortDate(row.day, locale)}</span>
        <span className="block text-ink-soft text-sm">
          {row.bookingNumber} · {t(`taxes.kind_${row.kind}`)}
        </span>
        <Notes row={row} />
      </th>
      <Amount cents={row.grossCents} yen={row.grossYen}>
        {row.jpyPerRmb === null ? null : (
          <span className="block text-ink-soft text-sm">
            {t('taxes.rateUsed', { rate: row.jpyPerRmb.toFixed(2) })}
          </span>
        )}
        {isEarlier && row.rateDay ? (
          <span className="block text-ink-soft text-sm">
            {t('taxes.earlierRate', { day: formatShortDate(row.rateDay, locale) })}
          </span>
        ) : null}
      </Amount>
      <Amount cents={row.onlineCents} />
      <Amount cents={row.cashCents}>
        {row.cashCents === 0 ? null : (
          <span className="block text-ink-soft text-sm">
            {t(row.cashVerified ? 'taxes.verified' : 'taxes.unverified')}
          </span>
        )}
      </Amount>
      <Amount cents={row.correctionCents} />
      <Amount cents={row.commissionCents} yen={row.commissionYen} />
      <Amount cents={row.netCents} yen={row.netYen} />
    </tr>
  );
};

const Sums = ({ totals }: { totals: TaxParts }) => {
  const { t } = useTranslation('taxes');
  return (
    <tr className="border-line-strong border-t-2 font-semibold">
      <th scope="row" className={`${DAY} py-2`}>
        {t('taxes.sum')}
      </th>
      <Amount cents={totals.grossCents} yen={totals.grossYen} />
      <Amount cents={totals.onlineCents} />
      <Amount cents={totals.cashCents} />
      <Amount cents={totals.correctionCents} />
      <Amount cents={totals.commissionCents} yen={totals.commissionYen} />
      <Amount cents={totals.netCents} yen={totals.netYen} />
    </tr>
  );
};

const COLUMNS = ['gross', 'online', 'cash', 'correction', 'fee', 'net'] as const;

/** The rows of a year with their sums. */
export const TaxTable = ({ taxYear }: { taxYear: TaxYear }) => {
  const { t } = useTranslation('taxes');
  const { year, rows, totals } = taxYear;
  const [shownOf, setShownOf] = useState<number | null>(null);
  const isShort = rows.length > SHOWN && shownOf !== year;
  return (
    <div className="grid gap-3">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <section aria-label={t('taxes.scroll')} tabIndex={0} className="overflow-x-auto">
        <table className="tabular w-full min-w-max text-left">
          <caption className="pb-2 text-left font-semibold text-lg">
            {t('taxes.table', { year })}
          </caption>
          <thead className="text-ink-soft text-sm">
            <tr>
              <th scope="col" className={`${DAY} py-1 font-normal`}>
                {t('taxes.columns.day')}
              </th>
              {COLUMNS.map((column) => (
                <th key={column} scope="col" className="px-3 py-1 text-right font-normal">
                  {t(`taxes.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(isShort ? rows.slice(0, SHOWN) : rows).map((row) => (
              <Row key={row.bookingNumber} row={row} />
            ))}
          </tbody>
          <tfoot>
            <Sums totals={totals} />
          </tfoot>
        </table>
      </section>
      {isShort ? (
        <Button tone="secondary" className="justify-self-center" onClick={() => setShownOf(year)}>
          {t('taxes.showAll', { count: rows.length })}
        </Button>
      ) : null}
    </div>
  );
};
