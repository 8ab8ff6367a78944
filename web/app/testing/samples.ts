import { SignedIn } from '@tomoguide/contract/accounts/entities';
import { BookingDetail } from '@tomoguide/contract/bookings/entities';
import { NO_PARTICULARS } from '@tomoguide/contract/bookings/particulars';
import { CANCELLATION_POLICY } from '@tomoguide/contract/payments/figures';
import * as z from 'zod/mini';

/** Returns a logged-in traveler, in the shape of the API's reply. */
export const sampleSession = (change: Partial<z.input<typeof SignedIn>> = {}): SignedIn => {
  const mei: z.input<typeof SignedIn> = {
    id: 7,
    username: 'mei',
    fullName: 'Mei Lin',
    email: 'mei@example.com',
    emailStatus: 'confirmed',
    pendingEmail: null,
    role: 'traveler',
    joinedDate: '2026-01-05T00:00:00Z',
    readReceiptsEnabled: true,
    emailUpdates: true,
    timeZone: null,
    isGuide: false,
    isStaff: false,
    // True for staff, as after a login with a passkey.
    mayUseConsole: change.isStaff === true,
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

/**
 * Returns a paid, accepted booking of Mei with the guide Aoi: RMB 1,000, of which RMB 300 were paid online.
 */
export const sampleBooking = (
  change: Partial<z.input<typeof BookingDetail>> = {},
): BookingDetail => {
  const upcoming: z.input<typeof BookingDetail> = {
    id: 42,
    bookingNumber: 'TG0042',
    guideId: 3,
    travelerId: 7,
    guide: {
      id: 3,
      userId: 9,
      name: 'Aoi',
      portrait: null,
      serviceCity: 'kyoto',
      timeZone: 'Asia/Tokyo',
    },
    traveler: { id: 7, nickname: 'Mei', profilePicture: null },
    viewerIs: 'traveler',
    date: '2026-12-01',
    scheduledStartTime: '2026-12-01T01:00:00Z',
    scheduledEndTime: '2026-12-01T05:00:00Z',
    timeZone: 'Asia/Tokyo',
    daysAway: 9,
    duration: 4,
    travelers: 2,
    services: [],
    itinerary: null,
    totalPrice: 1_000,
    currency: 'RMB',
    totalCents: 100_000,
    depositCents: 30_000,
    finalPaymentCents: 70_000,
    hourlyPriceCents: 22_000,
    additionalPriceCents: 3_000,
    walletCents: 0,
    payments: [],
    takesProof: false,
    emergencyClaim: null,
    takesEmergencyClaim: false,
    status: 'upcoming',
    tab: 'upcoming',
    can: ['cancel'],
    deadlineAt: null,
    settleAt: null,
    cancelKind: null,
    rejectReason: null,
    reason: null,
    travelerConfirmedStart: false,
    guideConfirmedStart: false,
    travelerConfirmedExtension: false,
    extensionCount: 0,
    extensionPrice: null,
    extensionAsked: null,
    paidExtensionMinutes: 0,
    extensionCents: 0,
    ...NO_PARTICULARS,
    meetingAddress: 'Kyoto Station, central exit',
    forOthers: null,
    addressProposal: null,
    driverLines: { building: null, station: null },
    mealYen: 0,
    transportYen: 0,
    ticketsYen: 0,
    policy: CANCELLATION_POLICY,
    refunds: [],
    earnedCents: null,
    createdAt: '2026-11-20T01:00:00Z',
    paidAt: '2026-11-20T01:05:00Z',
    acceptedAt: '2026-11-20T02:00:00Z',
    endedAt: null,
    history: [],
    dispute: null,
  };
  return z.parse(BookingDetail, { ...upcoming, ...change });
};
