// Both languages say the same things, with the same blanks, and the pages ask for nothing else.

/** { 'a.b': 'sentence' } of a catalogue's nested object. */
const flatten = (value, path = '') =>
  typeof value === 'string'
    ? { [path]: value }
    : Object.assign(
        {},
        ...Object.entries(value).map(([key, inner]) =>
          flatten(inner, path ? `${path}.${key}` : key),
        ),
      );

const blanks = (sentence) =>
  [...sentence.matchAll(/\{\{\s*([\w.]+)/g)]
    .map(([, name]) => name)
    .sort()
    .join(' ');

const differences = (noun, en, zh) => {
  const complaints = [];
  for (const key of new Set([...Object.keys(en), ...Object.keys(zh)])) {
    if (!(key in zh)) complaints.push(`locales ${noun}: "${key}" is missing in zh-CN`);
    else if (!(key in en)) complaints.push(`locales ${noun}: "${key}" is missing in en`);
    else if (!key.endsWith('_one') && blanks(en[key]) !== blanks(zh[key])) {
      complaints.push(`locales ${noun}: "${key}" has other {{blanks}} in zh-CN than in en`);
    }
  }
  return complaints;
};

/** Complaints about catalogues given as { noun: object } for each language. */
export const locales = (en, zh) =>
  [...new Set([...Object.keys(en), ...Object.keys(zh)])].flatMap((noun) => {
    if (!en[noun] || !zh[noun]) return [`locales ${noun}: only one language has it`];
    return differences(noun, flatten(en[noun]), flatten(zh[noun]));
  });

const NAMESPACE = /useTranslation\(\s*(?:\[\s*)?'([\w-]+)'/g;
const KEY = /(?<![\w.])t\(\s*'([^'$]+)'/g;

/** Keys asked for literally, in files that speak one catalogue, which the catalogue has not. */
export const usedKeys = (sources, catalogues) => {
  const keys = Object.fromEntries(
    Object.entries(catalogues).map(([noun, content]) => [noun, Object.keys(flatten(content))]),
  );
  const known = (noun, key) =>
    keys[noun]?.some(
      (one) =>
        one === key || one.startsWith(`${key}.`) || one.replace(/_(one|other|zero)$/, '') === key,
    );
  const complaints = [];
  for (const [path, text] of sources) {
    if (!path.startsWith('web/app/') || path.includes('.test.')) continue;
    const spoken = new Set([...text.matchAll(NAMESPACE)].map(([, noun]) => noun));
    for (const [, key] of text.matchAll(KEY)) {
      const [noun, inside] = key.includes(':') ? key.split(':') : [[...spoken][0], key];
      if (!key.includes(':') && spoken.size !== 1) continue;
      if (!known(noun, inside))
        complaints.push(`${path}: no sentence "${inside}" in locales ${noun}`);
    }
  }
  return complaints;
};
