const { process } = globalThis as unknown as {
  process: { env: { TEST_LONG?: string } };
};

/** The one in `npm test`, the other in `npm run test:long`. */
export const atLength = <Value>(short: Value, long: Value): Value =>
  process.env.TEST_LONG ? long : short;

/** Cases of a property that is quick to check. */
export const numRuns = atLength(2_000, 1_000_000);

/** Timeout of such a property: a million cases take some minutes, on a slow machine up to a quarter of an hour. */
export const RUNS_LIMIT = { timeout: 1_800_000 };
