// Both languages have the same catalogues, with the same blanks in each sentence. The compiler proves the keys.

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

/** Complaints about catalogues given as { name: object } for each language. */
export const locales = (en, zh) =>
  [...new Set([...Object.keys(en), ...Object.keys(zh)])].flatMap((name) => {
    if (!en[name] || !zh[name]) return [`locales ${name}: only one language has it`];
    const chinese = flatten(zh[name]);
    return Object.entries(flatten(en[name]))
      .filter(([key, text]) => !key.endsWith('_one') && blanks(text) !== blanks(chinese[key]))
      .map(([key]) => `locales ${name}: "${key}" has other {{blanks}} in zh-CN than in en`);
  });
