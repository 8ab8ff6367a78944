import type { FactValue, ReadFact, ReadingContext } from './facts.ts';
import { foldText } from './fold-text.ts';
import { type PlaceIndex, preferCity } from './place-index.ts';

export interface ReadFactsOptions extends ReadingContext {
  readonly places: PlaceIndex;
}

const toFact = (start: number, end: number, values: readonly FactValue[]): ReadFact[] => {
  const [value] = values;
  if (!value) return [];
  const { kind } = value;
  return values.length === 1
    ? [{ kind, start, end, value }]
    : [{ kind, start, end, options: values }];
};

const readTimes = (folded: string): ReadFact[] =>
  [...folded.matchAll(/(?<![\d:.])([01]?\d|2[0-3]):([0-5]\d)(?![\d:]|\.\d)/g)].flatMap((match) => {
    const minutes = Number(match[1]) * 60 + Number(match[2]);
    return toFact(match.index, match.index + match[0].length, [{ kind: 'time', minutes }]);
  });

const readPlaces = (folded: string, { places, city }: ReadFactsOptions): ReadFact[] => {
  const facts: ReadFact[] = [];
  for (let at = 0; at < folded.length; at += 1) {
    const found = places.findAt(folded, at);
    if (!found) continue;
    const values = preferCity(found.places, city).map(
      ({ id }): FactValue => ({ kind: 'place', placeId: id }),
    );
    facts.push(...toFact(at, found.end, values));
    at = found.end - 1;
  }
  return facts;
};

/**
 * Reads the facts that a message states, in the order of the text (docs/product/messages.md, "Facts in messages").
 * What could mean several things has options; nothing is guessed. Takes time proportional to the length of the text.
 */
export const readFacts = (text: string, options: ReadFactsOptions): ReadFact[] => {
  const folded = foldText(text);
  return [...readTimes(folded), ...readPlaces(folded, options)].toSorted(
    (a, b) => a.start - b.start,
  );
};
