/** The code of an error of the system, a driver or a library, such as ENOENT; '' where it has none. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
