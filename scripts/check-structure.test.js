import { expect, test } from 'vitest';
import * as z from 'zod';
import { LOCALES } from '../contract/src/locale.ts';
import { calculateChecksum } from './setup/migrations.js';
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
import { buildStatusView, checkStatusPage, withStatusView } from './structure/status-view.js';
import { checkUiPage } from './structure/ui-page.js';
import { checkWebLayers } from './structure/web-layers.js';
import { buildWordLists, checkCatalogNames, checkCatalogTexts } from './structure/word-catalogs.js';

const files = (content) => new Map(Object.entries(content));
const importing = (path, specifier) =>
  checkImportDirections(files({ [path]: `import { a } from '${specifier}';` }));

test('requires each file to be in a known folder and to have a descriptive name', () => {
  const good = [
    'server/src/domains/bookings/answer/accept-booking.ts',
    'server/src/domains/bookings/queries.ts',
    'server/src/domains/bookings/privacy.api.test.ts',
    'web/app/pages/checkout/tour/day-select.tsx',
    'web/app/parts/bookings/checkout-form/tour/day-field.tsx',
    'contract/src/words/en/errors.ts',
    'contract/src/bookings/words/zh-CN/trips.ts',
    'web/app/routes/$.tsx',
  ];
  expect(checkNames(files(Object.fromEntries(good.map((path) => [path, '']))))).toEqual([]);
  for (const bad of [
    'server/src/domains/weather/routes.ts',
    'server/src/domains/bookings/accept-booking.ts',
    'server/src/domains/bookings/commands/accept-booking.ts',
    'web/app/parts/accounts/components/card.tsx',
    'web/app/parts/weather/rain.tsx',
    'web/app/pages/weather/rain.tsx',
    'contract/src/bookings/words/fr/trips.ts',
    'server/src/lib/thing.ts',
    'web/app/lib/utils.ts',
    'web/app/parts/guides/index.ts',
    'contract/src/bookings/Price.ts',
    'docs/decisions/one.md',
  ]) {
    expect(checkNames(files({ [bad]: '' })), bad).toHaveLength(1);
  }
});

test('rejects names that contain a word listed in the glossary, except its exceptions', () => {
  const glossary =
    '## Words that no name contains\n\n| word | write |\n|---|---|\n| `vended` (but `vendedCents`) | sold |\n';
  const complaintsIn = (path, text) =>
    checkForbiddenWords(files({ 'docs/glossary.md': glossary, [path]: text }));
  for (const bad of [
    'const isVended = 1;',
    'type Vended = 1;',
    'const VENDED_AT = 1;',
    '  #vended = 1;',
  ])
    expect(complaintsIn('server/src/app.ts', bad), bad).toEqual([
      expect.stringContaining('write sold instead of vended'),
    ]);
  for (const good of [
    'const vendedCents = 1;',
    'const unvendedly = 1;',
    "const text = 'type of vended';",
  ])
    expect(complaintsIn('server/src/app.ts', good), good).toEqual([]);
  expect(complaintsIn('web/app/lib/as-vended.ts', '')).toHaveLength(1);
});

test('requires the name of a getter to start with a verb', () => {
  const complaintsIn = (text) => checkForbiddenWords(files({ 'server/src/app.ts': text }));
  const name = 'priceOf';
  for (const bad of [`const ${name} = (tour) => 1;`, `function ${name}(tour) {}`])
    expect(complaintsIn(bad), bad).toEqual([expect.stringContaining('start with a verb')]);
  for (const good of ['const getPrice = (tour) => 1;', 'const isPartOf = (tour) => true;'])
    expect(complaintsIn(good), good).toEqual([]);
});

test('forbids module mocks in browser tests', () => {
  const path = 'web/app/ui/menu.browser.test.tsx';
  const text = "vi.mock('./menu.tsx');";
  expect(checkPageTests(files({ [path]: text }))).toHaveLength(1);
  expect(checkPageTests(files({ [path]: "vi.spyOn(console, 'error');" }))).toEqual([]);
  expect(checkPageTests(files({ 'server/src/app.test.ts': text }))).toEqual([]);
});

test('rejects code that compares with a language code or has a separate value for each language', () => {
  const countRejected = (path, text) => checkLocales(files({ [path]: text })).length;
  const path = 'web/app/layout/logo.tsx';
  for (const text of [
    "locale === 'zh-CN' ? '、' : ', '",
    "if (useLocale() !== 'en') return;",
    "const MOST = { en: 64, 'zh-CN': 36 };",
    "const ZONES = {\n  en: 'UTC',\n  'zh-CN': '协调世界时',\n};",
  ])
    expect(countRejected(path, text), text).toBe(1);
  for (const text of ["LANGUAGES[locale].reads === 'zh'", '<p lang="zh-CN">', "show('zh-CN')"])
    expect(countRejected(path, text), text).toBe(0);
  const text = "export const LANGUAGES = { en, 'zh-CN': zhCN };";
  expect(countRejected('contract/src/locale.ts', text)).toBe(0);
  expect(countRejected('web/app/layout/logo.browser.test.tsx', "locale === 'en'")).toBe(0);
});

