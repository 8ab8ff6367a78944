/** The topics of the staff console's pages, in the order of its menu. */
export const STAFF_GROUPS = ['people', 'money', 'content', 'system'] as const;

/**
 * The pages of the staff console, in the order of its menu. Each has the path /staff/<id>. Queues contain
 * cases that await a decision, and show their count; the other pages are read-only.
 */
export const STAFF_PAGES = [
  { id: 'applications', isQueue: true, group: 'people' },
  { id: 'identity', isQueue: true, group: 'people' },
  { id: 'qualifications', isQueue: true, group: 'people' },
  { id: 'work-permissions', isQueue: true, group: 'people' },
  { id: 'users', isQueue: false, group: 'people' },
  { id: 'not-met', isQueue: true, group: 'money' },
  { id: 'disputes', isQueue: true, group: 'money' },
  { id: 'emergency-claims', isQueue: true, group: 'money' },
  { id: 'patterns', isQueue: true, group: 'money' },
  { id: 'withdrawals', isQueue: true, group: 'money' },
  { id: 'refunds', isQueue: true, group: 'money' },
  { id: 'chargebacks', isQueue: true, group: 'money' },
  { id: 'weather', isQueue: false, group: 'money' },
  { id: 'goodwill', isQueue: false, group: 'money' },
  { id: 'ledger', isQueue: false, group: 'money' },
  { id: 'support', isQueue: true, group: 'content' },
  { id: 'reports', isQueue: true, group: 'content' },
  { id: 'contact-attempts', isQueue: false, group: 'content' },
  { id: 'reviews', isQueue: true, group: 'content' },
  { id: 'shopping', isQueue: true, group: 'content' },
  { id: 'announcements', isQueue: false, group: 'content' },
  { id: 'day-figures', isQueue: false, group: 'content' },
  { id: 'audit-log', isQueue: false, group: 'system' },
] as const satisfies readonly {
  id: string;
  isQueue: boolean;
  group: (typeof STAFF_GROUPS)[number];
}[];

export type StaffPageId = (typeof STAFF_PAGES)[number]['id'];
export type StaffQueue = Extract<(typeof STAFF_PAGES)[number], { isQueue: true }>['id'];

/** Returns the path of a user's page in the staff console. */
export const getStaffPersonPath = (id: number): string => `/staff/users?case=${id}`;

/** Returns the path of the staff page that shows both parties of a booking, by booking number. */
export const getStaffBookingPath = (number: string): string => `/staff/users?name=${number}`;

export const getStaffPath = (place: StaffPageId): `/staff/${StaffPageId}` => `/staff/${place}`;
