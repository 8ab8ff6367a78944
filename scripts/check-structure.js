// npm run structure: checks the repository against docs/architecture.md. Exits with 1 on any complaint.
import { EFFECTS } from '../contract/src/bookings/effects.ts';
import { BOOKING_STATUSES } from '../contract/src/bookings/statuses.ts';
import { TRANSITIONS } from '../contract/src/bookings/transitions.ts';
import { LOCALES } from '../contract/src/locale.ts';
import { environment } from '../server/src/config.ts';
import { readMigrations, readTables } from './setup/migrations.js';
import { ROOT } from './setup/paths.js';
import { checkCitations } from './structure/citations.js';
import { checkCommands } from './structure/commands.js';
import { checkConformance } from './structure/conformance.js';
import { checkDangerButtons } from './structure/danger-buttons.js';
import { checkImportDirections } from './structure/directions.js';
import { checkEnvironmentVariables } from './structure/environment.js';
import { checkForbiddenWords } from './structure/forbidden-words.js';
import { checkLocales } from './structure/locales.js';
import { checkMigrations } from './structure/migrations.js';
import { checkNames } from './structure/names.js';
import { checkPageTests } from './structure/page-tests.js';
import { checkFileKinds } from './structure/promises.js';
import { checkServerModules } from './structure/server-modules.js';
import { readSources } from './structure/sources.js';
import { buildStatusView, checkStatusPage } from './structure/status-view.js';
import { checkUiPage } from './structure/ui-page.js';
import { checkWebLayers } from './structure/web-layers.js';
import { checkCatalogNames, checkCatalogTexts, readCatalogs } from './structure/word-catalogs.js';

const sources = readSources(ROOT);
const [en, ...others] = await Promise.all(LOCALES.map((locale) => readCatalogs(sources, locale)));
const server = checkServerModules(sources);
const complaints = [
  ...checkNames(sources),
  ...checkForbiddenWords(sources),
  ...checkPageTests(sources),
  ...checkUiPage(sources),
  ...checkDangerButtons(sources),
  ...checkImportDirections(sources),
  ...server.complaints,
  ...checkWebLayers(sources),
  ...checkFileKinds(sources),
  ...checkLocales(sources),
  ...checkCatalogNames(sources),
  ...others.flatMap((other, index) => checkCatalogTexts(en, other, LOCALES[index + 1])),
  ...checkCommands(sources),
  ...checkEnvironmentVariables(sources, environment),
  ...checkCitations(sources),
  ...checkConformance(sources),
  ...checkStatusPage(sources, buildStatusView(BOOKING_STATUSES, TRANSITIONS, EFFECTS)),
  ...checkMigrations(readMigrations(), await readTables()),
];
for (const complaint of complaints) console.error(complaint);
console.log(`server: ${server.figures}`);
console.log(`${sources.size} files, ${complaints.length} complaints`);
process.exit(complaints.length === 0 ? 0 : 1);
