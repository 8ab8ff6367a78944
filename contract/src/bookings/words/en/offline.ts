/** The upcoming trips as shown offline, and the offline page. */
export default {
  asOf: 'No connection. This is from {{time}}.',
  stoodOn: 'From {{time}}.',
  retry: 'Try again',
  next: 'Coming up',
  emergency: 'In an emergency',

  offlineTitle: 'You’re offline',
  offlineText:
    'This page needs a connection. Your next trips work offline, as last saved on this device.',
  offlineVisitor: 'This page needs a connection.',
  toTrips: 'Your trips',
  toTours: 'For guides: your tours',

  tripSheet: 'Trip sheet',
  noSheet: 'The trip sheet isn’t saved on this device',
  noSheetHint: 'It opens once you’re connected.',
} as const;