test('requires one list of catalogs per language, and a unique name for each catalog', () => {
  const paths = [
    'bookings/words/en/trips.ts',
    'words/en/errors.ts',
    'bookings/words/zh-CN/trips.ts',
  ];
  const sources = files(Object.fromEntries(paths.map((path) => [`contract/src/${path}`, ''])));
  // The list of each language is missing, and so is the list of languages.
  expect(checkCatalogNames(sources)).toHaveLength(LOCALES.length + 1);
  const listed = new Map([...sources, ...buildWordLists(sources)]);
  expect(checkCatalogNames(listed)).toEqual([]);
  listed.set('contract/src/guides/words/en/trips.ts', '');
  expect(checkCatalogNames(new Map([...listed, ...buildWordLists(listed)]))).toEqual([
    'words/en/trips.ts: two catalogs have this name',
  ]);
});

test('allows a web layer to import only from lower layers, and a part only from lower domains', () => {
  const layers = (path, specifier) =>
    checkWebLayers(files({ [path]: `import { a } from '${specifier}';` }));
  const good = [
    ['web/app/pages/search/search-page.tsx', '../../parts/guides/guide-card.tsx'],
    ['web/app/pages/guide/rates/rates-page.tsx', '../guide-nav.tsx'],
    ['web/app/parts/bookings/price.tsx', '../guides/photo.tsx'],
    ['web/app/layout/header.tsx', '../pages/checkout/skeleton.tsx'],
    ['web/app/ui/button.tsx', '../lib/session.ts'],
    ['web/app/lib/session.test.ts', '../ui/toast.ts'],
  ];
  for (const [from, to] of good) expect(layers(from, to), from).toEqual([]);
  const bad = [
    ['web/app/lib/session.ts', '../ui/toast.ts'],
    ['web/app/ui/button.tsx', '../parts/guides/photo.tsx'],
    ['web/app/parts/guides/photo.tsx', '../bookings/price.tsx'],
    ['web/app/parts/guides/photo.tsx', '../../pages/search/search-page.tsx'],
    ['web/app/pages/search/search-page.tsx', '../landing/hero.tsx'],
    ['web/app/parts/weather/rain.tsx', '../../ui/card.tsx'],
  ];
  for (const [from, to] of bad) expect(layers(from, to), `${from} → ${to}`).toHaveLength(1);
});

test('forbids imports against the layer order', () => {
  const good = [
    ['web/app/parts/guides/card.tsx', '@tomoguide/contract/guides/entities'],
    ['server/src/domains/bookings/answer/accept.ts', '../../payments/service.ts'],
    ['server/src/domains/bookings/tables.ts', '../accounts/tables.ts'],
    ['server/src/app.ts', './domains/guides/routes.ts'],
    ['server/src/start-program.ts', '../../demo/demo.ts'],
    ['web/build-tools/draw-files.ts', '../../drawings/scenes/all-drawings.ts'],
    ['demo/seed.ts', '../server/src/deps.ts'],
    ['contract/src/bookings/price.ts', '../primitives.ts'],
  ];
  for (const [from, to] of good) expect(importing(from, to), from).toEqual([]);
  const bad = [
    ['contract/src/bookings/price.ts', '../../../server/src/clock.ts'],
    ['contract/src/bookings/price.ts', 'node:fs'],
    ['web/app/lib/api.ts', '../../../server/src/app.ts'],
    ['server/src/http/route.ts', '../domains/accounts/service.ts'],
    ['server/src/domains/guides/service.ts', '../accounts/queries.ts'],
    ['server/src/domains/payments/service.ts', '../bookings/service.ts'],
    ['server/src/start-program.ts', '../../demo/seed.ts'],
    ['drawings/random.ts', '../demo/seed.ts'],
    ['web/app/lib/api.ts', '../../../drawings/random.ts'],
    ['demo/seed.ts', '../bench/run.ts'],
  ];
  for (const [from, to] of bad) expect(importing(from, to), `${from} ← ${to}`).not.toEqual([]);
});

