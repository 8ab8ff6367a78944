import { findCityBySlug } from '@tomoguide/contract/catalog/match-cities';
import { getLocalizedName } from '@tomoguide/contract/catalog/names';
import type { GuideId, UserId } from '@tomoguide/contract/primitives';
import { createRandom, type Random } from '../drawings/random.ts';
import type { Tx } from '../server/src/database/database.ts';
import type { Deps } from '../server/src/deps.ts';
import { getDemoEmail } from '../server/src/domains/accounts/login/demo-accounts.ts';
import { createUser, type UserFacts } from '../server/src/domains/accounts/service.ts';
import { upsertApplicationState } from '../server/src/domains/applications/service.ts';
import { getPicturePath } from '../server/src/domains/files/publishing/public-pictures.ts';
import { createGuide, refreshGuides } from '../server/src/domains/guides/service.ts';
import { addShoppingAnswers } from '../server/src/domains/reviews/service.ts';
import { reviews as reviewsTable } from '../server/src/domains/reviews/tables.ts';
import { buildApprovedAnswers } from './applications/approved-answers.ts';
import { DEMO_CITIES } from './content/cities.ts';
import { getUsername, type SketchInCity } from './content/guides.ts';
import { makeProfile } from './content/make-guide.ts';
import { type DemoReview, makeReviews, type Uses } from './content/make-reviews.ts';
import { type GuideSketch, isFromChina } from './content/sketch.ts';
import { getPortraitName } from './store-portraits.ts';

const DAY = 24;
/** Days since the first guides joined. The review authors joined before them. */
export const OLDEST_GUIDE_DAYS = 390;
/** Numbers of completed tours per review. Each guide has one of these ratios. */
const TOURS_PER_REVIEW = [1.2, 1.5, 2, 2.6];

/** Returns a guide's nickname, the same in both languages: 'Haruka 森遥'. */
const getNickname = (sketch: GuideSketch): string => {
  const words = sketch.name.split(' ');
  // In `name`, the given name of a Japanese guide comes first and that of a Chinese guide last.
  const given = isFromChina(sketch) ? words[1] : words[0];
  return `${given ?? sketch.name} ${sketch.native}`;
};

/** Returns the name of the city in which a guide lives, as the guide would type it. */
const getCityName = ({ city, sketch }: SketchInCity): string => {
  const found = findCityBySlug(city);
  return found ? getLocalizedName(found, isFromChina(sketch) ? 'zh-CN' : 'en') : city;
};

const chooseReviewCount = (random: Random, username: string): number => {
  if (username === 'kenji') return 18;
  return random.chance(0.06) ? 0 : random.int(2, 9);
};

const getSitter = ({ city, sketch }: SketchInCity) => ({
  sex: sketch.sex,
  age: sketch.age,
  landmark: DEMO_CITIES[city].landmark,
});

/** Returns the input for drawing a guide's portrait. */
export const getPortrait = (guide: SketchInCity) => ({
  seed: getUsername(guide.sketch),
  sitter: getSitter(guide),
});

type ReviewRow = typeof reviewsTable.$inferInsert;

const toReviewRows = (
  list: readonly DemoReview[],
  now: Temporal.Instant,
  guide: { id: GuideId; userId: UserId },
  travelers: readonly UserFacts[],
): ReviewRow[] =>
  list.flatMap(({ traveler, daysAgo, rating, content, tags, reply }) => {
    const author = travelers[traveler];
    if (!author) return [];
    const at = now.subtract({ hours: daysAgo * DAY });
    return [
      {
        type: 'traveler_to_guide' as const,
        fromUserId: author.id,
        guideId: guide.id,
        toUserId: guide.userId,
        rating,
        content,
        tags,
        submittedAt: at,
        publicAt: at,
        reply,
        repliedAt: reply ? at.add({ hours: 30 }) : null,
      },
    ];
  });

/** Counts the reviews with one to five stars. */
const getStars = (list: readonly DemoReview[]): [number, number, number, number, number] => {
  const of = (stars: number) => list.filter(({ rating }) => rating === stars).length;
  return [of(1), of(2), of(3), of(4), of(5)];
};

