// Checks that the server's schema, .env.example, compose.yaml and docs/configuration.md list the same
// environment variables.
import { EXAMPLE, parseExample } from '../setup/env-example.js';

const PAGE = 'docs/configuration.md';
const COMPOSE = 'compose.yaml';

/** Set by scripts rather than by users. */
const INTERNAL = new Set(['NODE_ENV']);
/** Set in the image by deploy/Containerfile. */
const SET_BY_IMAGE = new Set(['PORT', 'HOST', 'DATA_DIR']);

const parseTableNames = (page) => {
  const rows = page.split('\n').filter((line) => /^\| `[A-Z0-9_]+`/.test(line));
  return rows.flatMap((row) => row.split(' | ')[0].match(/[A-Z][A-Z0-9_]+/g));
};

/** Returns the variables of the site's container, without those of the database's. */
const parseComposeNames = (compose) => {
  const [site] = compose.split(/^ {2}database:$/m);
  return [...site.matchAll(/^ {6}([A-Z][A-Z0-9_]*):/gm)].map(([, name]) => name);
};

const compare = (place, found, expected) => [
  ...expected.filter((name) => !found.includes(name)).map((name) => `${place}: lacks ${name}`),
  ...found
    .filter((name) => !expected.includes(name))
    .map((name) => `${place}: the server reads no ${name}`),
];

/** Returns complaints about environment variables. `schema` is the zod object in server/src/config.ts. */
export const checkEnvironmentVariables = (sources, schema) => {
  const expected = Object.keys(schema.shape).filter((name) => !INTERNAL.has(name));
  const forwarded = expected.filter((name) => !SET_BY_IMAGE.has(name));
  const example = parseExample(sources.get(EXAMPLE));
  const refused = [...example].filter(
    ([name, value]) => value && schema.shape[name] && !schema.shape[name].safeParse(value).success,
  );
  return [
    ...compare(EXAMPLE, [...example.keys()], expected),
    ...compare(PAGE, parseTableNames(sources.get(PAGE)), expected),
    ...compare(COMPOSE, parseComposeNames(sources.get(COMPOSE)), forwarded),
    ...refused.map(([name]) => `${EXAMPLE}: the server refuses this value of ${name}`),
  ];
};
