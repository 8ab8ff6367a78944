/**
 * Generous database timeouts for tests. The product's limit of a few seconds has its own tests
 * (database/hanging.api.test.ts, http/slow-database.api.test.ts), and no other test should depend on how busy
 * the machine is.
 */
export const PATIENT_DATABASE = {
  statementTimeoutMs: 60_000,
  connectionTimeoutMs: 60_000,
};

/** The request deadline in tests, for the same reason. */
export const PATIENT_REQUEST_MS = 60_000;
