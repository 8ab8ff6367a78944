// Checks the direction of imports (docs/architecture.md, "Direction").
import { isCode, isTest, parseImports } from './sources.js';

const getDomain = (path) => /^server\/src\/domains\/([^/]+)\//.exec(path)?.[1];
const isInfrastructure = (path) =>
  /^server\/src\/(database|embedded-postgres|http|events|realtime|jobs|adapters)\//.test(path);

/** Only for foreign keys: a table can reference another domain's table. */
const isTablesFile = (path) => path.endsWith('/tables.ts');

const RULES = [
  {
    says: 'the contract imports nothing of ours',
    breaks: (from, { to }) => from.startsWith('contract/') && to && !to.startsWith('contract/'),
  },
  {
    says: 'the contract is free of I/O',
    breaks: (from, { specifier }) =>
      from.startsWith('contract/src/') && specifier.startsWith('node:'),
  },
  {
    says: "only files that the browser gets as values read the cities' files (light-contract.ts)",
    breaks: (from, { to }) =>
      to?.startsWith('contract/src/catalog/cities/') &&
      !/^contract\/src\/catalog\/(?:cities(?:\/all)?|city-texts|meeting-places)\.ts$/.test(from),
  },
  {
    says: 'only the server loads the list of places, what is known about them and the reader of facts, which are too large for a page',
    breaks: (from, { to, typeOnly }) =>
      !typeOnly &&
      /^contract\/src\/(?:catalog\/(?:places|day-fit)\/|messaging\/facts\/(?!facts\.ts$))/.test(
        to ?? '',
      ) &&
      !/^(?:server|bench|contract\/src\/(?:catalog\/(?:places|day-fit)|messaging\/facts))\//.test(
        from,
      ),
  },
  {
    says: 'the server imports the contract, itself and demo/demo.ts',
    breaks: (from, { to }) =>
      from.startsWith('server/') &&
      to &&
      !/^(contract|server)\//.test(to) &&
      !/^(web\/build\/|demo\/demo\.ts$)/.test(to),
  },
  {
    says: 'the web imports the contract and itself, its build tools also the drawings',
    breaks: (from, { to }) =>
      from.startsWith('web/') &&
      to &&
      !/^(contract|web)\//.test(to) &&
      !(from.startsWith('web/build-tools/') && to.startsWith('drawings/')),
  },
  {
    says: 'the drawings import the contract and themselves',
    breaks: (from, { to }) =>
      from.startsWith('drawings/') && to && !/^(contract|drawings)\//.test(to),
  },
  {
    says: 'the demo imports contract, drawings, server and itself',
    breaks: (from, { to }) =>
      from.startsWith('demo/') && to && !/^(contract|drawings|server|demo)\//.test(to),
  },
  {
    says: 'infrastructure and adapters import no domain',
    breaks: (from, { to }) => isInfrastructure(from) && getDomain(to ?? ''),
  },
  {
    says: "another domain is reached through its service.ts (a table may reference another's)",
    breaks: (from, { to }) => {
      const [mine, other] = [getDomain(from), getDomain(to ?? '')];
      if (!mine || !other || mine === other || to.endsWith('/service.ts')) return false;
      return !(isTablesFile(from) && isTablesFile(to));
    },
  },
  {
    says: 'payments imports no other domain except audit',
    breaks: (from, { to }) => {
      const other = getDomain(to ?? '');
      return (
        getDomain(from) === 'payments' &&
        other &&
        !['payments', 'audit'].includes(other) &&
        !isTablesFile(to)
      );
    },
  },
  {
    says: 'only service.ts and calls.ts re-export values of other files',
    breaks: (from, { reexport, typeOnly, to }) =>
      reexport && !typeOnly && to && !/\/(service|calls|demo)\.ts$/.test(from),
  },
  {
    says: 'the calls of a domain are imported from its calls.ts, not from calls/',
    breaks: (from, { to }) =>
      /\/calls\/[^/]+\.ts$/.test(to ?? '') && !/\/calls(\/[^/]+)?\.ts$/.test(from),
  },
];

export const checkImportDirections = (sources) => {
  const complaints = [];
  for (const [path, text] of sources) {
    if (!isCode(path) || isTest(path)) continue;
    for (const one of parseImports(path, text)) {
      for (const rule of RULES) {
        if (rule.breaks(path, one))
          complaints.push(`${path} imports ${one.specifier}: ${rule.says}`);
      }
    }
  }
  return complaints;
};
