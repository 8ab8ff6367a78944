// Finds the catalogs of texts, writes the lists of them, and checks that all languages have the same ones,
// with the same placeholders in each text. The compiler checks the keys.
import { pathToFileURL } from 'node:url';
import { LOCALES } from '../../contract/src/locale.ts';
import { inRoot } from '../setup/paths.js';

const CATALOG = /^contract\/src\/(?:[a-z]+\/)?words\/([^/]+)\/([^/]+)\.ts$/;
const FOLDER = 'contract/src/words';
const HEADER = '// Written by `npm run words:list`.\n';

const camelCase = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const quoted = (name) => (/^\w+$/.test(name) ? name : `'${name}'`);
/** `a: a` is written `a`. */
const member = (name) => (camelCase(name) === name ? name : `${quoted(name)}: ${camelCase(name)}`);
const listOf = (locale) => `${FOLDER}/${locale}/all.ts`;

/** Returns the catalogs of a language as { name, path }, in the order that Biome requires of imports. */
const catalogsOf = (sources, locale) =>
  [...sources.keys()]
    .flatMap((path) => {
      const [, folder, name] = CATALOG.exec(path) ?? [];
      return folder === locale && path !== listOf(locale) ? [{ name, path }] : [];
    })
    .sort((a, b) => (a.path.replace('.ts', '') < b.path.replace('.ts', '') ? -1 : 1));

const listOfCatalogs = (sources, locale) => {
  const catalogs = catalogsOf(sources, locale);
  const importOf = ({ name, path }) => {
    const from = path.startsWith(`${FOLDER}/`)
      ? `./${name}.ts`
      : `../../${path.slice('contract/src/'.length)}`;
    return `import ${camelCase(name)} from '${from}';`;
  };
  return `${HEADER}${catalogs.map(importOf).join('\n')}

export default {
${catalogs.map(({ name }) => `  ${member(name)},`).join('\n')}
} as const;
`;
};

const listOfLanguages = () => {
  const imports = LOCALES.map((locale) => `import ${camelCase(locale)} from './${locale}/all.ts';`);
  return `${HEADER}${imports.join('\n')}

/** All texts, by language and catalog. */
export const CATALOGS = { ${LOCALES.map(member).join(', ')} } as const;
`;
};

/** Returns the files that list the catalogs, as path → text. */
export const wordLists = (sources) =>
  new Map([
    ...LOCALES.map((locale) => [listOf(locale), listOfCatalogs(sources, locale)]),
    [`${FOLDER}/catalogs.ts`, listOfLanguages()],
  ]);

/** Returns the texts of a language as { name: object }. */
export const readCatalogs = async (sources, locale) =>
  Object.fromEntries(
    await Promise.all(
      catalogsOf(sources, locale).map(async ({ name, path }) => [
        name,
        (await import(pathToFileURL(inRoot(path)).href)).default,
      ]),
    ),
  );

/** Complains of lists that do not match the files, and of two catalogs with the same name. */
export const catalogNames = (sources) => {
  const complaints = [];
  for (const [path, text] of wordLists(sources))
    if (sources.get(path) !== text)
      complaints.push(`${path}: does not list the files as they are; run npm run words:list`);
  for (const locale of LOCALES) {
    const names = catalogsOf(sources, locale).map(({ name }) => name);
    for (const name of new Set(names.filter((each, index) => names.indexOf(each) !== index)))
      complaints.push(`words/${locale}/${name}.ts: two catalogs have this name`);
  }
  return complaints;
};

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

/** Returns complaints about catalogs given as { name: object } in English and in another language. */
export const catalogTexts = (en, other, locale) =>
  [...new Set([...Object.keys(en), ...Object.keys(other)])].flatMap((name) => {
    if (!en[name] || !other[name]) return [`words ${name}: only one of en and ${locale} has it`];
    const translated = flatten(other[name]);
    return Object.entries(flatten(en[name]))
      .filter(
        ([key, text]) =>
          !key.endsWith('_one') && placeholders(text) !== placeholders(translated[key]),
      )
      .map(([key]) => `words ${name}: "${key}" has other {{placeholders}} in ${locale} than in en`);
  });
