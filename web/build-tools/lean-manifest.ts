import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const START = 'window.__reactRouterManifest=';

interface Manifest {
  routes: Record<string, { imports?: string[] }>;
}

/** Returns the browser's list of routes without the imports of their modules. */
export const withoutImports = (source: string): string => {
  if (!source.startsWith(START)) throw new Error('The manifest has an unknown form');
  const manifest = JSON.parse(source.slice(START.length).replace(/;\s*$/, '')) as Manifest;
  for (const route of Object.values(manifest.routes)) route.imports = [];
  return `${START}${JSON.stringify(manifest)};`;
};

/**
 * Every page fetches the list of all routes, and three quarters of it were the imports of their modules. Only
 * the server, which has its own list, and `<PrefetchPageLinks>`, which no page uses, read them. Runs after
 * the server's build, which writes the list, and before its compression.
 */
export const leanManifest = (): Plugin => ({
  name: 'lean-manifest',
  apply: 'build',
  writeBundle: {
    sequential: true,
    order: 'post',
    handler({ dir }) {
      if (!dir) return;
      const assets = join(dir, '../client/assets');
      for (const name of readdirSync(assets)) {
        if (!/^manifest-.*\.js$/.test(name)) continue;
        const file = join(assets, name);
        writeFileSync(file, withoutImports(readFileSync(file, 'utf8')));
      }
    },
  },
});
