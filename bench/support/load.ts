import { runAutocannon } from './autocannon.ts';
import type { Figure, Load } from './figure.ts';
import { runWrk, wrkPath } from './wrk.ts';

/**
 * The load generator: wrk if it is installed, because autocannon needs a whole core for 12,000 requests per
 * second.
 */
export const loadTool = wrkPath === null ? 'autocannon' : `wrk (${wrkPath})`;

let runs = 0;

/** GETs random `paths` of `url` for a few seconds. Each run picks different paths. */
export const load = (
  url: string,
  paths: readonly string[],
  {
    connections = 50,
    seconds = 5,
    headers,
  }: { connections?: number; seconds?: number; headers?: Record<string, string> } = {},
): Promise<Figure> => {
  runs += 1;
  const what: Load = { url, paths, connections, seconds, seed: runs, ...(headers && { headers }) };
  return wrkPath === null ? runAutocannon(what) : runWrk(wrkPath, what);
};
