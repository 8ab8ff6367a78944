// Reads the files of the repository for the checks, as a map from paths to texts, without build output and
// dependencies.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const FOLDERS = [
  'contract',
  'server',
  'web',
  'demo',
  'drawings',
  'e2e',
  'bench',
  'scripts',
  'docs',
];
const NOT_OURS = new Set([
  'node_modules',
  'build',
  '.react-router',
  'migrations',
  'test-results',
  'public',
  'dist',
]);

const listFiles = (root, folder) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : listFiles(root, path);
    return [path];
  });

/** Returns all files that the rules check, as a map from paths to texts. */
export const readSources = (root) => {
  const top = readdirSync(root).filter(
    (name) => /\.(md|json|example|yaml)$/.test(name) && name !== 'package-lock.json',
  );
  const paths = [...top, ...FOLDERS.flatMap((folder) => listFiles(root, folder))];
  return new Map(paths.sort().map((path) => [path, readFileSync(join(root, path), 'utf8')]));
};

const withoutComments = (text) =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

const FROM = /(?:^|[\n;])\s*(import|export)\s+(type\s+)?([\w*{}\s,$]+?)\s+from\s*['"]([^'"]+)['"]/g;
const BARE = /(?:^|[\n;])\s*import\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/g;

/**
 * Returns the imports of a file: { to, specifier, typeOnly, reexport }. `to` is a path in the repository;
 * null for packages.
 */
export const parseImports = (path, text) => {
  const code = withoutComments(text);
  const found = [];
  for (const [, verb, type, , specifier] of code.matchAll(FROM)) {
    found.push({ specifier, typeOnly: Boolean(type), reexport: verb === 'export' });
  }
  for (const [, bare, dynamic] of code.matchAll(BARE)) {
    found.push({ specifier: bare ?? dynamic, typeOnly: false, reexport: false });
  }
  return found.map((one) => ({ ...one, to: resolve(path, one.specifier) }));
};

const resolve = (path, specifier) => {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier);
  const contract = /^@tomoguide\/contract\/(.+)$/.exec(specifier);
  if (contract) return `contract/src/${contract[1].replace(/\.ts$/, '')}.ts`;
  const other = /^@tomoguide\/(\w+)/.exec(specifier);
  return other ? `${other[1]}/` : null;
};

export const isCode = (path) => /\.(ts|tsx|js)$/.test(path);
export const isTest = (path) => /\.test\.(ts|tsx|js)$/.test(path) || /(^|\/)testing/.test(path);
