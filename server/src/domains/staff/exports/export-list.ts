import { getLanguageName, type Locale } from '@tomoguide/contract/locale';
import {
  EXPORT_COLUMNS,
  EXPORTED_LISTS,
  type ExportColumn,
  type ExportedList,
  type ExportHeading,
  type StaffExport,
} from '@tomoguide/contract/staff/export-columns';
import { EXPORT_ROWS_MAX } from '@tomoguide/contract/staff/figures';
import { CATALOGS } from '@tomoguide/contract/words/catalogs';
import { BYTE_ORDER_MARK, formatCsvRow } from '../../../csv-row.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { withDeadline } from '../../../deadline.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { recordStaffAction } from '../../audit/service.ts';
import type { ExportOf, ExportPart } from '../ports.ts';
import { formatCell } from './format-cell.ts';

/** Number of rows read per query. */
const PART = 500;

/** Returns the value at a path in an entry, such as `person.nickname`. */
const getValueAt = (entry: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) => (value as Record<string, unknown> | null | undefined)?.[key],
      entry,
    );

const getHeading = (column: ExportColumn, locale: Locale): string => {
  const [heading, language] = column.split(/(?<=^words\.\w+)\./) as [ExportHeading, Locale?];
  const words = CATALOGS[locale]['staff-exports'].columns[heading];
  return language ? words.replace('{{language}}', getLanguageName(language, locale)) : words;
};

/** Reads one part of the list with its filters. */
const readExportPart = <List extends ExportedList>(
  deps: Deps,
  request: ExportOf<List>,
  part: { cursor: unknown; limit: number },
  viewer: Viewer,
): Promise<ExportPart> => deps.ports.staff.exports[request.list](deps, request, part, viewer);

/**
 * Returns a list as CSV, with the same content as its page under the same filters. The list is read in
 * parts while it is sent, up to EXPORT_ROWS_MAX rows (docs/product/staff.md, "CSV"). The export is recorded
 * in the audit log before the first byte is sent. Throws the same error as the page if a filter names an
 * unknown user.
 */
export const exportList = async (
  deps: Deps,
  viewer: Viewer,
  request: StaffExport,
  locale: Locale,
): Promise<AsyncIterable<Uint8Array>> => {
  const { list, ...filters } = request;
  const readPart = (cursor: unknown, limit: number) =>
    withDeadline(() => readExportPart(deps, request, { cursor, limit }, viewer));
  // Reads the first part before anything is sent, so that an unknown user causes an error response rather
  // than a broken file.
  const first = await readPart(undefined, PART);
  await inTransaction(deps.db, (tx) =>
    recordStaffAction(tx, {
      staffId: viewer.userId,
      at: deps.clock.now(),
      action: 'export_list',
      subject: { kind: 'list', id: EXPORTED_LISTS.indexOf(list) + 1 },
      reason: null,
      before: {},
      after: { list, filters: new URLSearchParams(filters as Record<string, string>).toString() },
    }),
  );
  const columns: readonly ExportColumn[] = EXPORT_COLUMNS[list];
  const words = CATALOGS[locale]['staff-exports'];
  const limitAfter = (written: number) => Math.min(PART, EXPORT_ROWS_MAX - written);
  const rows = async function* (): AsyncGenerator<Uint8Array> {
    yield Buffer.from(
      BYTE_ORDER_MARK + formatCsvRow(columns.map((column) => getHeading(column, locale))),
    );
    let part = first;
    for (let written = 0; ; ) {
      // An entry can have several rows.
      const fits = part.data.slice(0, EXPORT_ROWS_MAX - written);
      yield Buffer.from(
        fits
          .map((entry) =>
            formatCsvRow(
              columns.map((column) => formatCell(column, getValueAt(entry, column), locale)),
            ),
          )
          .join(''),
      );
      if (part.nextCursor === null && fits.length === part.data.length) return;
      // Hidden entries also count, because they were read.
      written += Math.max(limitAfter(written), part.data.length);
      if (written >= EXPORT_ROWS_MAX) break;
      part = await readPart(part.nextCursor, limitAfter(written));
    }
    yield Buffer.from(formatCsvRow([words.cut]));
  };
  return rows();
};
