/** The parts of the router's manifest that determine the files of the offline pages. */

export interface RouterManifest {
  version: string;
  entry: { module: string };
  routes: Record<string, { module: string } | undefined>;
}

const STATIC = /(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;
const DYNAMIC = /\bimport\(\s*["'`]\.\/([\w.-]+\.js)["'`]\s*\)/g;
/**
 * Matches an entry of the manifest of translation files:
 * `"…/src/bookings/words/en/trips.ts":()=>…import("./trips-x.js")`.
 */
const NAMESPACES =
  /\/src\/((?:\w+\/)?)words\/[\w-]+\/([\w-]+)\.ts["'`]:\s*\(\)\s*=>.*?import\(\s*["'`]\.\/([\w.-]+\.js)/g;

/** Matches the catalogs that trips, tours and the layout around them use; others are not stored. */
const SPOKEN =
  /^(?:bookings\/(?!checkout$|tour-request$).+|(catalog|files|guides|messaging|notifications|reviews|support)\/\1|payments\/earnings|errors|layout)$/;

/**
 * Matches files that are large and useless offline: previews of uploaded PDFs, and the external support
 * chat.
 */
const LEFT_OUT = /^(?:pdf-pages|chatwoot)-/;

const isTextFileList = (name: string): boolean => name.startsWith('translation-files-');
const getName = (address: string): string => address.split('/').at(-1) ?? address;
const getMatches = (source: string, pattern: RegExp): string[] =>
  [...source.matchAll(pattern)].flatMap(([, name]) => name ?? []);

/**
 * Returns the static and dynamic imports of a script; from the manifest of translation files, only those
 * that the offline pages use.
 */
const parseImports = (name: string, source: string): string[] => {
  const later = isTextFileList(name)
    ? [...source.matchAll(NAMESPACES)].flatMap(([, domain, name, file = '']) =>
        SPOKEN.test(`${domain}${name}`) ? file : [],
      )
    : getMatches(source, DYNAMIC);
  return [...getMatches(source, STATIC), ...later.filter((file) => !LEFT_OUT.test(file))];
};

/** Returns all scripts of the given pages, in the order in which they are found. */
export const getRelease = (
  scripts: ReadonlyMap<string, string>,
  { entry, routes }: RouterManifest,
  pages: readonly { file: string }[],
): string[] => {
  const modules = ['root', ...pages.map(({ file }) => `routes/${file}`)].map((id) => {
    const module = routes[id]?.module;
    if (!module) throw new Error(`The build has no ${id}`);
    return module;
  });
  const reached = new Set([entry.module, ...modules].map(getName));
  // Iterating over a set includes elements added during the loop.
  for (const name of reached) {
    const source = scripts.get(name);
    if (source === undefined) throw new Error(`The build has no ${name}`);
    for (const next of parseImports(name, source)) reached.add(next);
  }
  return [...reached];
};
