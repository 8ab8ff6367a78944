import type { CitySlug } from '@tomoguide/contract/catalog/cities';
import type {
  GuideLanguage,
  LanguageLevels,
  TargetGroup,
} from '@tomoguide/contract/guides/entities';
import { SubcategoryId } from '@tomoguide/contract/primitives';
import { createRandom, type Random } from '../../drawings/random.ts';
import type {
  GuideProfile,
  OfferedService,
  ScoreWords,
  StatedQualification,
} from '../../server/src/domains/guides/profile/guide-profile.ts';
import { makeExceptions, makeWeeklyHours } from './make-hours.ts';
import { local, makeItineraries } from './make-itineraries.ts';
import { QUALIFICATIONS } from './qualifications.ts';
import { BOUNDARY, ETHICS, type ScoreLine, SUPPORTIVE } from './score-words.ts';
import { type GuideSketch, getCategory, isAbout, isFromChina } from './sketch.ts';

/** The guide whose account can be used in the demo and who therefore has more content. */
const KENJI = 'Kenji Okabe';

/** Converts RMB to fen. */
const fen = (rmb: number): number => rmb * 100;

/**
 * Picks the description of a score: in three of four cases a line about one of the guide's services,
 * otherwise a line that fits any guide.
 */
const makeScore = (
  random: Random,
  lines: readonly ScoreLine[],
  services: readonly number[],
): ScoreWords => {
  const own = lines.filter(({ suits }) => suits && isAbout(suits, services));
  const general = lines.filter(({ suits }) => !suits);
  const { score, words } = random.pick(own.length > 0 && random.chance(0.75) ? own : general);
  return { score, description: local(words) };
};

/** Returns the guide's services. About every third one has its own price, in steps of RMB 10. */
const makeServices = (random: Random, sketch: GuideSketch, basic: number): OfferedService[] =>
  sketch.services.map((subcategoryId, index) => {
    const own = index > 0 && random.chance(0.35);
    const price = Math.min(600, Math.round((basic * (1 + random.int(1, 5) / 10)) / 10) * 10);
    return {
      subcategoryId: SubcategoryId.parse(subcategoryId),
      priceCents: own ? fen(price) : null,
    };
  });

/** Minimum years of experience before a guide takes the exam for the licensed title. */
const LICENSE_YEARS = 6;
/** RMB per hour that a checked license adds to the price. */
const LICENSE_PRICE = 20;

const ownLanguage = (sketch: GuideSketch): GuideLanguage => (isFromChina(sketch) ? 'zh' : 'ja');

/**
 * Returns a license, which staff have checked in two of three cases. Uses a separate generator, so that
 * nothing else about the guide changes.
 */
const makeLicense = (sketch: GuideSketch, letters: string) => {
  const random = createRandom(`${sketch.native} licence ${letters}`);
  return { checked: random.chance(0.67), licenceNumber: `${letters}${random.int(10_000, 99_999)}` };
};

const makeQualifications = (random: Random, sketch: GuideSketch): StatedQualification[] => {
  const speaks = sketch.speaks.split(' ');
  const own = ownLanguage(sketch);
  const fitting = QUALIFICATIONS.filter(({ language, services, licence }) => {
    if (services) return services.some((id) => sketch.services.includes(id));
    // For a native speaker, a language test proves nothing, but the licensed title does.
    if (language === own && !licence) return false;
    return language ? speaks.slice(0, 2).includes(language) : true;
  }).filter(({ licence }) => !licence || (sketch.years >= LICENSE_YEARS && random.chance(0.4)));
  return random.some(fitting, random.int(1, 3)).map(({ title, licence }) => ({
    title: local(title),
    ...(licence ? makeLicense(sketch, licence) : { checked: random.chance(0.6) }),
  }));
};

const GROUPS: readonly (readonly [TargetGroup, readonly number[]])[] = [
  ['family', [8]],
  ['child', [8]],
  ['business', [10]],
  ['couple', [7, 2, 4]],
  ['group', [1, 2, 11]],
];

const makeTargetGroups = (sketch: GuideSketch): TargetGroup[] => {
  const categories = new Set(sketch.services.map(getCategory));
  const groups = GROUPS.filter(([, suits]) => suits.some((id) => categories.has(id)));
  const elderly = sketch.services.some((id) => [804, 805, 905].includes(id));
  return [
    'individual',
    ...groups.map(([group]) => group),
    ...(elderly ? ['elderly' as const] : []),
  ];
};

/** Returns the RMB per additional person. The smaller the maximum group, the higher the price. */
const additionalPrice = (most: number): number | null => {
  if (most <= 3) return 80;
  if (most <= 4) return 60;
  if (most <= 6) return 50;
  return most <= 8 ? 40 : null;
};

/** Among the languages that a guide has learned, the first is spoken best. */
const getLevels = (
  languages: readonly GuideLanguage[],
  own: GuideLanguage,
): Partial<LanguageLevels> => {
  const [best, other] = languages.filter((one) => one !== own);
  return {
    ...(languages.includes(own) ? { [own]: 'native' } : {}),
    ...(best ? { [best]: 'fluent' } : {}),
    ...(other ? { [other]: 'conversational' } : {}),
  };
};

/** Creates a demo guide's profile from the sketch and the guide's own random generator. */
export const makeProfile = (
  random: Random,
  city: CitySlug,
  sketch: GuideSketch,
  today: Temporal.PlainDate,
): GuideProfile => {
  const qualifications = makeQualifications(random, sketch);
  const licensed = qualifications.some(({ licenceNumber, checked }) => licenceNumber && checked);
  const price = Math.min(600, sketch.price + (licensed ? LICENSE_PRICE : 0));
  const [minPeople, maxPeople] = sketch.people;
  const [minHours, maxHours] = sketch.hours;
  const additional = additionalPrice(maxPeople);
  const languages = sketch.speaks.split(' ') as GuideLanguage[];
  const profile = {
    serviceCity: city,
    bio: local(sketch.bio),
    languages,
    languageLevels: getLevels(languages, ownLanguage(sketch)),
    age: sketch.age,
    sex: sketch.sex,
    mbti: sketch.mbti,
    ethics: makeScore(random, ETHICS, sketch.services),
    boundary: makeScore(random, BOUNDARY, sketch.services),
    supportive: makeScore(random, SUPPORTIVE, sketch.services),
    occupation: local(sketch.job),
    qualifications,
    experienceYears: sketch.years,
    experienceSessions: sketch.years * random.int(12, 45),
    targetGroups: makeTargetGroups(sketch),
    meetingPlaces: sketch.places,
    minPeople,
    maxPeople,
    minDurationMinutes: minHours * 60,
    maxDurationMinutes: maxHours * 60,
    basicPriceCents: fen(price),
    additionalPriceCents: additional === null ? null : fen(additional),
    services: makeServices(random, sketch, price),
    instantBooking: sketch.instant ?? false,
    weeklyHours: makeWeeklyHours(random, sketch.services),
    exceptions: makeExceptions(random, today),
  };
  const { minDurationMinutes, maxDurationMinutes } = profile;
  const offer = { city, services: sketch.services, minDurationMinutes, maxDurationMinutes };
  const count = sketch.name === KENJI ? 3 : random.int(1, 2);
  return { ...profile, itineraries: makeItineraries(random, offer, count) };
};
