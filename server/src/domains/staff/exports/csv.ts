/** Excel takes a file for UTF-8, and reads its Chinese, by this mark alone. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * What a spreadsheet would run as a formula where a cell begins with it, also behind blanks, and in the
 * full width of Chinese keyboards.
 */
const FORMULA = /^[\s\p{Cf}]*[=+\-@＝＋－＠|%\t\r]/u;

/** What people wrote is text, whatever it looks like; a number is one. */
const cellOf = (value: string | number): string => {
  if (typeof value === 'number') return String(value);
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
};

/** One row, with its end. */
export const csvRow = (cells: readonly (string | number)[]): string =>
  `${cells.map(cellOf).join(',')}\r\n`;
