// Parses `.env` as Node's --env-file does, but rejects what Node silently ignores: a line that is not an
// assignment, and an unclosed quote. Plain JavaScript for Node 20, because it runs before anything is
// installed.
import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from './paths.js';

const ASSIGNMENT = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=[^\S\n]*/;

/**
 * Returns the value at the start of `text` and how many characters it takes up; null if a quote is not
 * closed.
 */
const parseValue = (text) => {
  const quote = /^["'`]/.exec(text)?.[0];
  const line = /^[^\n]*/.exec(text)[0];
  if (!quote) return { value: line.replace(/#.*/, '').trim(), length: line.length };
  const end = text.indexOf(quote, 1);
  if (end < 0) return null;
  const inside = text.slice(1, end);
  return {
    value: quote === '"' ? inside.replaceAll('\\n', '\n') : inside,
    length: end + 1 + /^[^\n]*/.exec(text.slice(end + 1))[0].length,
  };
};

/** Returns the settings by name. Throws an error that names the invalid line. */
export const parseEnvFile = (text) => {
  const values = new Map();
  let rest = text.replaceAll('\r\n', '\n');
  for (let line = 1; rest !== ''; ) {
    const assignment = ASSIGNMENT.exec(rest);
    const found = assignment && parseValue(rest.slice(assignment[0].length));
    let length = /^[^\n]*/.exec(rest)[0].length;
    if (found) {
      values.set(assignment[1], found.value);
      length = assignment[0].length + found.length;
    } else if (assignment) throw new Error(`line ${line} has a quote that is not closed`);
    else if (!/^\s*(#|$)/.test(rest.slice(0, length)))
      throw new Error(`line ${line} is not NAME=value`);
    line += rest.slice(0, length + 1).split('\n').length - 1;
    rest = rest.slice(length + 1);
  }
  return values;
};

const FILE = inRoot('.env');

const readFromFile = () => {
  if (!existsSync(FILE)) return new Map();
  try {
    return parseEnvFile(readFileSync(FILE, 'utf8'));
  } catch (error) {
    console.error(`.env cannot be read: ${error.message}. .env.example shows how it is written.`);
    process.exit(1);
  }
};

/**
 * Returns a function that looks up a setting as the server will: the environment overrides `.env`, and an
 * empty value counts as unset. Exits with a message if `.env` is invalid.
 */
export const readSettings = () => {
  const file = readFromFile();
  return (name) => (name in process.env ? process.env[name] : file.get(name)) || undefined;
};

/** Returns the Node flags that load `.env`, if it exists. The environment overrides it. */
export const getEnvFileFlags = () => (existsSync(FILE) ? [`--env-file=${FILE}`] : []);
