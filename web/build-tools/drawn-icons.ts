import { fileURLToPath } from 'node:url';
import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' };
import type { Plugin } from 'vite';
import type { IconPart } from '../app/ui/draw-icon.ts';

const SPECIFIER = '~icons/';
const DRAW_ICON = fileURLToPath(new URL('../app/ui/draw-icon.ts', import.meta.url));

const icons: Record<string, { body: string }> = lucide.icons;

/** Matches the attributes that all icons share, which are set on the `<svg>` (app/ui/draw-icon.ts). */
const COMMON =
  / (fill="none"|stroke="currentColor"|stroke-(linecap|linejoin)="round"|stroke-width="2")/g;

const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Returns the elements of an icon. Throws if the icon is more than a list of shapes. */
export const getParts = (name: string): IconPart[] => {
  const icon = icons[name];
  if (!icon) throw new Error(`Lucide has no icon "${name}"`);
  const shapes = icon.body.replaceAll(COMMON, '').replace(/^<g>(.*)<\/g>$/, '$1');
  const parts: IconPart[] = [];
  const rest = shapes.replace(
    /<(\w+)((?: [\w-]+="[^"]*")*)\/>/g,
    (_, tag: string, list: string) => {
      const attributes = list.matchAll(/ ([\w-]+)="([^"]*)"/g);
      parts.push([
        tag,
        Object.fromEntries(
          [...attributes].map(([, key = '', value = '']) => [camelCase(key), value]),
        ),
      ]);
      return '';
    },
  );
  if (rest !== '') throw new Error(`The icon "${name}" is drawn in a way not known here: ${rest}`);
  return parts;
};

/**
 * Generates a module for each imported icon from one JSON file with all of Lucide. Lucide's React package,
 * in contrast, has a file, a copy and a source map for each of 1,700 icons.
 */
export const drawnIcons = (): Plugin => ({
  name: 'drawn-icons',
  resolveId: (id) => (id.startsWith(SPECIFIER) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${SPECIFIER}`)) return null;
    const name = id.slice(SPECIFIER.length + 1);
    const code = [
      `import { drawIcon } from ${JSON.stringify(DRAW_ICON)};`,
      `export default /* @__PURE__ */ drawIcon(${JSON.stringify(name)}, ${JSON.stringify(getParts(name))});`,
    ];
    return { code: code.join('\n'), moduleType: 'js', moduleSideEffects: false };
  },
});
