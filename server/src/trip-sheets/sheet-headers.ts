/** What a sheet is sent with; `name`: of the file, in plain letters. */
export const sheetHeaders = (name: string): Record<string, string> => ({
  'content-type': 'application/pdf',
  'content-disposition': `inline; filename="tomoguide-${name}.pdf"`,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
});
