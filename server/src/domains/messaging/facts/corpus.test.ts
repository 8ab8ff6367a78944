import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PLACES } from '@tomoguide/contract/catalog/places/all-places';
import { FACT_KINDS } from '@tomoguide/contract/messaging/facts/facts';
import { buildPlaceIndex } from '@tomoguide/contract/messaging/facts/place-index';
import {
  getPrecision,
  getRecall,
  parseCorpus,
  scoreSentences,
} from '@tomoguide/contract/messaging/facts/testing/score';
import { expect, test } from 'vitest';

/**
 * The sentences in the held-out files were written by someone who had not seen the reader, which was finished
 * before it first read them.
 */
const FOLDER = join(
  import.meta.dirname,
  '../../../../../contract/src/messaging/facts/testing/corpus',
);
const MIN_PRECISION = 0.97;
const MIN_RECALL = 0.8;

test.each(readdirSync(FOLDER))('precision and recall of the facts read in %s', (file) => {
  const sentences = parseCorpus(readFileSync(join(FOLDER, file), 'utf8'));
  const { total, kinds, mistakes } = scoreSentences(sentences, buildPlaceIndex(PLACES));
  expect(getPrecision(total), mistakes.join('\n')).toBeGreaterThanOrEqual(MIN_PRECISION);
  expect(getRecall(total), mistakes.join('\n')).toBeGreaterThanOrEqual(MIN_RECALL);
  for (const kind of FACT_KINDS) {
    expect(getRecall(kinds[kind]), `${kind}\n${mistakes.join('\n')}`).toBeGreaterThanOrEqual(
      MIN_RECALL,
    );
  }
});
