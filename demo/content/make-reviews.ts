import type { CitySlug } from '@tomoguide/contract/catalog/cities';
import type { Random } from '../../drawings/random.ts';
import type { ItineraryProfile } from '../../server/src/domains/guides/profile/guide-profile.ts';
import { DEMO_CITIES } from './cities.ts';
import { formOfAddress } from './form-of-address.ts';
import type { ReviewLine } from './review-words.ts';
import { REPLIES, REVIEW_WORDS } from './reviews.ts';
import { categoryOf, type GuideSketch, isAbout } from './sketch.ts';
import { type DemoTraveler, TRAVELERS } from './travelers.ts';
import { type Weather, weatherOn } from './weather.ts';

export interface DemoReview {
  /** Index of the traveler in TRAVELERS. */
  readonly traveler: number;
  readonly rating: 3 | 4 | 5;
  readonly content: string;
  readonly daysAgo: number;
  readonly reply: string | null;
}

/** The guide and the itineraries that the reviews are about. */
export interface Toured {
  readonly city: CitySlug;
  readonly sketch: GuideSketch;
  readonly itineraries: readonly ItineraryProfile[];
  readonly today: Temporal.PlainDate;
}

/** Sentences already used for one guide, so that no two of their reviews repeat one. */
type Used = Set<string>;

const fresh = (random: Random, sentences: readonly string[], used: Used): string | null => {
  const left = sentences.filter((sentence) => !used.has(sentence));
  if (left.length === 0) return null;
  const sentence = random.pick(left);
  used.add(sentence);
  return sentence;
};

const makeRating = (random: Random): DemoReview['rating'] => {
  const drawn = random.next();
  if (drawn < 0.8) return 5;
  return drawn < 0.97 ? 4 : 3;
};

/** The sentences that fit a tour with this guide. */
const fitting = (lines: readonly ReviewLine[], services: readonly number[]): string[] =>
  lines.flatMap((line) => {
    if (typeof line === 'string') return [line];
    return isAbout(line.about, services) ? [line.text] : [];
  });

/** Returns the sentences about stops in the guide's itineraries, for that weather. */
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
    ...(words.details[categoryOf(service)] ?? []),
  ];
  const parts = [fresh(random, fitting(words.openings[rating], services), used)];
  if (rating === 3) {
    if (random.chance(0.5)) parts.push(fresh(random, details, used));
  } else {
    const outside = categoryOf(sketch.services[0] ?? 0) !== BUSINESS;
    const stop =
      outside && random.chance(0.6)
        ? fresh(random, stopSentences(toured, language, weather), used)
        : null;
    if (!stop || random.chance(0.6)) parts.push(fresh(random, details, used));
    parts.push(stop);
    if (outside && random.chance(0.25)) parts.push(fresh(random, words.weather[weather], used));
    if (random.chance(0.35)) parts.push(fresh(random, fitting(words.closings, services), used));
  }
  return parts
    .filter((part) => part !== null)
    .join(language === 'zh' ? '' : ' ')
    .replaceAll('{name}', formOfAddress(sketch, language));
};

/** Returns travelers who share a language with the guide; all of them if the guide only speaks Japanese. */
const guestsOf = ({ speaks }: GuideSketch): [number, DemoTraveler][] => {
  const languages = speaks.split(' ');
  const all = [...TRAVELERS.entries()];
  const guests = all.filter(([, { language }]) => languages.includes(language));
  return guests.length > 0 ? guests : all;
};

/** Returns a guide's reviews, newest first; some have no text. */
export const makeReviews = (random: Random, toured: Toured, count: number): DemoReview[] => {
  const used: Used = new Set();
  const travelers = random.some(guestsOf(toured.sketch), count);
  const order = travelers.map(([traveler, who]) => ({ traveler, who, at: random.next() }));
  order.sort((a, b) => a.at - b.at);
  let daysAgo = random.int(2, 20);
  return order.map(({ traveler, who }) => {
    const rating = makeRating(random);
    const when = { rating, daysAgo };
    const content = random.chance(0.06) ? '' : write(random, toured, who, when, used);
    const reply =
      content && random.chance(0.15) ? fresh(random, REPLIES[who.language][rating], used) : null;
    daysAgo += random.int(4, 45);
    return { traveler, content, reply, ...when };
  });
};
