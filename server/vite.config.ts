import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** Entry points that are started directly: the server, its worker threads and the temporal build. */
const ENTRIES = [
  'temporal',
  'main',
  'domains/files/examining/qr-code-worker',
  'domains/files/examining/heic-worker',
  'domains/files/examining/pdf-worker',
  'domains/guides/calendar-reading/read-worker',
  'trip-sheets/draw-worker',
  'web/render-worker',
  // The site that tests start and kill.
  'testing/serve-site',
];

/* Bundles the server into one file and a few chunks that are loaded on demand. Node can run the source,
   but takes four times as long to start, because it reads 900 files and parses Drizzle's package.json,
   with 179 KB of exports, once for each of Drizzle's modules. CPU time to load the program, and memory
   afterward: source 4.5 s and 172 MB, bundle without Drizzle 3.6 s, with Drizzle 1.2 s and 120 MB. */
export default defineConfig({
  publicDir: false,
  logLevel: 'error',
  build: {
    ssr: true,
    outDir: 'build',
    target: 'node24',
    minify: false,
    rolldownOptions: {
      input: Object.fromEntries(
        ENTRIES.map((name) => [name, fileURLToPath(new URL(`src/${name}.ts`, import.meta.url))]),
      ),
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: [/^drizzle-orm/, /^@tomoguide\//] },
});
