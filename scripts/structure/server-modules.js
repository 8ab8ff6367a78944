// Checks how the domains of the server, and the modules of each domain, depend on each other
// (docs/architecture.md, "Directions").
import { isCode, isTest, parseImports } from './sources.js';

/** The domains from the bottom up. A domain can import only from those before it. */
const DOMAINS = [
  'files',
  'catalog',
  'documents',
  'audit',
  'payments',
  'accounts',
  'guides',
  'applications',
  'bookings',
  'reviews',
  'messaging',
  'support',
  'notifications',
  'staff',
];

/** The domains whose modules must not have circular imports. */
const UNTANGLED = ['bookings'];

/**
 * Returns the domain and module of a path: `domains/bookings/start/…` is the module `start`,
 * `domains/bookings/queries.ts` the module `queries`.
 */
const getPlace = (path) => {
  const [, domain, module] =
    /^server\/src\/domains\/([^/]+)\/([^/]+?)(?:\.ts$|\/)/.exec(path ?? '') ?? [];
  return domain && { domain, module };
};

/** Returns whether an import is of types for a port, which may come from the domain that uses the port. */
const isPortType = (path, { typeOnly }) => typeOnly && /\/[a-z]+-port\.ts$/.test(path);

const listDependencies = (sources) => {
  const found = [];
  for (const [path, text] of sources) {
    const from = getPlace(path);
    if (!from || !isCode(path) || isTest(path)) continue;
    for (const one of parseImports(path, text)) {
      const to = getPlace(one.to);
      // Allowed, because a table can reference another domain's table.
      if (!to || (to.domain !== from.domain && to.module === 'tables')) continue;
      if (!isPortType(path, one)) found.push({ path, specifier: one.specifier, from, to });
    }
  }
  return found;
};

/** Returns the groups of modules that import each other, directly or indirectly. */
const findCycles = (edges) => {
  const next = Map.groupBy(edges, ([from]) => from);
  const reach = (start) => {
    const seen = new Set();
    const todo = [start];
    while (todo.length > 0)
      for (const [, to] of next.get(todo.pop()) ?? []) {
        if (!seen.has(to)) todo.push(to);
        seen.add(to);
      }
    return seen;
  };
  const reached = new Map([...next.keys()].map((name) => [name, reach(name)]));
  const circles = [...reached].flatMap(([name, there]) => {
    if (!there.has(name)) return [];
    return [
      [...there]
        .filter((other) => reached.get(other)?.has(name))
        .sort()
        .join(', '),
    ];
  });
  return [...new Set(circles)];
};

const listModules = (all, domain) => {
  const edges = all
    .filter(({ from, to }) => from.domain === domain && to.domain === domain)
    .map(({ from, to }) => [from.module, to.module])
    .filter(([from, to]) => from !== to);
  const known = new Set(edges.map((edge) => edge.join(' ')));
  const mutual = [...known].filter((edge) => {
    const [from, to] = edge.split(' ');
    return from < to && known.has(`${to} ${from}`);
  });
  return { domain, mutual: mutual.length, circles: findCycles(edges) };
};

/** Returns the complaints, and the figures as one line of text. */
export const checkServerModules = (sources) => {
  const all = listDependencies(sources);
  const upward = all.filter(
    ({ from, to }) => DOMAINS.indexOf(from.domain) < DOMAINS.indexOf(to.domain),
  );
  const modules = DOMAINS.map((domain) => listModules(all, domain));
  const untangled = modules.filter(({ domain }) => UNTANGLED.includes(domain));
  return {
    complaints: [
      ...upward.map(
        ({ path, specifier }) =>
          `${path} imports ${specifier}: a domain imports only from those below it: ${DOMAINS.toReversed().join(' → ')}`,
      ),
      ...untangled.flatMap(({ domain, circles }) =>
        circles.map((names) => `${domain}: ${names} import each other in a circle`),
      ),
    ],
    figures: [
      `${upward.length} imports from a domain above`,
      ...untangled.map(
        ({ domain, mutual }) => `${mutual} pairs of modules of ${domain} that import each other`,
      ),
    ].join(', '),
  };
};