test('rejects a job outside timers.ts, and a handler map outside reactions.ts', () => {
  const complaints = (path, text) =>
    checkFileKinds(files({ [`server/src/domains/guides/${path}`]: text }));
  const job = "deps.jobs.every('guides.count', '0 * * * *', count);";
  const map = "export const guideReactions: Reactions = { 'booking.paid': count };";
  expect(complaints('timers.ts', job)).toEqual([]);
  expect(complaints('reactions.ts', map)).toEqual([]);
  expect(complaints('routes.ts', job)).toHaveLength(1);
  expect(complaints('routes.ts', map)).toHaveLength(1);
  expect(complaints('count.api.test.ts', job)).toEqual([]);
});

test('rejects SQL outside queries.ts, and rule constants outside figures.ts', () => {
  const complaints = (path, text) => checkFileKinds(files({ [path]: text }));
  const module = 'server/src/domains/guides/track-record';
  for (const sql of [
    "import { eq } from 'drizzle-orm';",
    "import { alias } from 'drizzle-orm/pg-core';",
    "import {\n  type GuideRow,\n  guides,\n} from '../tables.ts';",
    "import { rowsOf } from '../../../database/rows-of.ts';",
  ]) {
    expect(complaints(`${module}/record-queries.ts`, sql), sql).toEqual([]);
    expect(complaints(`${module}/count.ts`, sql), sql).toHaveLength(1);
    expect(complaints(`${module}/count.api.test.ts`, sql), sql).toEqual([]);
  }
  const row =
    "import { fail } from '../../../failure.ts';\nimport type { GuideRow } from '../tables.ts';";
  expect(complaints(`${module}/count.ts`, row)).toEqual([]);

  const number = 'export const RECORD_DAYS = 30;';
  expect(complaints('contract/src/guides/figures.ts', number)).toEqual([]);
  expect(complaints('contract/src/guides/record.ts', number)).toHaveLength(1);
  expect(complaints(`${module}/count.ts`, number)).toHaveLength(1);
});

test('ignores imports in comments', () => {
  const text = "/* import { a } from '../domains/accounts/service.ts' */\n// import '../app.ts'";
  expect(checkImportDirections(files({ 'server/src/http/route.ts': text }))).toEqual([]);
});

test('requires the same texts and placeholders in both languages', () => {
  const complaints = (en, zh) => checkCatalogTexts(en, zh, 'zh-CN');
  const english = { a: { b: { c: 'Hi {{name}}' } } };
  expect(complaints(english, { a: { b: { c: '{{name}}你好' } } })).toEqual([]);
  expect(complaints({ a: { b: '{{n}}' } }, { a: { b: '数' } })).toHaveLength(1);
  expect(complaints({ a: {} }, {})).toHaveLength(1);
});

test('requires commands named in documents to exist', () => {
  const repository = (readme) =>
    files({
      'package.json': '{"scripts":{"start":"node scripts/start.js"}}',
      'scripts/start.js': '',
      'README.md': readme,
    });
  expect(checkCommands(repository('`npm start`, `PORT=1 npm start`, `npm ci`'))).toEqual([]);
  expect(checkCommands(repository('`npm run fly`'))).toHaveLength(1);
});

test('requires the same environment variables in the schema, .env.example, docs/configuration.md and compose.yaml', () => {
  const schema = z.object({ PORT: z.coerce.number(), DEMO: z.string(), NODE_ENV: z.string() });
  const PAGE = '| `PORT`, `DEMO` | `3000`, `true` | where `IT` listens |';
  const COMPOSE = '  site:\n      DEMO:\n  database:\n      POSTGRES_USER: x\n';
  const complaints = (example, page = PAGE, compose = COMPOSE) =>
    checkEnvironmentVariables(
      files({ '.env.example': example, 'docs/configuration.md': page, 'compose.yaml': compose }),
      schema,
    );
  const example = '# PORT=3000\nDEMO=\n';
  expect(complaints(example)).toEqual([]);
  expect(complaints('# PORT=3000\n')).toHaveLength(1);
  expect(complaints(`${example}# GONE=\n`)).toHaveLength(1);
  expect(complaints('# PORT=x\n# DEMO=\n')).toHaveLength(1);
  expect(complaints(example, '| `PORT` | `3000` | |')).toHaveLength(1);
  expect(complaints(example, PAGE, '  site:\n  database:\n      DEMO:\n')).toHaveLength(1);
});

test('requires /dev/ui to show every UI component, on its own or inside another component', () => {
  const repository = files({
    'web/app/routes/dev-ui.tsx': "import { Day } from '../ui/day.tsx';",
    'web/app/ui/day.tsx': "import { Input } from './input.tsx';",
    'web/app/ui/input.tsx': '',
    'web/app/ui/input.browser.test.tsx': '',
    'web/app/ui/forgotten.tsx': '',
  });
  expect(checkUiPage(repository)).toEqual([
    'web/app/ui/forgotten.tsx: is not shown on web/app/routes/dev-ui.tsx',
  ]);
});

