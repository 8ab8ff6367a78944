import { useQuery } from '@tanstack/react-query';
import { getPreviewPath } from '@tomoguide/contract/files/preview-id';
import { formatMoney } from '@tomoguide/contract/format';
import { getTaxYearCsv } from '@tomoguide/contract/payments/calls';
import type { TaxYear } from '@tomoguide/contract/payments/entities';
import { useSearchParams } from 'react-router';
import { buildUrl } from '../../../lib/api-url.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { Download, FileText } from '../../../ui/icons.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useDownload } from '../../../ui/use-download.ts';
import { NumberForm } from './number-form.tsx';
import { taxYearQuery } from './queries.ts';
import { TaxTable } from './tax-table.tsx';

const Files = ({ year }: { year: number }) => {
  const { t } = useTranslation('taxes');
  const csv = useDownload(async () => buildUrl(getTaxYearCsv.path, {}, { year }));
  return (
    <div className="flex flex-wrap gap-3">
      <LinkButton tone="secondary" to={getPreviewPath({ kind: 'taxes', id: year })}>
        <FileText aria-hidden="true" className="size-4" />
        {t('taxes.openPdf')}
      </LinkButton>
      <Button tone="secondary" busy={csv.isDownloading} onClick={csv.start}>
        <Download aria-hidden="true" className="size-4" />
        {t('taxes.downloadCsv')}
      </Button>
    </div>
  );
};

/** Sentences about the year as a whole. */
const YearNotes = ({ taxYear }: { taxYear: TaxYear }) => {
  const { t } = useTranslation('taxes');
  const { year, inProgress, rows, rowsWithoutRate } = taxYear;
  const older = rows.filter(({ day, rateDay }) => rateDay !== null && rateDay !== day).length;
  return (
    <div className="grid max-w-prose gap-2 text-pretty text-ink-soft text-sm">
      {inProgress ? <p>{t('taxes.inProgress', { year })}</p> : null}
      {rows.length > 0 ? <p>{t('taxes.dayHint')}</p> : null}
      {older > 0 ? <p>{t('taxes.olderRate', { count: older })}</p> : null}
      {rowsWithoutRate > 0 ? <p>{t('taxes.noRate', { count: rowsWithoutRate })}</p> : null}
    </div>
  );
};

const FEES = [
  ['feeTour', 'tourCents'],
  ['feeCancelled', 'cancelledCents'],
  ['feeDue', 'dueCents'],
  ['feeCorrection', 'correctionCents'],
] as const;

const Fees = ({ taxYear }: { taxYear: TaxYear }) => {
  const { t } = useTranslation('taxes');
  const locale = useLocale();
  return (
    <Card className="grid gap-3">
      <h2 className="font-semibold text-lg">{t('taxes.feesTitle')}</h2>
      <dl className="tabular grid max-w-md gap-2">
        {FEES.map(([name, part]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-ink-soft">{t(`taxes.${name}`)}</dt>
            <dd className="whitespace-nowrap">{formatMoney(taxYear.fees[part], locale)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-line-strong border-t pt-2 font-semibold">
          <dt>{t('taxes.feeTotal')}</dt>
          <dd className="whitespace-nowrap">
            {formatMoney(taxYear.totals.commissionCents, locale)}
          </dd>
        </div>
      </dl>
    </Card>
  );
};

const parseYear = (text: string | null): number | undefined =>
  text !== null && /^20\d\d$/.test(text) ? Number(text) : undefined;

/** One year of a guide's tours for taxes, chosen in the address (docs/product/money.md, "Taxes"). */
export const TaxesPage = () => {
  const { t } = useTranslation('taxes');
  const [params, setParams] = useSearchParams();
  const own = useQuery(taxYearQuery(parseYear(params.get('year'))));
  if (own.isLoadingError)
    return <ErrorState title={t('taxes.loadError')} onRetry={() => own.refetch()} />;
  if (!own.data)
    return (
      <div aria-busy="true" className="grid gap-4">
        <Skeleton className="h-16 w-64" />
        <Skeleton className="h-96 rounded-2xl" />
      </div>
    );
  const taxYear = own.data;
  const { year, years } = taxYear;
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <Field label={t('taxes.year')} className="w-40">
          {(field) => (
            <Select
              {...field}
              value={year}
              onChange={({ target }) =>
                setParams({ year: target.value }, { replace: true, preventScrollReset: true })
              }
            >
              {[...new Set([year, ...years])]
                .sort((a, b) => b - a)
                .map((each) => (
                  <option key={each} value={each}>
                    {each}
                  </option>
                ))}
            </Select>
          )}
        </Field>
        <Files year={year} />
      </div>
      <YearNotes taxYear={taxYear} />
      {taxYear.rows.length === 0 ? (
        <EmptyState title={t('taxes.empty', { year })}>{t('taxes.emptyHint')}</EmptyState>
      ) : (
        <>
          <Card className="grid grid-cols-1">
            <TaxTable taxYear={taxYear} />
          </Card>
          <Fees taxYear={taxYear} />
        </>
      )}
      <NumberForm stored={taxYear.taxNumber} />
    </div>
  );
};
