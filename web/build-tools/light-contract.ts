import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const CALLS = /\/contract\/src\/[^/]+\/calls(\/[^/]+)?\.ts$/;
/** Files that export only plain data. */
const DATA = /\/contract\/src\/(catalog\/cities|([^/]+\/)?words\/[^/]+\/[^/]+)\.ts$/;
const WHOLE = '?whole';

interface CallLike {
  method: string;
  path: string;
  auth: string;
  idempotency?: string;
}

const isCall = (value: unknown): value is CallLike =>
  typeof value === 'object' && value !== null && 'method' in value && 'replies' in value;

const writeExport = (name: string, value: unknown): string =>
  `export ${name === 'default' ? 'default' : `const ${name} =`} ${JSON.stringify(value)};`;

/**
 * Returns an export for the browser: a call is reduced to what is needed to send it; plain values are
 * unchanged.
 */
const writeLightExport = (file: string, name: string, value: unknown): string => {
  if (isCall(value)) {
    const { method, path, auth, idempotency } = value;
    return writeExport(name, { method, path, auth, idempotency });
  }
  return DATA.test(file) || typeof value === 'number' || typeof value === 'string'
    ? writeExport(name, value)
    : `export { ${name} } from ${JSON.stringify(file + WHOLE)};`;
};

/**
 * Reduces the contract for the browser. A call becomes its method, its path, and whether it requires the
 * token: the server validates requests and replies, so the pages need neither the schemas nor zod. Texts
 * and the lists of cities are their values, without the files and rules from which they are derived.
 */
export const lightContract = (): Plugin => ({
  name: 'light-contract',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.name === 'client',
  async load(id) {
    if (id.endsWith(WHOLE)) {
      const code = readFileSync(id.slice(0, -WHOLE.length), 'utf8');
      return { code, moduleType: 'ts', moduleSideEffects: false };
    }
    if (!CALLS.test(id) && !DATA.test(id)) return null;
    const exports = (await import(pathToFileURL(id).href)) as Record<string, unknown>;
    const lines = Object.entries(exports).map(([name, value]) => writeLightExport(id, name, value));
    return { code: lines.join('\n'), moduleType: 'js', moduleSideEffects: false };
  },
});
