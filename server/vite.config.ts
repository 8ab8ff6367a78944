import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** What is started by its file: the program, and what runs in threads of its own. */
const ENTRIES = [
  'temporal',
  'main',
  'domains/files/examining/pdf-worker',
  'domains/guides/imported-calendars/busy-times-worker',
  'trip-sheets/draw-worker',
  'web/render-worker',
  // The site as tests start and kill it.
  'testing/serve-site',
];

/*
 * The server as one file and a few that are loaded when they are needed. Node runs the source as well,
 * but takes four times as long to start: it reads 900 files, and parses Drizzle's package.json, whose
 * list of exports has 179 KB, once for each of Drizzle's modules. CPU time until the program is loaded,
 * and memory then: source 4.5 s and 172 MB, bundle without Drizzle 3.6 s, with it 1.2 s and 120 MB.
 */
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
