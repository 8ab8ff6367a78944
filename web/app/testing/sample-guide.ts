import { GuideDetail, OwnGuide } from '@tomoguide/contract/guides/entities';
import { GuideReview } from '@tomoguide/contract/reviews/entities';
import * as z from 'zod/mini';

/**
 * Returns the guide Aoi in Kyoto: RMB 200 an hour and RMB 30 for each extra person, two to six hours, up to
 * four people.
 */
export const sampleGuide = (change: Partial<z.input<typeof GuideDetail>> = {}): GuideDetail => {
  const aoi: z.input<typeof GuideDetail> = {
    id: 3,
    userId: 9,
    name: 'Aoi',
    portrait: null,
    serviceCity: 'kyoto',
    timeZone: 'Asia/Tokyo',
    user: { id: 9, nickname: 'Aoi', profilePicture: null },
    bio: 'I keep a garden.\n\nAnd I show it.',
    languages: ['ja', 'en'],
    cover: null,
    services: [101, 302],
    hourlyRate: 200,
    basicPricePerHourCents: 20_000,
    additionalPricePerPersonCents: 3_000,
    currency: 'RMB',
    rating: 4.8,
    reviewCount: 4,
    tourCount: 12,
    minPeople: 1,
    maxPeople: 4,
    minDuration: 2,
    maxDuration: 6,
    age: 39,
    sex: 'female',
    mbti: 'INFJ',
    ethicsScore: 8,
    ethicsDescription: 'No commission from shops.',
    boundaryScore: null,
    boundaryDescription: '',
    supportiveScore: null,
    supportiveDescription: '',
    occupation: 'Gardener',
    languageLevels: { zh: null, ja: 'native', en: null },
    qualifications: [],
    experienceYears: 5,
    experienceSessions: 100,
    targetGroups: ['individual', 'couple'],
    itineraries: [
      {
        id: 31,
        guideId: 3,
        title: 'Moss and tea',
        summary: 'A slow morning.',
        durationHours: 3.5,
        services: [302],
        stops: [
          { title: 'Moss garden', description: 'Before the buses.', minutes: 120 },
          { title: 'A bowl of tea', description: 'Sit, turn it twice.', minutes: 90 },
        ],
        picture: null,
      },
    ],
    gallery: [],
    availabilities: [{ weekday: 1, startMinute: 540, endMinute: 1080 }],
    ratingCounts: [0, 0, 0, 1, 3],
    responseTimeMinutes: 50,
    acceptanceRate: 0.98,
    identityVerified: true,
    listed: true,
    memberSince: '2026-01-05T00:00:00Z',
  };
  return z.parse(GuideDetail, { ...aoi, ...change });
};

/** Returns the guide as priced in checkout tests: RMB 220 an hour, up to eight hours, no services. */
export const sampleOffer = (change: Partial<z.input<typeof GuideDetail>> = {}): GuideDetail =>
  sampleGuide({
    services: [],
    itineraries: [],
    hourlyRate: 220,
    basicPricePerHourCents: 22_000,
    maxDuration: 8,
    ...change,
  });

/** Returns Aoi's view of her own guide data. */
export const sampleOwnGuide = (change: Partial<z.input<typeof OwnGuide>> = {}): OwnGuide =>
  z.parse(OwnGuide, {
    ...sampleGuide(),
    paused: false,
    unlistedBecause: [],
    permissionLastDay: null,
    exceptions: [],
    photos: { cover: null, gallery: [] },
    ...change,
  });

let reviews = 0;

/** Returns a public five-star review of Aoi. */
export const sampleReview = (change: Partial<z.input<typeof GuideReview>> = {}): GuideReview => {
  reviews += 1;
  const review: z.input<typeof GuideReview> = {
    id: reviews,
    type: 'traveler_to_guide',
    guideId: 3,
    rating: 5,
    content: 'A calm day.',
    tags: [],
    author: { id: 7, nickname: 'Mei', profilePicture: null },
    createdAt: '2026-11-02T01:00:00Z',
    publicAt: '2026-11-02T01:00:00Z',
    reply: null,
  };
  return z.parse(GuideReview, { ...review, ...change });
};
