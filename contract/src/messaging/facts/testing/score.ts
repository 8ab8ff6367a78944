import { FACT_KINDS, type FactKind, type FactValue, type ReadFact } from '../facts.ts';
import type { PlaceIndex } from '../place-index.ts';
import { readFacts } from '../read-facts.ts';

/** The value of an annotated fact; a place has the name as the text writes it instead of an id. */
type AnnotatedValue = Readonly<Record<string, unknown>>;

export interface AnnotatedSentence {
  readonly language: string;
  readonly text: string;
  readonly facts: readonly ({ readonly kind: FactKind } & AnnotatedValue)[];
}

export interface Score {
  /** Facts that were read as annotated. */
  right: number;
  /** Facts that were read but not annotated. */
  wrong: number;
  /** Facts that were annotated but not read. */
  missed: number;
}

export interface Scores {
  readonly total: Score;
  readonly kinds: Readonly<Record<FactKind, Score>>;
  /** A line for each fact that was read wrongly or missed. */
  readonly mistakes: readonly string[];
}

/** The moment at which every sentence of the corpus is sent: Monday, 10:00 in Tokyo. */
export const SENT_AT = '2026-11-30T01:00:00Z';

const toKey = (kind: string, value: AnnotatedValue): string =>
  `${kind} ${Object.entries(value)
    .filter(([name, one]) => name !== 'kind' && one !== undefined)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, one]) => `${name}=${one}`)
    .join(' ')}`;

const keyOfAnnotation = ({
  kind,
  options,
  ...value
}: AnnotatedSentence['facts'][number]): string =>
  Array.isArray(options)
    ? options
        .map((option: AnnotatedValue) => toKey(kind, option))
        .toSorted()
        .join(' | ')
    : toKey(kind, value);

const keyOfRead = (text: string, fact: ReadFact): string => {
  // A place is compared by its name, because the corpus does not know the ids.
  if ('value' in fact && fact.value.kind === 'diet') {
    const { reason, foodId } = fact.value;
    const subject = foodId
      ? { food: foodId.replace('food-', '') }
      : { words: text.slice(fact.start, fact.end) };
    return toKey('diet', { reason, ...subject });
  }
  if (fact.kind === 'place') return toKey('place', { name: text.slice(fact.start, fact.end) });
  const values: readonly FactValue[] = 'options' in fact ? fact.options : [fact.value];
  return values
    .map((value) => toKey(fact.kind, { ...value }))
    .toSorted()
    .join(' | ');
};

const createScore = (): Score => ({ right: 0, wrong: 0, missed: 0 });

/** Reads the sentences and compares the facts with the annotated ones. */
export const scoreSentences = (
  sentences: readonly AnnotatedSentence[],
  places: PlaceIndex,
): Scores => {
  const total = createScore();
  const kinds = Object.fromEntries(FACT_KINDS.map((kind) => [kind, createScore()])) as Record<
    FactKind,
    Score
  >;
  const mistakes: string[] = [];
  const count = (key: string, what: keyof Score, text: string): void => {
    total[what] += 1;
    const kind = FACT_KINDS.find((one) => key.startsWith(`${one} `));
    if (kind) kinds[kind][what] += 1;
    if (what !== 'right') mistakes.push(`${what}: ${key} in: ${text}`);
  };
  const sentAt = Temporal.Instant.from(SENT_AT);
  for (const { text, facts } of sentences) {
    const expected = facts.map(keyOfAnnotation);
    for (const fact of readFacts(text, { sentAt, zone: 'Asia/Tokyo', places })) {
      const key = keyOfRead(text, fact);
      const at = expected.indexOf(key);
      if (at >= 0) expected.splice(at, 1);
      count(key, at >= 0 ? 'right' : 'wrong', text);
    }
    for (const key of expected) count(key, 'missed', text);
  }
  return { total, kinds, mistakes };
};

/** The share of read facts that are right. */
export const getPrecision = ({ right, wrong }: Score): number =>
  right + wrong === 0 ? 1 : right / (right + wrong);

/** The share of annotated facts that were read. */
export const getRecall = ({ right, missed }: Score): number =>
  right + missed === 0 ? 1 : right / (right + missed);

/** Parses a file of the corpus: one sentence per line, as JSON. */
export const parseCorpus = (file: string): AnnotatedSentence[] =>
  file
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as AnnotatedSentence);
