// Checks that both languages have the same catalogs, with the same placeholders in each text. The compiler
// checks the keys.

/** Returns { 'a.b': 'text' } for a catalog's nested object. */
const flatten = (value, path = '') =>
  typeof value === 'string'
    ? { [path]: value }
    : Object.assign(
        {},
        ...Object.entries(value).map(([key, inner]) =>
          flatten(inner, path ? `${path}.${key}` : key),
        ),
      );

const placeholders = (sentence) =>
  [...sentence.matchAll(/\{\{\s*([\w.]+)/g)]
    .map(([, name]) => name)
    .sort()
    .join(' ');

/** Returns complaints about catalogs given as { name: object } for each language. */
export const locales = (en, zh) =>
  [...new Set([...Object.keys(en), ...Object.keys(zh)])].flatMap((name) => {
    if (!en[name] || !zh[name]) return [`locales ${name}: only one language has it`];
    const chinese = flatten(zh[name]);
    return Object.entries(flatten(en[name]))
      .filter(
        ([key, text]) => !key.endsWith('_one') && placeholders(text) !== placeholders(chinese[key]),
      )
      .map(([key]) => `locales ${name}: "${key}" has other {{placeholders}} in zh-CN than in en`);
  });
