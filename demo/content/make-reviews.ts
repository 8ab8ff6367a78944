import type { CitySlug } from '@tomoguide/contract/catalog/cities';
import type { ReviewTag } from '@tomoguide/contract/reviews/tags';
import type { Random } from '../../drawings/random.ts';
import type { ItineraryProfile } from '../../server/src/domains/guides/profile/guide-profile.ts';
import { DEMO_CITIES } from './cities.ts';
import { formOfAddress } from './form-of-address.ts';
import { pickTags } from './pick-tags.ts';
import type { ReviewLine } from './review-words.ts';
import { REPLIES, REVIEW_WORDS } from './reviews.ts';
import { type GuideSketch, getCategory, isAbout } from './sketch.ts';
import { type DemoTraveler, TRAVELERS } from './travelers.ts';
import { type Weather, weatherOn } from './weather.ts';

export interface DemoReview {
  /** The index of the author in TRAVELERS. */
  readonly traveler: number;
  readonly rating: 3 | 4 | 5;
  readonly content: string;
  readonly tags: ReviewTag[];
  readonly daysAgo: number;
  readonly reply: string | null;
}

/** The guide and the itineraries that the reviews are about. */
export interface Toured {
  readonly city: CitySlug;
  readonly sketch: GuideSketch;
  readonly itineraries: readonly ItineraryProfile[];
  readonly today: Temporal.PlainDate;
  /** Days since the guide was listed. No review is older than that. */
  readonly listedDays: number;
}

/**
 * What the reviews of all guides have used so far. The least used sentences and authors are picked first,
 * and no review text is used for two guides.
 */
export interface Uses {
  readonly sentences: Map<string, number>;
  readonly authors: Map<number, number>;
  readonly texts: Set<string>;
}

export const noUses = (): Uses => ({
  sentences: new Map(),
  authors: new Map(),
  texts: new Set(),
});

const count = <Key>(counts: Map<Key, number>, key: Key): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};

/** `here`: sentences already used for this guide, so that no two of their reviews share a sentence. */
interface Used {
  readonly here: Set<string>;
  readonly everywhere: Uses;
}

const fresh = (random: Random, sentences: readonly string[], used: Used): string | null => {
  const left = sentences.filter((sentence) => !used.here.has(sentence));
  if (left.length === 0) return null;
  const getUses = (sentence: string) => used.everywhere.sentences.get(sentence) ?? 0;
  const least = Math.min(...left.map(getUses));
  const sentence = random.pick(left.filter((each) => getUses(each) === least));
  used.here.add(sentence);
  count(used.everywhere.sentences, sentence);
  return sentence;
};

const makeRating = (random: Random): DemoReview['rating'] => {
  const drawn = random.next();
  if (drawn < 0.8) return 5;
  return drawn < 0.97 ? 4 : 3;
};

/** Returns the sentences that fit a tour with this guide. */
const fitting = (lines: readonly ReviewLine[], services: readonly number[]): string[] =>
  lines.flatMap((line) => {
    if (typeof line === 'string') return [line];
    return isAbout(line.about, services) ? [line.text] : [];
  });

/** Returns the sentences about stops in the guide's itineraries that fit the weather. */
const stopSentences = (
  { city, itineraries }: Toured,
  language: DemoTraveler['language'],
  weather: Weather,
): string[] => {
  const stops = new Set(itineraries.flatMap((each) => each.stops.map(({ title }) => title.en)));
  return DEMO_CITIES[city].places
    .filter(({ title, season = weather }) => stops.has(title[0]) && season === weather)
    .flatMap(({ reviewTexts }) => reviewTexts[language]);
};

const BUSINESS = 10;
const SKIING = 404;

/** Writes a review from some of these parts: an opening, details, the best stop, the weather, a closing. */
const write = (
  random: Random,
  toured: Toured,
  { language }: DemoTraveler,
  { rating, daysAgo }: Pick<DemoReview, 'rating' | 'daysAgo'>,
  used: Used,
): string => {
  const { city, sketch, today } = toured;
  const words = REVIEW_WORDS[language];
  const weather = weatherOn(today.subtract({ days: daysAgo }), city);
  const services = sketch.services.filter((id) => id !== SKIING || weather === 'snow');
  const service = random.pick(services);
  const details = [
    ...(words.details[service] ?? []),
    ...(words.details[getCategory(service)] ?? []),
  ];
  const outside = getCategory(sketch.services[0] ?? 0) !== BUSINESS;
  const stop = outside ? fresh(random, stopSentences(toured, language, weather), used) : null;
  const detail = !stop || random.chance(0.4) ? fresh(random, details, used) : null;
  // A positive review needs an opening only if it says little else. A critical review always has one,
  // because it contains the criticism.
  const opens = rating < 5 || !stop || random.chance(0.4);
  const parts = [
    opens ? fresh(random, fitting(words.openings[rating], services), used) : null,
    detail,
    stop,
  ];
  if (rating > 3) {
    if (outside && random.chance(0.15)) parts.push(fresh(random, words.weather[weather], used));
    if (random.chance(0.15)) parts.push(fresh(random, fitting(words.closings, services), used));
  }
  return parts
    .filter((part) => part !== null)
    .join(language === 'zh' ? '' : ' ')
    .replaceAll('{name}', formOfAddress(sketch, language));
};

/**
 * Returns travelers who visited the guide's city, if possible only those who share a language with the
 * guide.
 */
const getGuests = ({ city, sketch }: Toured): [number, DemoTraveler][] => {
  const languages = sketch.speaks.split(' ');
  const all = [...TRAVELERS.entries()].filter(([, { cities }]) => cities.includes(city));
  const guests = all.filter(([, { language }]) => languages.includes(language));
  return guests.length > 0 ? guests : all;
};

/** Picks authors for a guide's reviews, preferring those with the fewest reviews. */
const pickAuthors = (random: Random, toured: Toured, total: number, uses: Uses) =>
  getGuests(toured)
    .map(([traveler, who]) => ({ traveler, who, at: random.next() }))
    .toSorted(
      (one, other) =>
        (uses.authors.get(one.traveler) ?? 0) - (uses.authors.get(other.traveler) ?? 0) ||
        one.at - other.at,
    )
    .slice(0, total);

/** Creates a guide's reviews, newest first. Some have no text. */
export const makeReviews = (
  random: Random,
  toured: Toured,
  total: number,
  uses: Uses = noUses(),
): DemoReview[] => {
  const used: Used = { here: new Set(), everywhere: uses };
  const authors = pickAuthors(random, toured, total, uses);
  const days = authors.map(() => random.int(2, toured.listedDays)).toSorted((a, b) => a - b);
  const reviews = authors.map(({ traveler, who }, index) => {
    const rating = makeRating(random);
    const when = { rating, daysAgo: days[index] ?? 2 };
    let content = random.chance(0.06) ? '' : write(random, toured, who, when, used);
    while (content && uses.texts.has(content)) content = write(random, toured, who, when, used);
    uses.texts.add(content);
    count(uses.authors, traveler);
    const reply =
      content && random.chance(0.15) ? fresh(random, REPLIES[who.language][rating], used) : null;
    return { traveler, content, reply, ...when };
  });
  return reviews.map((review) => ({
    ...review,
    tags: pickTags(random, toured.sketch.services, review.rating),
  }));
};
