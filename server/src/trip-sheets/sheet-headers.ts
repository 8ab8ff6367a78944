/** Returns the response headers of a sheet; `name` is the file name, in ASCII. */
export const getSheetHeaders = (name: string): Record<string, string> => ({
  'content-type': 'application/pdf',
  'content-disposition': `inline; filename="tomoguide-${name}.pdf"`,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
});
