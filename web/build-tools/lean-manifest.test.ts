import { expect, test } from 'vitest';
import { withoutImports } from './lean-manifest.ts';

test('the browser’s list of routes has no imports, and all else', () => {
  const entry = { module: '/assets/entry.js', imports: ['/assets/shell.js'] };
  const route = { id: 'root', module: '/assets/root.js' };
  const manifest = { entry, routes: { root: { ...route, imports: ['/assets/shell.js'] } } };
  const lean = withoutImports(`window.__reactRouterManifest=${JSON.stringify(manifest)};`);
  const expected = { entry, routes: { root: { ...route, imports: [] } } };
  expect(lean).toBe(`window.__reactRouterManifest=${JSON.stringify(expected)};`);
  expect(() => withoutImports('export default {}')).toThrow('unknown form');
});
