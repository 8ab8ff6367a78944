import { APPLICANTS } from './applications/applicants.ts';
import { getUsername, SKETCHES } from './content/guides.ts';
import { TRAVELERS } from './content/travelers.ts';

export const getTravelerUsername = (index: number): string =>
  `traveler${String(index + 1).padStart(3, '0')}`;

/** The usernames of all accounts that seeding creates. */
export const DEMO_USERNAMES = [
  'mei',
  'bowen',
  'staff',
  ...TRAVELERS.map((_, index) => getTravelerUsername(index)),
  ...SKETCHES.map(({ sketch }) => getUsername(sketch)),
  ...APPLICANTS.map(({ username }) => username),
];
