import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import type { Figure, Load } from './figure.ts';

/** The path to wrk; null if it is not installed. */
export const wrkPath: string | null =
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'wrk'))
    .find((path) => existsSync(path)) ?? null;

/** Returns a wrk script that picks random paths and prints the results as one line of JSON. */
const getScript = (paths: readonly string[], seed: number): string => `
local paths = {
${paths.map((path) => JSON.stringify(path)).join(',\n')}
}
local requests = {}
function init()
  math.randomseed(${seed})
  for i, path in ipairs(paths) do requests[i] = wrk.format("GET", path) end
end
function request()
  return requests[math.random(#requests)]
end
function done(summary, latency)
  local e = summary.errors
  print(string.format(
    '{"answered":%d,"refused":%d,"failed":%d,"microseconds":%d,"p99":%f}',
    summary.requests - e.status, e.status, e.connect + e.read + e.write + e.timeout,
    summary.duration, latency:percentile(99) / 1000))
end
`;

/** Runs wrk on one thread, to leave the other core to the server. */
export const runWrk = async (
  wrk: string,
  { url, paths, connections, seconds, seed, headers = {} }: Load,
): Promise<Figure> => {
  const folder = await mkdtemp(join(tmpdir(), 'tomoguide-wrk-'));
  const script = join(folder, 'requests.lua');
  try {
    await writeFile(script, getScript(paths, seed));
    const { stdout } = await promisify(execFile)(wrk, [
      ...['--threads', '1', '--connections', String(connections)],
      ...['--duration', `${seconds}s`, '--timeout', '10s'],
      ...Object.entries(headers).flatMap(([name, value]) => ['--header', `${name}: ${value}`]),
      ...['--script', script, url],
    ]);
    const last = stdout.trim().split('\n').at(-1) ?? '';
    const { answered, refused, failed, microseconds, p99 } = JSON.parse(last);
    return {
      rate: (answered / microseconds) * 1e6,
      p99: Math.round(p99 * 10) / 10,
      refused: refused + failed,
    };
  } finally {
    await rm(folder, { recursive: true });
  }
};
