/**
 * Profile limits for applicants and guides (docs/product/guides.md, "Changing the profile"). Lengths are in
 * code points. Contains no schemas, so that pages need not load a validation library.
 */
export const GUIDE_PROFILE_BOUNDS = {
  bio: { min: 30, max: 1000 },
  occupation: { min: 1, max: 60 },
  experienceYears: { min: 0, max: 60 },
  experienceSessions: { min: 0, max: 10_000 },
  /** Limits for the meeting places that a guide suggests. */
  meetingPlaces: { max: 5, address: { min: 1, max: 100 }, directions: { max: 150 } },
} as const;
