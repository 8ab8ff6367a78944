/** The files of a build that the offline pages need. */

export interface RouterManifest {
  version: string;
  entry: { module: string };
  routes: Record<string, { module: string } | undefined>;
}

const STATIC = /(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;
const DYNAMIC = /\bimport\(\s*["'`]\.\/([\w.-]+\.js)["'`]\s*\)/g;
/** `"…/src/bookings/words/en/trips.ts":()=>…import("./trips-x.js")` in the list of text files. */
const SENTENCES =
  /\/src\/((?:\w+\/)?)words\/[\w-]+\/([\w-]+)\.ts["'`]:\s*\(\)\s*=>.*?import\(\s*["'`]\.\/([\w.-]+\.js)/g;

/** Catalogs used by trips, tours and the layout around them; others are not stored. */
const SPOKEN =
  /^(?:bookings\/(?!checkout$|tour-request$).+|(catalog|files|guides|messaging|notifications|reviews|support)\/\1|payments\/earnings|errors|layout)$/;

/** Large, and useless offline: previews of uploaded PDFs, the external support chat. */
const LEFT_OUT = /^(?:pdf-pages|chatwoot)-/;

const isTextFileList = (name: string): boolean => name.startsWith('sentence-files-');
const nameOf = (address: string): string => address.split('/').at(-1) ?? address;
const matchesOf = (source: string, pattern: RegExp): string[] =>
  [...source.matchAll(pattern)].flatMap(([, name]) => name ?? []);

/** Static and dynamic imports of a script; from the list of text files, only those of these pages. */
const importsOf = (name: string, source: string): string[] => {
  const later = isTextFileList(name)
    ? [...source.matchAll(SENTENCES)].flatMap(([, domain, name, file = '']) =>
        SPOKEN.test(`${domain}${name}`) ? file : [],
      )
    : matchesOf(source, DYNAMIC);
  return [...matchesOf(source, STATIC), ...later.filter((file) => !LEFT_OUT.test(file))];
};

/** All scripts of the given pages, in the order they are found. */
export const releaseOf = (
  scripts: ReadonlyMap<string, string>,
  { entry, routes }: RouterManifest,
  pages: readonly { file: string }[],
): string[] => {
  const modules = ['root', ...pages.map(({ file }) => `routes/${file}`)].map((id) => {
    const module = routes[id]?.module;
    if (!module) throw new Error(`The build has no ${id}`);
    return module;
  });
  const reached = new Set([entry.module, ...modules].map(nameOf));
  // Iterating a set includes elements added during the loop.
  for (const name of reached) {
    const source = scripts.get(name);
    if (source === undefined) throw new Error(`The build has no ${name}`);
    for (const next of importsOf(name, source)) reached.add(next);
  }
  return [...reached];
};
