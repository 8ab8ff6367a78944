/**
 * Query keys that more than one feature invalidates. All of this data is private, so the keys begin with
 * 'me' and the data is removed at the end of the session.
 */
export const BOOKINGS_KEY = ['me', 'bookings'] as const;
export const WALLET_KEY = ['me', 'wallet'] as const;
export const MESSAGES_KEY = ['me', 'messages'] as const;
export const SUPPORT_KEY = ['me', 'support'] as const;
export const NOTICES_KEY = ['me', 'notices'] as const;
export const OWN_GUIDE_KEY = ['me', 'guide'] as const;
export const OWN_QUALIFICATIONS_KEY = ['me', 'qualifications'] as const;
export const OWN_WORK_PERMISSION_KEY = ['me', 'work-permission'] as const;
export const IMPORTED_CALENDARS_KEY = ['me', 'imported-calendars'] as const;
