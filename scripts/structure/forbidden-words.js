// Rejects identifiers and file names that contain a word listed in docs/glossary.md, "Words that no name
// contains".
import { isCode } from './sources.js';

const GLOSSARY = 'docs/glossary.md';
const SECTION = /## Words that no name contains\n([\s\S]*?)(?=\n##? |$)/;
const ROW = /^\| (`[^|]+) \| ([^|]+) \|$/gm;
/** Getters that do not start with a verb. `is…Of` is a predicate. */
const GETTER = /\b(?:const|function) (?!is[A-Z]|oneOf\b)([a-z]\w*Of)(?: = (?:async )?[(<]|\()/g;
const DECLARED = /\b(?:const|let|function|class|interface|type) (\w+)|^ +(?:readonly )?#(\w+)/gm;

const listQuotedWords = (text = '') => [...text.matchAll(/`([^`]+)`/g)].map(([, word]) => word);

/** Returns the listed words, each with what to write instead and the names that may contain it. */
const readGlossary = (text) => {
  const [, section = ''] = SECTION.exec(text) ?? [];
  const words = new Map();
  const allowed = new Set();
  for (const [, cell, instead] of section.matchAll(ROW)) {
    const [listed, exceptions] = cell.split('(but');
    for (const word of listQuotedWords(listed)) words.set(word, instead);
    for (const name of listQuotedWords(exceptions)) allowed.add(name);
  }
  return { words, allowed };
};

/** Splits a name into words: `isToldTwice` and `is-told-twice` → is, told, twice. */
const splitWords = (name) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/);

export const checkForbiddenWords = (sources) => {
  const { words, allowed } = readGlossary(sources.get(GLOSSARY) ?? '');
  const complaints = [];
  const check = (path, name) => {
    const word = allowed.has(name) ? undefined : splitWords(name).find((each) => words.has(each));
    if (word)
      complaints.push(
        `${path}: "${name}": write ${words.get(word)} instead of ${word} (${GLOSSARY})`,
      );
  };
  for (const [path, text] of sources) {
    if (!isCode(path)) continue;
    check(path, path);
    const names = [...text.matchAll(DECLARED)].map(([, declared, hidden]) => declared ?? hidden);
    for (const name of new Set(names)) check(path, name);
    for (const [, name] of text.matchAll(GETTER))
      complaints.push(
        `${path}: "${name}": start with a verb, such as get, find or parse (${GLOSSARY})`,
      );
  }
  return complaints;
};
