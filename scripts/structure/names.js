// Checks where files are and how they are named (docs/architecture.md).
import { LOCALES } from '../../contract/src/locale.ts';
import { PAGES } from '../../contract/src/pages.ts';
import { isCode } from './sources.js';

const DOMAINS =
  'accounts|audit|guides|applications|catalog|bookings|payments|messaging|notifications|reviews|documents|help|staff|support|files';
/** The first segments of the pages' URLs, which are the names of their folders in web/app/pages. */
const PAGE_FOLDERS = [...PAGES.map(({ path }) => path.split('/')[1] || 'landing'), 'dev-ui'].join(
  '|',
);
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const DRAWER = /^(utils?|misc|common|helpers?|shared|stuff|index)$/;
/** Folders named after a kind of file instead of a feature. */
const KIND_FOLDER = /\/(commands|components)\//;

/**
 * The kinds of files that can be at the top of a server domain. All other files must be in a folder of the
 * domain.
 */
const KINDS = 'routes|service|policy|queries|tables|present|reactions|timers|ports|[a-z]+-port';

/** The paths that are allowed. Any other path causes a complaint. */
const PLACES = [
  /^(contract|server|web|demo|drawings|e2e|bench)\/[^/]+\.(ts|json)$/,
  new RegExp(`^contract/src/((${DOMAINS})/((calls|testing)/)?)?[^/]+\\.ts$`),
  /^contract\/src\/catalog\/(cities|places|day-fit)\/[^/]+\.ts$/,
  /^contract\/src\/messaging\/facts\/(testing\/)?[^/]+\.ts$/,
  /^contract\/src\/messaging\/facts\/testing\/corpus\/[^/]+\.jsonl$/,
  /^contract\/src\/languages\/[^/]+\.ts$/,
  new RegExp(`^contract/src/words/((${LOCALES.join('|')})/)?[^/]+\\.ts$`),
  new RegExp(`^contract/src/(${DOMAINS})/words/(${LOCALES.join('|')})/[^/]+\\.ts$`),
  /^server\/src\/[^/]+\.ts$/,
  /^server\/postal-codes\/(\d\d\.tsv\.br|LICENSE\.md)$/,
  /^server\/src\/(database|embedded-postgres|http|events|realtime|jobs|metrics|trip-sheets|web|cli)\/[^/]+\.(ts|js|sql)$/,
  /^server\/src\/adapters\/[a-z-]+\/([a-z-]+\/)?[^/]+\.tsx?$/,
  new RegExp(`^server/src/domains/(${DOMAINS})/((${KINDS})|[a-z-]+(\\.api)?\\.test)\\.ts$`),
  new RegExp(`^server/src/domains/(${DOMAINS})/[a-z-]+/[^/]+\\.ts$`),
  /^server\/src\/testing\/.+$/,
  /^web\/app\/[^/]+$/,
  /^web\/app\/(routes|form|ui|testing|translation)\/[^/]+\.(tsx?|css)$/,
  /^web\/app\/(lib|layout)\/([a-z-]+\/)?[^/]+\.tsx?$/,
  new RegExp(`^web/app/parts/(${DOMAINS})/([a-z-]+/){0,2}[^/]+\\.(tsx?|css)$`),
  new RegExp(`^web/app/pages/(${PAGE_FOLDERS})/([a-z-]+/){0,3}[^/]+\\.(tsx?|css)$`),
  /^web\/(build-tools|public)\/.+$/,
  /^e2e\/(journeys|support)\/[^/]+$/,
  /^(demo|drawings|bench)\/.+$/,
  /^deploy\/[^/]+$/,
  /^scripts\/.+$/,
  /^docs\/(([a-z]+|product\/[a-z-]+)\.md|decisions\/\d{3}-[a-z0-9-]+\.md|pictures\/.+)$/,
  /^[^/]+\.(md|json|example|yaml)$/,
];

/**
 * Returns the name of a file without its kinds: `sign-up.api.test.ts` → `sign-up`. Also removes React
 * Router's syntax from the name of a route.
 */
const getBaseName = (path) => {
  const name = path
    .split('/')
    .at(-1)
    .replace(/\.\w+$/, '');
  if (path.startsWith('web/app/routes/')) return name.replace(/\.test$|[$_.]/g, '') || 'catch-all';
  return name.replace(/(\.(api|browser|client|config|d|module|server|test))+$/, '');
};

export const checkNames = (sources) => {
  const complaints = [];
  for (const path of sources.keys()) {
    if (!PLACES.some((place) => place.test(path)))
      complaints.push(`${path}: not a place for a file (docs/architecture.md)`);
    if (!isCode(path)) continue;
    if (KIND_FOLDER.test(path))
      complaints.push(`${path}: a module is named after its subject, not after a kind of file`);
    const drawer = path.split('/').find((part) => DRAWER.test(part.replace(/\.\w+$/, '')));
    if (drawer)
      complaints.push(`${path}: "${drawer}" says nothing of what is inside, or is a barrel`);
    else if (!KEBAB.test(getBaseName(path)))
      complaints.push(`${path}: names are small letters joined by hyphens`);
  }
  return complaints;
};
