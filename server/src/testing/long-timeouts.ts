/**
 * Long database timeouts for tests, so that results do not depend on how busy the machine is. The product's
 * timeouts of a few seconds have their own tests (database/hanging.api.test.ts,
 * http/slow-database.api.test.ts).
 */
export const LONG_DATABASE_TIMEOUTS = {
  statementTimeoutMs: 60_000,
  connectionTimeoutMs: 60_000,
};

/** The request deadline in tests, in milliseconds; long for the same reason. */
export const LONG_REQUEST_TIMEOUT_MS = 60_000;