test('allows the danger tone only for buttons in confirming dialogs', () => {
  const repository = files({
    'web/app/ui/confirm-dialog.tsx': "tone={danger ? 'danger' : 'primary'}",
    'web/app/pages/profile/profile.tsx': '<Button tone="secondary">',
    'web/app/pages/profile/sessions.tsx': '<Button tone="danger">',
  });
  expect(checkDangerButtons(repository)).toEqual([
    'web/app/pages/profile/sessions.tsx: the danger tone is only for buttons in confirming dialogs',
  ]);
});

test('requires a command to run an existing file and to install missing packages first', () => {
  const commandComplaints = (line) =>
    checkCommands(
      files({
        'package.json': JSON.stringify({ scripts: { a: line } }),
        'scripts/start.js': '',
        'scripts/types.js': '',
      }),
    );
  expect(commandComplaints('node scripts/start.js')).toEqual([]);
  expect(commandComplaints('node scripts/on-node-24.js scripts/types.js --all')).toEqual([]);
  expect(commandComplaints('node scripts/types.js')).toHaveLength(1);
  expect(commandComplaints('biome check .')).toHaveLength(1);
  expect(commandComplaints('node scripts/on-node-24.js scripts/gone.js')).toHaveLength(1);
});

const getSnapshot = (columns) => ({
  ...Object.fromEntries(
    ['enums', 'schemas', 'sequences', 'roles', 'policies', 'views'].map((part) => [part, {}]),
  ),
  tables: { 'public.guides': { columns } },
});
/** Creates two existing migrations, of which the second adds the columns of guides. */
const existingMigrations = () => {
  const texts = { '0000_tables.sql': 'CREATE', '0001_more.sql': 'ALTER' };
  return {
    steps: Object.entries(texts).map(([file, text], index) => ({
      file,
      text,
      when: index,
      snapshot: { ...getSnapshot({ id: {}, name: {} }), id: `s${index}`, prevId: `s${index - 1}` },
    })),
    files: Object.keys(texts),
    checksums: new Map(
      Object.entries(texts).map(([file, text]) => [file, calculateChecksum(text)]),
    ),
  };
};
const checkSnapshot = (change, columns = { id: {}, name: {} }) => {
  const set = existingMigrations();
  change(set);
  return checkMigrations(set, getSnapshot(columns));
};

test('requires migrations that produce the tables in the code', () => {
  expect(checkSnapshot(() => {})).toEqual([]);
  expect(checkSnapshot(() => {}, { id: {}, name: {}, bio: {} })).toHaveLength(1);
  expect(checkSnapshot(() => {}, { id: {} })).toHaveLength(1);
  expect(checkSnapshot(() => {}, { id: {}, name: { notNull: true } })).toHaveLength(1);
});

test('rejects edited or removed migrations, and a new migration that is not the last one', () => {
  const bad = {
    edited: ({ steps }) => Object.assign(steps[0], { text: 'CREATE more' }),
    gone: ({ steps }) => Object.assign(steps[0], { text: null }),
    unsealed: ({ checksums }) => checksums.delete('0001_more.sql'),
    'outside the journal': ({ files }) => files.push('0002_stray.sql'),
    'removed from the journal': ({ steps }) => steps.pop(),
    'older than the one before': ({ steps }) => Object.assign(steps[1], { when: 0 }),
    'made from another state': ({ steps }) => Object.assign(steps[1].snapshot, { prevId: 's9' }),
  };
  for (const [what, change] of Object.entries(bad))
    expect(checkSnapshot(change), what).toHaveLength(1);
});

const citing = (text, path = 'server/src/a.ts') =>
  checkCitations(files({ 'docs/product/money.md': '# Money\n\n## Refunds\n', [path]: text }));

test('rejects a citation of docs/product without a matching heading', () => {
  expect(citing('// docs/product/money.md, "Refunds"')).toEqual([]);
  expect(citing('/**\n * Rounds up (docs/product/money.md,\n * "Refunds").\n */')).toEqual([]);
  expect(citing('-- docs/product/money.md', 'bench/a.sql')).toEqual([]);
  expect(citing('See money.md, "Refunds".', 'docs/product/bookings.md')).toEqual([]);
  expect(citing('// docs/product/money.md, "Rounding"')).toHaveLength(1);
  expect(citing('/* docs/product/money.md,\n * "Two\n * lines" */')).toHaveLength(1);
  expect(citing('// docs/product/wallet.md, "Refunds"')).toHaveLength(1);
  expect(citing('See money.md, "Rounding".', 'docs/product/bookings.md')).toHaveLength(1);
});

