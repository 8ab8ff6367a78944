import type { CitySlug } from '@tomoguide/contract/catalog/cities';
import type { Random } from '../random.ts';
import { PLACES } from './places.ts';
import { REPLIES, REVIEW_WORDS } from './review-words.ts';
import type { GuideSketch } from './sketch.ts';
import { type DemoTraveler, TRAVELERS } from './travelers.ts';

export interface DemoReview {
  /** Index of the traveler in TRAVELERS. */
  readonly traveler: number;
  readonly rating: 3 | 4 | 5;
  readonly content: string;
  readonly daysAgo: number;
  readonly reply: string | null;
}

/** Sentences already used for one guide: nobody says the same twice there. */
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
  if (drawn < 0.78) return 5;
  return drawn < 0.95 ? 4 : 3;
};

const write = (
  random: Random,
  city: CitySlug,
  sketch: GuideSketch,
  traveler: DemoTraveler,
  rating: DemoReview['rating'],
  used: Used,
): string => {
  const words = REVIEW_WORDS[traveler.language];
  const zh = traveler.language === 'zh';
  const service = random.pick(sketch.services);
  const details = [
    ...(words.details[Math.floor(service / 100)] ?? []),
    ...(words.details[service] ?? []),
  ];
  const place = random.pick(PLACES[city]).title[zh ? 1 : 0];
  const parts = [fresh(random, words.openings[rating], used)];
  if (random.chance(rating > 3 ? 0.85 : 0.2)) parts.push(fresh(random, details, used));
  if (rating > 3 && random.chance(0.4)) parts.push(fresh(random, words.places, used));
  if (rating > 3 && random.chance(0.45)) parts.push(fresh(random, words.closings, used));
  // Japanese surnames are two characters as a rule; the Chinese reviewer calls the guide by it.
  const name = zh
    ? `${sketch.native.slice(0, callLength(sketch))}`
    : (sketch.name.split(' ')[0] ?? '');
  return parts
    .filter((part) => part !== null)
    .join(zh ? '' : ' ')
    .replaceAll('{name}', name)
    .replaceAll('{place}', place);
};

/** Chinese guides are called by their whole name, which has two or three characters. */
const callLength = (sketch: GuideSketch): number => (sketch.native.length <= 3 ? 3 : 2);

/** What travelers have written about a guide, newest first; some write nothing but stars. */
export const makeReviews = (
  random: Random,
  city: CitySlug,
  sketch: GuideSketch,
  count: number,
): DemoReview[] => {
  const used: Used = new Set();
  const travelers = random.some([...TRAVELERS.entries()], count);
  const order = travelers.map(([traveler, who]) => ({ traveler, who, at: random.next() }));
  order.sort((a, b) => a.at - b.at);
  let daysAgo = random.int(2, 20);
  return order.map(({ traveler, who }) => {
    const rating = makeRating(random);
    const content = random.chance(0.06) ? '' : write(random, city, sketch, who, rating, used);
    const reply =
      content && random.chance(0.12) ? fresh(random, REPLIES[who.language][rating], used) : null;
    const review = { traveler, rating, content, daysAgo, reply };
    daysAgo += random.int(4, 45);
    return review;
  });
};
