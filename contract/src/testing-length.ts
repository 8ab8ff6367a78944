const { process } = globalThis as unknown as {
  process: { env: { TEST_LONG?: string } };
};

/** Chooses between the values for `npm test` and `npm run test:long`. */
export const atLength = <Value>(short: Value, long: Value): Value =>
  process.env.TEST_LONG ? long : short;

/** Number of cases of a fast property. */
export const numRuns = atLength(2_000, 200_000);

/** Timeout of such a property: 200,000 cases take several minutes on a slow machine. */
export const RUNS_LIMIT = { timeout: 1_800_000 };
