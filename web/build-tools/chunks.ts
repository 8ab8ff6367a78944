/** What every page needs: one file compresses better and loads sooner than forty small ones. */

const LIBRARIES =
  /\/node_modules\/(react|react-dom|scheduler|react-router|use-sync-external-store|@tanstack\/(react-query|query-core))\//;
const SHELL =
  /\/web\/app\/(root\.tsx|lib\/(?!upload\.ts)|translation\/|features\/layout\/|features\/guides\/saved\/|features\/guides\/queries\.ts|ui\/(avatar|button|button-style|dialog|error-state|icon-button|link-button|menu|modal|repeated-icon|spinner|toast|toaster)\.tsx?$)|\/contract\/src\/(errors|locale|pages|translate|accounts\/redirect|accounts\/calls|guides\/calls|catalog\/cities|catalog\/names|catalog\/search-key)\.ts$|\/node_modules\/lucide-react\/dist\/esm\/(Icon|createLucideIcon|defaultAttributes|shared|context)/;

export const chunkGroups = [
  // Apart, so that only pages that check shapes themselves fetch it.
  { name: 'schemas', test: /\/node_modules\/zod\//, priority: 3 },
  {
    name: 'libraries',
    test: LIBRARIES,
    priority: 2,
  },
  { name: 'shell', test: (id: string) => SHELL.test(id), priority: 1 },
];
