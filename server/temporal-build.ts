import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** Temporal for the server, minified (server/src/temporal.ts says why). */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: fileURLToPath(import.meta.resolve('temporal-polyfill/global')),
    outDir: 'build/temporal',
    minify: true,
    target: 'node24',
    rolldownOptions: { output: { entryFileNames: 'global.js' } },
  },
  ssr: { noExternal: true },
});
