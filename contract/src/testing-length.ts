const { process } = globalThis as unknown as {
  process: { env: { TEST_LONG?: string } };
};

/** Returns `short` for `npm test` and `long` for `npm run test:long`. */
export const chooseForTestLength = <Value>(short: Value, long: Value): Value =>
  process.env.TEST_LONG ? long : short;

/** Number of cases for a fast property test. */
export const numRuns = chooseForTestLength(2_000, 200_000);

/** The timeout of a test with `numRuns` cases. 200,000 cases take several minutes on a slow machine. */
export const RUNS_LIMIT = { timeout: 1_800_000 };
