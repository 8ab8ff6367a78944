import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGES } from '../../contract/src/pages.ts';
import { getRelease, type RouterManifest } from './release-files.ts';

/**
 * Writes the list of the release's files into the built service worker once the pages are built, so that
 * each release has different bytes, which browsers recognize as a new worker.
 */

const CLIENT = join(import.meta.dirname, '../build/client');
const ASSETS = join(CLIENT, 'assets');
const WORKER = join(CLIENT, 'service-worker.js');
const PLACE = /^const RELEASE = .*;$/m;

const names = readdirSync(ASSETS);
const manifest = names.find((name) => /^manifest-\w+\.js$/.test(name));
if (!manifest) throw new Error('The pages were built without a manifest');
const scripts = new Map(
  names
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, readFileSync(join(ASSETS, name), 'utf8')]),
);
const router = JSON.parse(
  (scripts.get(manifest) ?? '').replace(/^[^{]*/, '').replace(/;?\s*$/, ''),
) as RouterManifest;
const fonts = names.filter((name) => name.endsWith('.woff2'));
const pages = PAGES.filter((page) => page.offline);
const files = [manifest, ...fonts, ...getRelease(scripts, router, pages)].map(
  (name) => `/assets/${name}`,
);
const release = {
  version: router.version,
  manifest: `/assets/${manifest}`,
  files,
  pages: pages.map(({ path }) => path),
};

const worker = readFileSync(WORKER, 'utf8');
if (!PLACE.test(worker)) throw new Error('The service worker has no place for its release');
writeFileSync(
  WORKER,
  worker.replace(PLACE, () => `const RELEASE = ${JSON.stringify(release)};`),
);
// Removed because they were compressed before this change.
for (const ending of ['br', 'gz']) rmSync(`${WORKER}.${ending}`, { force: true });
