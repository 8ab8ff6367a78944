import type { CitySlug } from '@tomoguide/contract/catalog/cities';
import type { GuideLanguage, TargetGroup } from '@tomoguide/contract/guides/entities';
import { SubcategoryId } from '@tomoguide/contract/primitives';
import type {
  GuideProfile,
  OfferedService,
  ScoreWords,
} from '../../domains/guides/profile/guide-profile.ts';
import type { StoredQualification } from '../../domains/guides/tables.ts';
import { type Random, randomOf } from '../random.ts';
import { makeExceptions, makeWeeklyHours } from './make-hours.ts';
import { local, makeItineraries } from './make-itineraries.ts';
import { QUALIFICATIONS } from './qualifications.ts';
import { BOUNDARY, ETHICS, SUPPORTIVE } from './score-words.ts';
import type { GuideSketch } from './sketch.ts';

/** The guide whom one can log in as: with more to look at. */
const KENJI = 'Kenji Okabe';

/** RMB to fen. */
const fen = (rmb: number): number => rmb * 100;

const makeScore = (random: Random, pool: typeof ETHICS): ScoreWords => {
  const high = random.chance(0.85);
  return {
    score: high ? random.int(7, 9) : random.int(5, 6),
    description: local(random.pick(high ? pool.high : pool.middle)),
  };
};

/** Every third service or so has a price of its own, in steps of RMB 10. */
const makeServices = (random: Random, sketch: GuideSketch): OfferedService[] =>
  sketch.services.map((subcategoryId, index) => {
    const own = index > 0 && random.chance(0.35);
    const price = Math.min(600, Math.round((sketch.price * (1 + random.int(1, 5) / 10)) / 10) * 10);
    return {
      subcategoryId: SubcategoryId.parse(subcategoryId),
      priceCents: own ? fen(price) : null,
    };
  });

/** Two of three have shown staff their licence; drawn apart, so that nothing else of a guide changes. */
const makeLicence = (sketch: GuideSketch, letters: string) => {
  const random = randomOf(`${sketch.native} licence ${letters}`);
  return { checked: random.chance(0.67), licenceNumber: `${letters}${random.int(10_000, 99_999)}` };
};

const makeQualifications = (random: Random, sketch: GuideSketch): StoredQualification[] => {
  const speaks = sketch.speaks.split(' ');
  const fitting = QUALIFICATIONS.filter(({ language, services }) => {
    if (services) return services.some((id) => sketch.services.includes(id));
    // A test of a language is nothing to show in one's own.
    return language ? speaks.slice(0, 2).includes(language) : true;
  }).filter(({ licence }) => !licence || random.chance(0.3));
  return random.some(fitting, random.int(1, 3)).map(({ title, licence }) => ({
    title: local(title),
    ...(licence ? makeLicence(sketch, licence) : { checked: random.chance(0.6) }),
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
  const categories = new Set(sketch.services.map((id) => Math.floor(id / 100)));
  const groups = GROUPS.filter(([, suits]) => suits.some((id) => categories.has(id)));
  const elderly = sketch.services.some((id) => [804, 805, 905].includes(id));
  return [
    'individual',
    ...groups.map(([group]) => group),
    ...(elderly ? ['elderly' as const] : []),
  ];
};

/** Everything a demo guide says of themself, from the sketch and a generator of their own. */
export const makeProfile = (
  random: Random,
  city: CitySlug,
  sketch: GuideSketch,
  today: Temporal.PlainDate,
): GuideProfile => {
  const business = sketch.services.some((id) => id >= 1000 && id < 1100);
  const minHours = random.pick([1, 1.5, 2, 2, 2, 3, 4]);
  const years = Math.max(1, Math.min(random.int(1, 14), sketch.age - 20));
  const profile = {
    serviceCity: city,
    bio: local(sketch.bio),
    languages: sketch.speaks.split(' ') as GuideLanguage[],
    age: sketch.age,
    sex: sketch.sex,
    mbti: sketch.mbti,
    ethics: makeScore(random, ETHICS),
    boundary: makeScore(random, BOUNDARY),
    supportive: makeScore(random, SUPPORTIVE),
    occupation: local(sketch.job),
    qualifications: makeQualifications(random, sketch),
    experienceYears: years,
    experienceSessions: years * random.int(12, 45),
    targetGroups: makeTargetGroups(sketch),
    minPeople: random.chance(0.12) ? 2 : 1,
    maxPeople: business ? random.int(8, 14) : random.pick([2, 3, 4, 4, 5, 6, 6, 8, 10, 12]),
    minDurationMinutes: minHours * 60,
    maxDurationMinutes: random.pick([6, 8, 8, 10]) * 60,
    basicPriceCents: fen(sketch.price),
    additionalPriceCents: random.chance(0.3)
      ? null
      : fen(random.pick([20, 30, 40, 50, 50, 60, 80])),
    services: makeServices(random, sketch),
    weeklyHours: makeWeeklyHours(random, sketch.services),
    exceptions: makeExceptions(random, today),
  };
  const { minDurationMinutes, maxDurationMinutes } = profile;
  const offer = { city, services: sketch.services, minDurationMinutes, maxDurationMinutes };
  const count = sketch.name === KENJI ? 3 : random.int(1, 2);
  return { ...profile, itineraries: makeItineraries(random, offer, count) };
};
