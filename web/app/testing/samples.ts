import { SignedIn } from '@tomoguide/contract/accounts/entities';
import * as z from 'zod/mini';

/** A signed-in traveler, as the API describes them to themself. */
export const sampleSession = (change: Partial<z.input<typeof SignedIn>> = {}): SignedIn => {
  const mei: z.input<typeof SignedIn> = {
    id: 7,
    username: 'mei',
    fullName: 'Mei Lin',
    email: 'mei@example.com',
    role: 'traveler',
    joinedDate: '2026-01-05T00:00:00Z',
    readReceiptsEnabled: true,
    emailUpdates: true,
    timeZone: null,
    isGuide: false,
    isStaff: false,
    guideId: null,
    nickname: 'Mei',
    profilePicture: null,
    backgroundImage: null,
    bio: '',
    gender: null,
    age: null,
    city: null,
    mbti: null,
    identityVerified: false,
    guideStatus: {
      shouldShowRoleSwitch: false,
      shouldShowBecomeGuideButton: true,
      shouldShowViewApplicationButton: false,
    },
    token: 'a.b.c',
    expiresAt: '2036-01-05T00:00:00Z',
  };
  return z.parse(SignedIn, { ...mei, ...change });
};
