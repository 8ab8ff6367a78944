// People's `.env`, as Node's --env-file reads it, but for what Node passes over in silence: a line that
// is no assignment, a quote that nobody closes. Plain JavaScript for Node 20: it is read before
// anything is installed.
import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from './paths.js';

const ASSIGNMENT = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=[^\S\n]*/;

/** A value from its first character on: what it is, and how many characters it takes. */
const valueAt = (text) => {
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

/** Name → value; throws with the number of the line that is wrong. */
export const parseEnvFile = (text) => {
  const values = new Map();
  let rest = text.replaceAll('\r\n', '\n');
  for (let line = 1; rest !== ''; ) {
    const assignment = ASSIGNMENT.exec(rest);
    const found = assignment && valueAt(rest.slice(assignment[0].length));
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

const fromFile = () => {
  if (!existsSync(FILE)) return new Map();
  try {
    return parseEnvFile(readFileSync(FILE, 'utf8'));
  } catch (error) {
    console.error(`.env cannot be read: ${error.message}. .env.example shows how it is written.`);
    process.exit(1);
  }
};

/**
 * What the server will read by that name, before it runs: the environment over `.env`, an empty value
 * as none. Exits with a sentence where `.env` is broken.
 */
export const readSettings = () => {
  const file = fromFile();
  return (name) => (name in process.env ? process.env[name] : file.get(name)) || undefined;
};

/** Flags by which a program reads people's `.env`, if there is one; the environment overrides it. */
export const envFile = () => (existsSync(FILE) ? [`--env-file=${FILE}`] : []);
