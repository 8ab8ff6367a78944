import * as calls from '@tomoguide/contract/payments/calls';
import type { FastifyInstance } from 'fastify';
import type { Deps, Viewer } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { getSheetHeaders } from '../../../trip-sheets/sheet-headers.ts';
import { requireGuide } from '../policy.ts';
import { buildTaxSheet } from './build-tax-sheet.ts';
import { loadTaxYear } from './load-tax-year.ts';
import { setTaxNumber } from './set-tax-number.ts';
import { writeTaxCsv } from './write-tax-csv.ts';

/** Registers the endpoints for a guide's taxes (docs/product/money.md, "Taxes"). */
export const registerTaxRoutes = (app: FastifyInstance, deps: Deps): void => {
  const load = (viewer: Viewer, year?: number) =>
    loadTaxYear(deps, { userId: viewer.userId, guideId: requireGuide(viewer) }, year);

  route(app, deps, calls.getTaxYear, async ({ viewer, query }) => ({
    status: 200,
    body: await load(viewer, query.year),
  }));

  route(app, deps, calls.getTaxYearCsv, async ({ viewer, query, locale }) => {
    const taxYear = await load(viewer, query.year);
    return {
      status: 200,
      body: writeTaxCsv(taxYear, locale),
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="tomoguide-taxes-${taxYear.year}.csv"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    };
  });

  route(app, deps, calls.getTaxYearPdf, async ({ viewer, query, locale }) => {
    const taxYear = await load(viewer, query.year);
    const { publicUrl } = deps.config;
    const sheet = buildTaxSheet({ taxYear, locale, publicUrl, now: deps.clock.now() });
    return {
      status: 200,
      body: await deps.sheets.print(sheet, 'taxes'),
      headers: getSheetHeaders(`taxes-${taxYear.year}`),
    };
  });

  route(app, deps, calls.setTaxNumber, async ({ viewer, body }) => {
    requireGuide(viewer);
    const { number, confirmed = false } = body;
    const taxNumber = await setTaxNumber(deps, viewer.userId, { number, confirmed });
    return { status: 200, body: { taxNumber } };
  });
};
