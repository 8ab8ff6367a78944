import { expect, test } from 'vitest';
import { getRelease } from './release-files.ts';

const ROUTER = {
  version: '1',
  entry: { module: '/assets/entry-1.js' },
  routes: {
    root: { module: '/assets/root-1.js' },
    'routes/dashboard': { module: '/assets/dashboard-1.js' },
    'routes/help': { module: '/assets/help-1.js' },
  },
};
const SCRIPTS = new Map([
  ['entry-1.js', 'import{a}from"./shell-1.js";import"./shell-2.js"'],
  [
    'shell-1.js',
    'const x=()=>import("./translation-files-1.js");const y=()=>import(`./sheet-1.js`)',
  ],
  ['shell-2.js', ''],
  ['root-1.js', 'export{a}from"./shell-1.js"'],
  ['dashboard-1.js', 'const p=()=>import("./pdf-pages-1.js")'],
  ['sheet-1.js', ''],
  ['pdf-pages-1.js', ''],
  ['help-1.js', ''],
  [
    'translation-files-1.js',
    'm={"../src/bookings/words/en/trips.ts":()=>r(()=>import("./trips-en.js"),[]),"../src/staff/words/en/staff.ts":()=>r(()=>import("./staff-en.js"),[])}',
  ],
  ['trips-en.js', 'import{f}from"./figures-1.js"'],
  ['figures-1.js', ''],
  ['staff-en.js', ''],
]);

test('lists exactly the files that the pages import, statically or dynamically', () => {
  const names = getRelease(SCRIPTS, ROUTER, [{ file: 'dashboard' }]);
  expect(names.toSorted()).toEqual(
    [
      'entry-1.js',
      'root-1.js',
      'dashboard-1.js',
      'shell-1.js',
      'shell-2.js',
      'sheet-1.js',
      'translation-files-1.js',
      'trips-en.js',
      'figures-1.js',
    ].toSorted(),
  );
});

test('throws if the build lacks one of the files', () => {
  const scripts = new Map(SCRIPTS);
  scripts.delete('sheet-1.js');
  expect(() => getRelease(scripts, ROUTER, [{ file: 'dashboard' }])).toThrow('sheet-1.js');
});
