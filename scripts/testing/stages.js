// The stages of a test run. Each returns its tally.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../build.js';
import { findBrowser } from '../setup/browser.js';
import { EXAMPLE, parseExample } from '../setup/env-example.js';
import { inRoot } from '../setup/paths.js';
import { COMPILED, getProgramPath, run } from '../setup/runtime.js';
import { checkTypes } from '../types.js';
import { ENVIRONMENT_TESTS } from './environment-tests.js';
import { checkTally, readPlaywrightResults, sum, vitestTally } from './tally.js';

/**
 * Removes the developer's own configuration from the environment of the tests, except for DATABASE_URL,
 * which selects the PostgreSQL to use.
 */
export const clearConfiguration = () => {
  const ours = parseExample(readFileSync(inRoot(EXAMPLE), 'utf8'));
  for (const name of [...ours.keys(), 'NODE_ENV'])
    if (name !== 'DATABASE_URL') delete process.env[name];
};

const withReport = async (work) => {
  const folder = mkdtempSync(join(tmpdir(), 'tomoguide-report-'));
  try {
    return await work(join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

export const types = async () => checkTally(await checkTypes(), 'types');

export const lint = async () => checkTally((await run([inRoot('scripts/lint.js')])) === 0, 'lint');

export const structure = async () =>
  checkTally((await run([inRoot('scripts/check-structure.js')])) === 0, 'structure');

const vitestOn = (projects, env, { files = [], ...options } = {}) =>
  withReport(async (file) => {
    // The reporter that collects diffs must come before the one that writes them to the report.
    const kinds = ['default', inRoot('scripts/testing/diff-reporter.js'), 'json'];
    const reporters = [...kinds.map((kind) => `--reporter=${kind}`), `--outputFile.json=${file}`];
    const chosen = projects.map((project) => `--project=${project}`);
    const code = await run(
      [getProgramPath('vitest', 'vitest'), 'run', ...reporters, ...chosen, ...files],
      {
        ...options,
        env: { ...COMPILED, ...env },
      },
    );
    return vitestTally(file, code);
  });

/** Runs the browser tests of the web app. Buffers their output until the other tests have printed theirs. */
const webTests = async (env) => {
  const output = [];
  const tally = await vitestOn(['browser'], env, {
    stdio: ['ignore', 'pipe', 'pipe'],
    started: (child) => {
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (part) => output.push(part));
    },
  });
  return { tally, stdout: Buffer.concat(output) };
};

/**
 * Runs unit, API and browser tests, or only those in `projects`. Runs browser and server tests in parallel,
 * which uses two cores better: browser tests wait for each other, and server tests for the database.
 */
export const vitest = async (env = {}, ...projects) => {
  const browser = projects.length === 0 ? findBrowser() : process.env.CHROMIUM_PATH;
  if (projects.length === 0 && !browser) return checkTally(false, 'a browser');
  const all = { ...env, CHROMIUM_PATH: browser ?? '' };
  if (projects.length > 0) return vitestOn(projects, all);
  const [others, web] = await Promise.all([vitestOn(['!browser'], all), webTests(all)]);
  process.stdout.write(web.stdout);
  return sum([others, web.tally]);
};

/** Runs the tests whose result could depend on the machine. */
export const environmentTests = async () => {
  const browser = findBrowser();
  if (!browser) return checkTally(false, 'a browser');
  const env = { CHROMIUM_PATH: browser };
  const files = Object.keys(ENVIRONMENT_TESTS);
  const isWeb = (file) => file.startsWith('web/');
  return sum([
    await vitestOn(['!browser'], env, { files: files.filter((file) => !isWeb(file)) }),
    await vitestOn(['browser'], env, { files: files.filter(isWeb) }),
  ]);
};

/** The names of the screens in `e2e/support/screens.ts`. */
export const SCREENS = ['zh-phone', 'en-desktop', 'en-phone', 'zh-desktop'];

/** Runs the journeys in a browser against the built pages, either on one screen or on all. */
export const journeys = async (env = {}, screen = '') => {
  const browser = findBrowser();
  if (!browser || !(await ensureBuilt())) return checkTally(false, browser ? 'build' : 'a browser');
  return withReport(async (file) => {
    const args = [
      getProgramPath('@playwright/test', 'playwright'),
      'test',
      '--config',
      inRoot('e2e/playwright.config.ts'),
      ...(screen ? ['--project', screen] : []),
    ];
    const code = await run(args, { env: { ...env, CHROMIUM_PATH: browser, E2E_REPORT: file } });
    return readPlaywrightResults(file, code);
  });
};
