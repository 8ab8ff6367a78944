/** Excel needs this byte order mark to recognize the file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Matches text that a spreadsheet would run as a formula, including after spaces and in full-width
 * characters.
 */
const FORMULA = /^[\s\p{Cf}]*[=+\-@＝＋－＠|%\t\r]/u;

/** Formats a cell: quotes text, but not numbers, and disarms formulas. */
const escapeCell = (value: string | number): string => {
  if (typeof value === 'number') return String(value);
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
};

/** Returns one CSV row, including its line break. */
export const formatCsvRow = (cells: readonly (string | number)[]): string =>
  `${cells.map(escapeCell).join(',')}\r\n`;
