// A citation of docs/product leads to a heading that exists, and no comment cites what is not in the repository.
import { isCode } from './sources.js';

/** Comments wrap: a citation may run over a line's end and the mark that begins the next line. */
const unwrapped = (text) => text.replace(/\r?\n[ \t]*(?:\*(?!\/)|\/\/|--|#)?[ \t]*/g, ' ');

const inDocuments = (path) => path.startsWith('docs/product/');

/** Within docs/product a page names its neighbours without the folder. */
const patternFor = (path) =>
  new RegExp(
    `${inDocuments(path) ? '(?:docs/product/)?' : 'docs/product/'}([a-z-]+)\\.md(?:, "([^"]+)")?`,
    'g',
  );

const headingsOf = (text) =>
  new Set([...text.matchAll(/^#{1,6} +(.+?) *$/gm)].map(([, heading]) => heading));

const nowhere = (sources, path, text) => {
  const complaints = [];
  for (const [, page, heading] of unwrapped(text).matchAll(patternFor(path))) {
    const cited = sources.get(`docs/product/${page}.md`);
    if (cited === undefined)
      complaints.push(`${path}: cites docs/product/${page}.md, which does not exist`);
    else if (heading && !headingsOf(cited).has(heading))
      complaints.push(`${path}: cites "${heading}", which docs/product/${page}.md does not have`);
  }
  return complaints;
};

/** Documents that whoever has only the repository cannot read. */
const ELSEWHERE =
  /\b(?:(?:product|spec|hardening) §\s?\d*|(?:product|spec|hardening|ux|stack)\.md)/g;

const outside = (path, text) =>
  [...unwrapped(text).matchAll(ELSEWHERE)].map(
    ([cited]) => `${path}: cites "${cited}", which is not in the repository`,
  );

/** This check and its test have to name what they look for. */
const OWN = /^scripts\/(structure\/citations|check-structure\.test)\.js$/;

/** Complaints about citations in `sources` (path → text). */
export const citations = (sources) =>
  [...sources]
    .filter(([path]) => (isCode(path) || /\.(sql|md)$/.test(path)) && !OWN.test(path))
    .flatMap(([path, text]) => [...nowhere(sources, path, text), ...outside(path, text)]);
