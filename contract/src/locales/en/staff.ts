/** What stands around every page of the staff console. */
export default {
  title: 'Staff console',
  overview: 'Overview',
  places: {
    withdrawals: 'Withdrawals',
    'audit-log': 'Audit log',
  },
  waiting_one: '{{count}} waiting',
  waiting_other: '{{count}} waiting',
  oldestHours_one: 'The oldest has waited for {{count}} hour',
  oldestHours_other: 'The oldest has waited for {{count}} hours',
  oldestDays_one: 'The oldest has waited for {{count}} day',
  oldestDays_other: 'The oldest has waited for {{count}} days',
  nothingWaits: 'Nothing is waiting',
  nothingWaitsHint: 'What needs a decision will appear here.',
  loadError: 'This could not be loaded',
  logInFirst: 'Please log in',
  logIn: 'Log In',
  staffOnly: 'This page is for the TomoGuide team',
  toLanding: 'To the home page',
  showMore: 'Show more',
  loadingMore: 'Loading…',
} as const;
