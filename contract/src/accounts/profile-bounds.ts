/**
 * Limits of the profile fields (docs/product/accounts.md, "Profile"). Contains no schemas, so that forms
 * need not load a validation library.
 */

export const GENDERS = ['male', 'female', 'other', 'prefer_not_to_say'] as const;

export const AGE_MIN = 13;
export const AGE_MAX = 120;

/** The sixteen types of the Myers–Briggs indicator. */
export const MBTI_TYPES = [
  'INTJ',
  'INTP',
  'ENTJ',
  'ENTP',
  'INFJ',
  'INFP',
  'ENFJ',
  'ENFP',
  'ISTJ',
  'ISFJ',
  'ESTJ',
  'ESFJ',
  'ISTP',
  'ISFP',
  'ESTP',
  'ESFP',
] as const;

export const PROFILE_BOUNDS = {
  nickname: { min: 1, max: 40 },
  city: { min: 0, max: 60 },
  bio: { min: 0, max: 1000 },
} as const;
