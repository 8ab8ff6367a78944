import { load, type Request } from '../support/load.ts';
import { serve } from '../support/process.ts';
import { printFigure } from '../support/report.ts';

/** Rendered pages a second: the same page again and again, and pages that nobody asked for before. */
export const measurePages = async (databaseUrl: string): Promise<void> => {
  const ours = await serve('ours.ts', {
    DATABASE_URL: databaseUrl,
    RATE_LIMITS: 'off',
    DEMO: 'false',
  });
  const fresh: Request[] = Array.from({ length: 3000 }, (_, n) => ({
    path: `/search?city=tokyo&minPrice=${50 + (n % 60) * 10}&travelers=${1 + (n % 6)}&page=${1 + (n % 8)}&date=${day(n)}`,
  }));
  const cached = await load(ours.url, [{ path: '/' }]);
  const rendered = await load(ours.url, fresh);
  printFigure('landing page from the cache', `${Math.round(cached.rate)}/s`);
  printFigure('search page rendered anew', `${Math.round(rendered.rate)}/s`);
  await ours.stop();
};

const day = (n: number): string =>
  Temporal.Now.plainDateISO('Asia/Tokyo')
    .add({ days: 2 + (n % 170) })
    .toString();
