/**
 * The rooms of the staff console, in the order of its menu: each is the page /staff/<id>. A queue
 * holds what waits for a decision, and is counted; the others only show.
 */
export const STAFF_PLACES = [
  { id: 'applications', isQueue: true },
  { id: 'identity', isQueue: true },
  { id: 'qualifications', isQueue: true },
  { id: 'disputes', isQueue: true },
  { id: 'emergency-claims', isQueue: true },
  { id: 'withdrawals', isQueue: true },
  { id: 'refunds', isQueue: true },
  { id: 'chargebacks', isQueue: true },
  { id: 'support', isQueue: true },
  { id: 'reports', isQueue: true },
  { id: 'contact-attempts', isQueue: false },
  { id: 'users', isQueue: false },
  { id: 'announcements', isQueue: false },
  { id: 'goodwill', isQueue: false },
  { id: 'ledger', isQueue: false },
  { id: 'reviews', isQueue: false },
  { id: 'audit-log', isQueue: false },
] as const satisfies readonly {
  id: string;
  isQueue: boolean;
}[];

export type StaffPlace = (typeof STAFF_PLACES)[number]['id'];

/** What staff sees of one person. */
export const staffPersonPath = (id: number): string => `/staff/users?case=${id}`;

export const staffPath = (place: StaffPlace): `/staff/${StaffPlace}` => `/staff/${place}`;
