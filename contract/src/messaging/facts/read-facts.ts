import { getLocalDayNumber } from '../../zone-clock.ts';
import type { ReadFact, ReadingContext } from './facts.ts';
import { findHarmless } from './harmless.ts';
import { type Candidate, prepareText, selectCandidates } from './message-text.ts';
import type { PlaceIndex } from './place-index.ts';
import { readDates } from './read-dates.ts';
import { readDurations } from './read-durations.ts';
import { readMoney } from './read-money.ts';
import { readNegated } from './read-negated.ts';
import { readPeople } from './read-people.ts';
import { readPlaces } from './read-places.ts';
import { readTimes } from './read-times.ts';

export interface ReadFactsOptions extends ReadingContext {
  readonly places: PlaceIndex;
}

const toFacts = ({ kind, start, end, values }: Candidate): ReadFact[] => {
  const [value] = values;
  if (!kind || !value) return [];
  return values.length === 1
    ? [{ kind, start, end, value }]
    : [{ kind, start, end, options: values }];
};

/**
 * Reads the facts that a message states, in the order of the text (docs/product/messages.md, "Facts in messages").
 * What could mean several things has options; nothing is guessed, and nothing that a clause negates is read. Takes time proportional to the length of the text.
 */
export const readFacts = (text: string, options: ReadFactsOptions): ReadFact[] => {
  const message = prepareText(text);
  const today = getLocalDayNumber(options.zone, options.sentAt);
  const candidates = [
    ...findHarmless(message.folded),
    ...readDates(message, today),
    ...readTimes(message),
    ...readDurations(message),
    ...readMoney(message),
    ...readPeople(message),
    ...readPlaces(message, options.places, options.city),
  ];
  const selected = selectCandidates(candidates, text.length);
  return readNegated(message.folded, selected, options.places).flatMap(toFacts);
};
