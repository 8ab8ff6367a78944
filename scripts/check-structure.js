// npm run structure: checks the repository against docs/architecture.md. Exits with 1 on any complaint.
import { EFFECTS } from '../contract/src/bookings/effects.ts';
import { BOOKING_STATUSES } from '../contract/src/bookings/statuses.ts';
import { TRANSITIONS } from '../contract/src/bookings/transitions.ts';
import { LOCALES } from '../contract/src/locale.ts';
import { environment } from '../server/src/config.ts';
import { readMigrations, readTables } from './setup/migrations.js';
import { ROOT } from './setup/paths.js';
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
import { serverModules } from './structure/server-modules.js';
import { readSources } from './structure/sources.js';
import { statusPage, statusView } from './structure/status-view.js';
import { uiPage } from './structure/ui-page.js';
import { webLayers } from './structure/web-layers.js';
import { catalogNames, catalogTexts, readCatalogs } from './structure/word-catalogs.js';

const sources = readSources(ROOT);
const [en, ...others] = await Promise.all(LOCALES.map((locale) => readCatalogs(sources, locale)));
const server = serverModules(sources);
const complaints = [
  ...names(sources),
  ...coinedWords(sources),
  ...pageTests(sources),
  ...uiPage(sources),
  ...directions(sources),
  ...server.complaints,
  ...webLayers(sources),
  ...promises(sources),
  ...locales(sources),
  ...catalogNames(sources),
  ...others.flatMap((other, index) => catalogTexts(en, other, LOCALES[index + 1])),
  ...commands(sources),
  ...environmentVariables(sources, environment),
  ...citations(sources),
  ...conformance(sources),
  ...statusPage(sources, statusView(BOOKING_STATUSES, TRANSITIONS, EFFECTS)),
  ...migrations(readMigrations(), await readTables()),
];
for (const complaint of complaints) console.error(complaint);
console.log(`server: ${server.figures}`);
console.log(`${sources.size} files, ${complaints.length} complaints`);
process.exit(complaints.length === 0 ? 0 : 1);
