/**
 * How long a test's database may take: the few seconds that the product gives it are a rule of their
 * own (database/hanging.api.test.ts, http/slow-database.api.test.ts), and no other rule is to depend on
 * how busy the machine is.
 */
export const PATIENT_DATABASE = {
  statementTimeoutMs: 60_000,
  connectionTimeoutMs: 60_000,
};

/** The request deadline in tests, for the same reason. */
export const PATIENT_REQUEST_MS = 60_000;
