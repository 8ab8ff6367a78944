import { runAutocannon } from './autocannon.ts';
import { runWrk, wrkPath } from './wrk.ts';

export interface Load {
  url: string;
  /** Requests are drawn at random from these, by a seed: connections do not ask for the same at once. */
  paths: readonly string[];
  connections: number;
  seconds: number;
  seed: number;
}

export interface Figure {
  /** Requests a second that were answered as they should be. */
  rate: number;
  /** Milliseconds. */
  p99: number;
  /** Replies of 4xx and 5xx, and connections that failed. */
  refused: number;
}

/** What makes the load: wrk where it is installed, as autocannon takes a core at 12,000 a second. */
export const loadTool = wrkPath === null ? 'autocannon' : `wrk (${wrkPath})`;

let runs = 0;

/** GETs `paths` of `url` at random for some seconds; no two runs draw the same. */
export const load = (
  url: string,
  paths: readonly string[],
  { connections = 50, seconds = 5 }: { connections?: number; seconds?: number } = {},
): Promise<Figure> => {
  runs += 1;
  const what: Load = { url, paths, connections, seconds, seed: runs };
  return wrkPath === null ? runAutocannon(what) : runWrk(wrkPath, what);
};
