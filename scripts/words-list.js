// npm run words:list: lists the catalogs of texts for the compiler and the server.
import { writeFileSync } from 'node:fs';
import { inRoot, ROOT } from './setup/paths.js';
import { readSources } from './structure/sources.js';
import { buildWordLists } from './structure/word-catalogs.js';

for (const [path, text] of buildWordLists(readSources(ROOT))) writeFileSync(inRoot(path), text);
