// Checks that citations of docs/product name existing headings, and that no comment cites a document
// outside the repository.
import { isCode } from './sources.js';

/**
 * Joins wrapped comment lines and removes their comment markers, because a citation can span several lines.
 */
const joinLines = (text) => text.replace(/\r?\n[ \t]*(?:\*(?!\/)|\/\/|--|#)?[ \t]*/g, ' ');

const isProductPage = (path) => path.startsWith('docs/product/');

/** Returns the pattern of citations in a file. Pages in docs/product cite each other without the folder. */
const getCitationPattern = (path) =>
  new RegExp(
    `${isProductPage(path) ? '(?:docs/product/)?' : 'docs/product/'}([a-z-]+)\\.md(?:, "([^"]+)")?`,
    'g',
  );

const parseHeadings = (text) =>
  new Set([...text.matchAll(/^#{1,6} +(.+?) *$/gm)].map(([, heading]) => heading));

const listDanglingCitations = (sources, path, text) => {
  const complaints = [];
  for (const [, page, heading] of joinLines(text).matchAll(getCitationPattern(path))) {
    const cited = sources.get(`docs/product/${page}.md`);
    if (cited === undefined)
      complaints.push(`${path}: cites docs/product/${page}.md, which does not exist`);
    else if (heading && !parseHeadings(cited).has(heading))
      complaints.push(`${path}: cites "${heading}", which docs/product/${page}.md does not have`);
  }
  return complaints;
};

/** Citations of documents that are not in the repository. */
const ELSEWHERE =
  /\b(?:(?:product|spec|hardening) §\s?\d*|(?:product|spec|hardening|ux|stack)\.md)/g;

const listExternalCitations = (path, text) =>
  [...joinLines(text).matchAll(ELSEWHERE)].map(
    ([cited]) => `${path}: cites "${cited}", which is not in the repository`,
  );

/** Files that are exempt, because they contain the patterns themselves. */
const OWN = /^scripts\/(structure\/citations|check-structure\.test)\.js$/;

/** Returns complaints about the citations in `sources` (a map from paths to texts). */
export const checkCitations = (sources) =>
  [...sources]
    .filter(([path]) => (isCode(path) || /\.(sql|md)$/.test(path)) && !OWN.test(path))
    .flatMap(([path, text]) => [
      ...listDanglingCitations(sources, path, text),
      ...listExternalCitations(path, text),
    ]);
