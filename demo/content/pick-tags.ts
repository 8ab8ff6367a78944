import { MAX_TAGS, type ReviewTag, sortTags } from '@tomoguide/contract/reviews/tags';
import type { Random } from '../../drawings/random.ts';
import { isAbout } from './sketch.ts';

/** Tags that fit any tour. */
const GENERAL: readonly ReviewTag[] = [
  'punctual',
  'patient',
  'knowledgeable',
  'storyteller',
  'easyToUnderstand',
  'relaxedPace',
  'flexible',
  'thoughtful',
];

/** Tags that only fit tours with one of these categories or subcategories of services. */
const SPECIAL: readonly { tag: ReviewTag; about: readonly number[] }[] = [
  { tag: 'goodFood', about: [2] },
  { tag: 'greatPhotos', about: [7] },
  { tag: 'offTheBeatenPath', about: [1, 3, 4] },
  { tag: 'goodWithChildren', about: [8] },
];

/** Picks the tags of one review. A guide's special tags come up more often than the general ones. */
export const pickTags = (
  random: Random,
  services: readonly number[],
  rating: number,
): ReviewTag[] => {
  if (rating < 4 || random.chance(0.25)) return [];
  const special = SPECIAL.filter(({ about }) => isAbout(about, services)).map(({ tag }) => tag);
  const praised = special.filter(() => random.chance(0.5));
  const others = random.some(GENERAL, random.int(1, MAX_TAGS));
  return sortTags([...praised, ...others].slice(0, MAX_TAGS));
};
