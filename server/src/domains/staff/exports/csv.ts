/** Excel needs this byte order mark to read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Text that a spreadsheet would run as a formula, including after spaces and in full-width characters. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@＝＋－＠|%\t\r]/u;

/** Formats a cell. Text is always quoted; numbers are not. */
const cellOf = (value: string | number): string => {
  if (typeof value === 'number') return String(value);
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
};

/** One row, including its line break. */
export const csvRow = (cells: readonly (string | number)[]): string =>
  `${cells.map(cellOf).join(',')}\r\n`;
