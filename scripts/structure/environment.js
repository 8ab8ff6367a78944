// The server's schema, .env.example and the README's table name the same environment variables.
import { EXAMPLE, exampleOf } from '../setup/env-example.js';

/** Set by our own scripts, not by people. */
const INTERNAL = new Set(['NODE_ENV']);

const namesInTable = (readme) => {
  const rows = readme.split('\n').filter((line) => /^\| `[A-Z0-9_]+`/.test(line));
  return rows.flatMap((row) => row.split(' | ')[0].match(/[A-Z][A-Z0-9_]+/g));
};

const compare = (place, found, wanted) => [
  ...wanted.filter((name) => !found.includes(name)).map((name) => `${place}: lacks ${name}`),
  ...found
    .filter((name) => !wanted.includes(name))
    .map((name) => `${place}: the server reads no ${name}`),
];

/** `schema` is the zod object of server/src/config.ts. */
export const environmentVariables = (sources, schema) => {
  const wanted = Object.keys(schema.shape).filter((name) => !INTERNAL.has(name));
  const example = exampleOf(sources.get(EXAMPLE));
  const refused = [...example].filter(
    ([name, value]) => value && schema.shape[name] && !schema.shape[name].safeParse(value).success,
  );
  return [
    ...compare(EXAMPLE, [...example.keys()], wanted),
    ...compare('README.md', namesInTable(sources.get('README.md')), wanted),
    ...refused.map(([name]) => `${EXAMPLE}: the server refuses this value of ${name}`),
  ];
};
