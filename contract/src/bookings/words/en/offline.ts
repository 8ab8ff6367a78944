/** The next trips without a network, and the page in the place of others then. */
export default {
  asOf: 'No connection. This is how things stood on {{time}}.',
  stoodOn: 'This is how things stood on {{time}}.',
  retry: 'Try again',
  next: 'Coming up',
  emergency: 'In an emergency',

  offlineTitle: 'You are offline',
  offlineText:
    'This page needs a connection. You can still see your next trips offline, as this device last saved them.',
  offlineVisitor: 'This page needs a connection. Please try again once you have one.',
  toTrips: 'Your trips',
  toTours: 'For guides: your tours',

  tripSheet: 'Trip sheet',
  noSheet: 'The trip sheet is not saved on this device',
  noSheetHint: 'It will open once there is a connection.',
} as const;
