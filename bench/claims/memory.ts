import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { load } from '../support/load.ts';
import { type Served, serve } from '../support/process.ts';
import { printFigure } from '../support/report.ts';

/** Measures the resident memory of the server when it runs as `npm start` runs it, with the demo data. */

const getResidentMb = ({ child }: Served): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) / 1024;

const numbers = Array.from({ length: 20_000 }, (_, n) => n);
/** Requests by visitors, none of which can be answered from a cache. */
const LOADS = [
  numbers.map((n) => `/search?minPrice=${50 + (n % 50) * 10}&q=${n}`),
  numbers.map((n) => `/guides/${1 + (n % 120)}?from=${n}`),
  numbers.map((n) => `/api/v2/guides?minPrice=${50 + (n % 50) * 10}&page=${1 + (n % 5)}`),
  numbers.map((n) => `/api/v2/guides/${1 + (n % 120)}`),
];

export const measureMemory = async (databaseUrl: string, secondsEach: number): Promise<void> => {
  const start = () =>
    serve(
      '../server/build/main.js',
      // The same flags as in scripts/setup/serve.js.
      {
        DATABASE_URL: databaseUrl,
        RATE_LIMITS: 'off',
        DEMO: 'true',
        LOG_LEVEL: 'error',
        MALLOC_ARENA_MAX: '2',
      },
      ['--expose-gc', '--max-semi-space-size=4'],
    );
  // The first start seeds the demo data, which most starts do not.
  await (await start()).stop();
  const server = await start();
  await wait(10_000);
  printFigure('memory, idle after the start', `${Math.round(getResidentMb(server))} MB`, '180 MB');
  let highest = 0;
  for (const paths of LOADS) {
    await load(server.url, paths, { seconds: secondsEach });
    highest = Math.max(highest, getResidentMb(server));
  }
  printFigure('memory, highest under load', `${Math.round(highest)} MB`, '350 MB');
  await server.stop();
};