test('rejects citations of documents outside the repository', () => {
  expect(citing('// The product, its spec and hardening')).toEqual([]);
  expect(citing('/** Whole JPY (product §3). */')).toHaveLength(1);
  expect(citing('/** Whole JPY (spec\n * §9). */')).toHaveLength(1);
  expect(citing('-- see hardening.md', 'bench/a.sql')).toHaveLength(1);
});

test('rejects missing files and tests in docs/conformance.md', () => {
  const found = (page) =>
    checkConformance(
      files({
        'web/app/lib/session.ts': '',
        'web/app/lib/session.test.ts': "test('it\\'s over', () => {}); test('one more', () => {});",
        'docs/conformance.md': page,
        'docs/security.md': '',
      }),
    );
  const row = (test) => `| a session ends | \`web/app/lib\` | ${test} |`;
  expect(found(row('`web/app/lib/session.test.ts` "it\'s over", "one more"'))).toEqual([]);
  expect(found(row('`web/app/lib/session.ts`'))).toEqual([]);
  expect(found(row('`web/app/lib/gone.test.ts` "one more"'))).toHaveLength(1);
  expect(found(row('`web/app/lib/session.test.ts` "one more", "never written"'))).toHaveLength(1);
  expect(found(row(''))).toHaveLength(1);
  expect(checkConformance(files({}))).toHaveLength(2);
});

test('allows a server domain to import only from lower domains, except for the types of a port', () => {
  const found = (path, line) =>
    checkServerModules(files({ [`server/src/domains/${path}`]: line })).complaints;
  const upward = "import { a } from '../../bookings/service.ts';";
  expect(found('payments/refunds/refund-payments.ts', upward)).toHaveLength(1);
  expect(found('reviews/writing/submit-review.ts', upward)).toEqual([]);
  expect(found('payments/refunds/give-back.test.ts', upward)).toEqual([]);
  const port = "import type { QueuePorts } from '../staff/service.ts';";
  expect(found('payments/staff-port.ts', port)).toEqual([]);
  expect(found('payments/staff-port.ts', port.replace('type ', ''))).toHaveLength(1);
});

test('forbids circular imports among the modules of bookings, and counts the pairs of modules that import each other', () => {
  const of = (lines) =>
    checkServerModules(
      files(
        Object.fromEntries(
          Object.entries(lines).map(([path, to]) => [
            `server/src/domains/bookings/${path}`,
            `import { a } from '${to}';`,
          ]),
        ),
      ),
    );
  const line = { 'start/a.ts': '../view/b.ts', 'view/b.ts': '../queries.ts' };
  expect(of(line)).toEqual({ complaints: [], figures: expect.stringContaining('0 pairs') });
  const circle = of({ ...line, 'queries.ts': './start/a.ts' });
  expect(circle.complaints).toEqual([
    'bookings: queries, start, view import each other in a circle',
  ]);
  const pair = of({ ...line, 'view/c.ts': '../start/a.ts' });
  expect(pair).toEqual({
    complaints: ['bookings: start, view import each other in a circle'],
    figures: expect.stringContaining('1 pairs'),
  });
});

test('requires the current status table in docs/product/bookings.md', () => {
  const row = { from: ['pending'], event: 'cancel', by: ['traveler'], when: ['fromStart'] };
  const transitions = [{ ...row, to: 'cancelled', cancelKind: 'traveler' }];
  const effects = [
    { on: ['cancel'], money: 'split', slot: 'free', records: ['booking.cancelled'] },
  ];
  const view = buildStatusView(['pending'], transitions, effects);
  expect(view).toContain(
    '| `cancel` | traveler | from the scheduled start | cancelled (`traveler`) |',
  );
  expect(view).toContain(
    '| `cancel` | refunded and split by the policy, or as decided | free |  | `booking.cancelled` |',
  );
  const page = withStatusView('# Bookings\n', view);
  const checkShownStatuses = (text) =>
    checkStatusPage(files({ 'docs/product/bookings.md': text }), view);
  expect(checkShownStatuses(page)).toEqual([]);
  expect(withStatusView(page, view)).toBe(page);
  expect(checkShownStatuses(page.replace('traveler', 'guide'))).toHaveLength(1);
  expect(checkShownStatuses('# Bookings\n')).toHaveLength(1);
  expect(() => buildStatusView(['pending'], [{ ...row, when: ['fullMoon'] }], [])).toThrow(
    'fullMoon',
  );
});
