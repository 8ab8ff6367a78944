import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { appIcons } from './build-tools/app-icons.ts';
import { chunkGroups } from './build-tools/chunks.ts';
import { cssInPage } from './build-tools/css-in-page.ts';
import { drawFiles } from './build-tools/draw-files.ts';
import { drawnIcons } from './build-tools/drawn-icons.ts';
import { leanManifest } from './build-tools/lean-manifest.ts';
import { lightContract } from './build-tools/light-contract.ts';
import { precompress } from './build-tools/precompress.ts';

export default defineConfig(({ command }) => ({
  plugins: [
    lightContract(),
    drawnIcons(),
    cssInPage(),
    tailwindcss(),
    reactRouter(),
    drawFiles(),
    appIcons(),
    leanManifest(),
    precompress(),
  ],
  build: { target: 'es2023', assetsInlineLimit: 2048, reportCompressedSize: false },
  // Scans all pages for packages at startup, because a package found later causes a reload.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/testing/**', '!app/**/*.test.*'] },
  // Bundles every dependency of server-side rendering, with React in its production build, so that the
  // result does not depend on how the process is started.
  ...(command === 'build'
    ? {
        environments: {
          client: {
            build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } },
          },
          ssr: {
            resolve: { noExternal: true },
            define: { 'process.env.NODE_ENV': JSON.stringify('production') },
          },
        },
      }
    : {}),
}));
