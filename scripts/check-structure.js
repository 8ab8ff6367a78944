// npm run structure: checks the repository against docs/architecture.md. Exits with 1 on any complaint.
import { pathToFileURL } from 'node:url';
import { BOOKING_STATUSES } from '../contract/src/bookings/statuses.ts';
import { TRANSITIONS } from '../contract/src/bookings/transitions.ts';
import { environment } from '../server/src/config.ts';
import { readMigrations, readTables } from './setup/migrations.js';
import { inRoot, ROOT } from './setup/paths.js';
import { citations } from './structure/citations.js';
import { coinedWords } from './structure/coined-words.js';
import { commands } from './structure/commands.js';
import { conformance } from './structure/conformance.js';
import { directions } from './structure/directions.js';
import { environmentVariables } from './structure/environment.js';
import { locales } from './structure/locales.js';
import { migrations } from './structure/migrations.js';
import { names } from './structure/names.js';
import { pageTests } from './structure/page-tests.js';
import { promises } from './structure/promises.js';
import { readSources } from './structure/sources.js';
import { statusPage, statusView } from './structure/status-view.js';
import { uiPage } from './structure/ui-page.js';
import { webLayers } from './structure/web-layers.js';

const catalogs = async (sources, locale) => {
  const folder = `contract/src/locales/${locale}/`;
  const found = {};
  for (const path of sources.keys()) {
    if (!path.startsWith(folder)) continue;
    const { default: content } = await import(pathToFileURL(inRoot(path)).href);
    found[path.slice(folder.length).replace(/\.ts$/, '')] = content;
  }
  return found;
};

const sources = readSources(ROOT);
const en = await catalogs(sources, 'en');
const zh = await catalogs(sources, 'zh-CN');
const complaints = [
  ...names(sources),
  ...coinedWords(sources),
  ...pageTests(sources),
  ...uiPage(sources),
  ...directions(sources),
  ...webLayers(sources),
  ...promises(sources),
  ...locales(en, zh),
  ...commands(sources),
  ...environmentVariables(sources, environment),
  ...citations(sources),
  ...conformance(sources),
  ...statusPage(sources, statusView(BOOKING_STATUSES, TRANSITIONS)),
  ...migrations(readMigrations(), await readTables()),
];
for (const complaint of complaints) console.error(complaint);
console.log(`${sources.size} files, ${complaints.length} complaints`);
process.exit(complaints.length === 0 ? 0 : 1);
