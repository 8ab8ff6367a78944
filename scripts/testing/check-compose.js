// Checks that Compose accepts compose.yaml, both without .env and with production settings. Skipped if
// Compose is not installed.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { inRoot } from '../setup/paths.js';
import { checkTally, sum, summaryLine } from './tally.js';

const PRODUCTION = {
  PUBLIC_URL: 'https://tomoguide.example',
  SESSION_SECRET: 'x'.repeat(32),
  POSTGRES_PASSWORD: 'x',
  TRUST_PROXY: '172.16.0.0/12',
};

const compose = [['docker', 'compose'], ['docker-compose']].find(
  ([command, ...first]) => spawnSync(command, [...first, 'version']).status === 0,
);

const accepts = (env) => {
  const [command, ...first] = compose;
  const { status, stderr } = spawnSync(command, [...first, 'config', '--quiet'], {
    cwd: inRoot(),
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  if (status !== 0) console.log(stderr);
  return status === 0;
};

const skipped = () => {
  console.log('Skipped: neither docker compose nor docker-compose is installed.');
  return { ...sum([]), skipped: 1 };
};

const tally = compose
  ? sum([
      checkTally(accepts({}), 'compose.yaml'),
      checkTally(accepts(PRODUCTION), 'compose.yaml in production'),
    ])
  : skipped();
console.log(summaryLine(tally));
if (process.env.TEST_TALLY) writeFileSync(process.env.TEST_TALLY, JSON.stringify(tally));
process.exit(tally.failed === 0 ? 0 : 1);
