/** The files of a build that pages need which open without a network. */

export interface RouterManifest {
  version: string;
  entry: { module: string };
  routes: Record<string, { module: string } | undefined>;
}

const STATIC = /(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;
const DYNAMIC = /\bimport\(\s*["'`]\.\/([\w.-]+\.js)["'`]\s*\)/g;
/** `"…/locales/en/bookings.ts":()=>…import("./bookings-x.js")`, as the list of sentences names its files. */
const SENTENCES =
  /locales\/[\w-]+\/([\w-]+)\.ts["'`]:\s*\(\)\s*=>.*?import\(\s*["'`]\.\/([\w.-]+\.js)/g;

/** Whose sentences trips, tours and what stands around them say; what others say is not kept. */
const SPOKEN =
  /^(?:bookings(?!-checkout|-request).*|catalog|errors|files|guides|layout|messaging|notifications|payments-earnings|reviews|support)$/;

/** Large, and of no use without a network: previews of uploaded PDFs, the team's chat elsewhere. */
const LEFT_OUT = /^(?:pdf-pages|chatwoot)-/;

const isSentenceList = (name: string): boolean => name.startsWith('sentence-files-');
const nameOf = (address: string): string => address.split('/').at(-1) ?? address;
const found = (source: string, pattern: RegExp): string[] =>
  [...source.matchAll(pattern)].flatMap(([, name]) => name ?? []);

/** What a script imports, now or later; of the list of sentences only those that these pages say. */
const importsOf = (name: string, source: string): string[] => {
  const later = isSentenceList(name)
    ? [...source.matchAll(SENTENCES)].flatMap(([, noun = '', file = '']) =>
        SPOKEN.test(noun) ? file : [],
      )
    : found(source, DYNAMIC);
  return [...found(source, STATIC), ...later.filter((file) => !LEFT_OUT.test(file))];
};

/** All scripts of the pages given, in the order in which they are come upon. */
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
  // A set is walked through to the end that it has by then.
  for (const name of reached) {
    const source = scripts.get(name);
    if (source === undefined) throw new Error(`The build has no ${name}`);
    for (const next of importsOf(name, source)) reached.add(next);
  }
  return [...reached];
};
