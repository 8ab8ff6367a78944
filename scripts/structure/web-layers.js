// Checks which files of web/app import which (docs/architecture.md, "Directions").
import { posix } from 'node:path';
import { isCode, isTest, parseImports } from './sources.js';

/** The layers from the bottom up. A file can import only from its own layer and those before it. */
const LAYERS = ['translation', 'lib', 'ui', 'form', 'parts', 'pages', 'layout', 'routes'];

/**
 * The domains in parts/ from the bottom up. A part can import only from its own domain and those before it.
 */
const DOMAINS = [
  'help',
  'documents',
  'files',
  'accounts',
  'notifications',
  'payments',
  'guides',
  'reviews',
  'bookings',
  'applications',
  'messaging',
  'support',
];

const RULES = [
  {
    says: `a layer imports only from those below it: ${LAYERS.toReversed().join(' → ')}`,
    breaks: (from, to) => LAYERS.indexOf(from.layer) < LAYERS.indexOf(to.layer),
  },
  {
    says: `a part imports only from domains below its own: ${DOMAINS.toReversed().join(' → ')}`,
    breaks: (from, to) =>
      from.layer === 'parts' &&
      to.layer === 'parts' &&
      DOMAINS.indexOf(from.name) < DOMAINS.indexOf(to.name),
  },
  {
    says: 'a page imports no other page; what pages share is in parts/',
    breaks: (from, to) => from.layer === 'pages' && to.layer === 'pages' && from.name !== to.name,
  },
];

/**
 * Returns the layer of a file in web/app and the folder or file in that layer; null for files outside the
 * layers, such as root.tsx and the entries.
 */
const getLayer = (path) => {
  const [, layer, name] = /^web\/app\/([^/]+)\/([^/]+)/.exec(path) ?? [];
  return LAYERS.includes(layer) ? { layer, name } : null;
};

export const checkWebLayers = (sources) => {
  const complaints = [];
  for (const [path, text] of sources) {
    const from = getLayer(path);
    if (!from || !isCode(path) || isTest(path)) continue;
    if (from.layer === 'parts' && !DOMAINS.includes(from.name))
      complaints.push(
        `${path}: ${from.name} is not among the domains of scripts/structure/web-layers.js`,
      );
    for (const { to, specifier } of parseImports(path, text)) {
      const target = to && getLayer(posix.normalize(to));
      const broken = target && RULES.find(({ breaks }) => breaks(from, target));
      if (broken) complaints.push(`${path} imports ${specifier}: ${broken.says}`);
    }
  }
  return complaints;
};
