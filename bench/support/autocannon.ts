import autocannon from 'autocannon';
import type { Figure, Load } from './figure.ts';

/**
 * Returns a generator of integers below `end`, the same for the same seed: a linear congruential generator.
 */
const randomIntsBelow = (end: number, seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
};

/** The same load without wrk; it uses a whole core at about 12,000 requests a second. */
export const runAutocannon = async ({
  url,
  paths,
  connections,
  seconds,
  seed,
  headers = {},
}: Load): Promise<Figure> => {
  const draw = randomIntsBelow(paths.length, seed);
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers,
    requests: [{ setupRequest: (request) => ({ ...request, path: paths[draw()] ?? '/' }) }],
  });
  return {
    rate: result['2xx'] / result.duration,
    p99: result.latency.p99,
    refused: result.non2xx + result.errors,
  };
};
