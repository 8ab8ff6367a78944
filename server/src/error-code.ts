/** Returns the code of a system, driver or library error, such as ENOENT; '' if it has none. */
export const getSystemErrorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