/**
 * Inserts all reviews in one statement. The guides' ratings already include them, and their cards quote them.
 */
export const writeReviews = async (
  tx: Tx,
  deps: Deps,
  rows: readonly ReviewRow[],
): Promise<void> => {
  await tx.insert(reviewsTable).values([...rows]);
  await refreshGuides(tx, deps, [...new Set(rows.map(({ guideId }) => guideId))]);
};

/** Has the authors of these reviews answer the questions about shopping: none of them reports anything. */
export const writeShoppingAnswers = async (
  tx: Tx,
  deps: Deps,
  rows: readonly ReviewRow[],
): Promise<void> => {
  const [first] = rows;
  if (!first) return;
  await addShoppingAnswers(
    tx,
    deps,
    first.guideId,
    rows.map(({ fromUserId, submittedAt }) => ({
      travelerId: fromUserId,
      unagreedShop: false,
      pressure: false,
      overcharged: false,
      answeredAt: submittedAt,
      countedAt: submittedAt,
    })),
  );
};

/** Seeds one guide: account, approved application and listed profile. Returns the reviews to insert. */
export const seedGuide = async (
  tx: Tx,
  deps: Deps,
  { city, sketch }: SketchInCity,
  given: {
    now: Temporal.Instant;
    passwordHash: string;
    travelers: readonly UserFacts[];
    /** Sentences and authors used so far, shared by the reviews of all guides. */
    uses: Uses;
  },
): Promise<{ id: GuideId; reviews: ReviewRow[] }> => {
  const { now } = given;
  const username = getUsername(sketch);
  const random = createRandom(username);
  const portrait = getPortraitName(username, getSitter({ city, sketch }));
  const joinedDays = random.int(60, OLDEST_GUIDE_DAYS);
  const joinedAt = now.subtract({ hours: joinedDays * DAY });
  const approvalDays = random.int(3, 12);
  const approvedAt = joinedAt.add({ hours: approvalDays * DAY });
  const user = await createUser(tx, {
    username,
    email: getDemoEmail(username),
    fullName: `${sketch.name} ${sketch.native}`,
    nickname: getNickname(sketch),
    passwordHash: given.passwordHash,
    joinedAt,
    role: 'guide',
    profilePicture: getPicturePath('portrait', portrait, 240),
    gender: sketch.sex,
    age: sketch.age,
    city: getCityName({ city, sketch }),
    mbti: sketch.mbti,
    identityVerifiedAt: approvedAt,
  });
  const today = now.toZonedDateTimeISO('Asia/Tokyo').toPlainDate();
  const profile = makeProfile(random, city, sketch, today);
  await upsertApplicationState(tx, user.id, 'approved', {
    answers: buildApprovedAnswers(
      createRandom(`${username} application`),
      sketch,
      profile,
      joinedAt,
    ),
    revision: 1,
    submittedAt: joinedAt,
    decidedAt: approvedAt,
    updatedAt: approvedAt,
  });
  const { itineraries } = profile;
  const reviews = makeReviews(
    createRandom(`${username} reviews`),
    {
      city,
      sketch,
      itineraries: itineraries ?? [],
      today,
      listedDays: joinedDays - approvalDays - 1,
    },
    chooseReviewCount(random, username),
    given.uses,
  );
  const completedTours = Math.ceil(reviews.length * random.pick(TOURS_PER_REVIEW));
  const decidedRequests = Math.max(completedTours, 1) + random.int(0, 4);
  const id = await createGuide(tx, deps, {
    ...profile,
    userId: user.id,
    portrait,
    createdAt: joinedAt,
    approvedAt,
    responseTimeMinutes: random.pick([3, 6, 8, 12, 15, 20, 25, 35, 45, 60, 90, 150, 240]),
    completedTours,
    ratingCounts: getStars(reviews),
    decidedRequests,
    acceptedRequests: decidedRequests - random.int(0, Math.min(2, decidedRequests - 1)),
  });
  return { id, reviews: toReviewRows(reviews, now, { id, userId: user.id }, given.travelers) };
};
