/** Service fees due for bookings that ended late, for the guide. */
export default {
  title: 'Service fee for bookings that ended late',
  announced: 'We ask you for a service fee of {{amount}}',
  objected: 'You objected to a service fee of {{amount}}',
  charged: 'A service fee of {{amount}} was charged',
  dropped: 'A service fee of {{amount}} was dropped',
  text: {
    announced:
      'These bookings with one traveler were cancelled late, or the traveler didn’t come. The fee is what completed tours would have cost you, less what we kept.',
    objected: 'Our team will check and let you know. Until then, you pay nothing.',
    charged: 'We take it from your pending and later earnings.',
    dropped: 'You owe nothing.',
  },
  booking: '{{number}} · {{date}}',
  objectBy: 'You can object until {{time}}.',
  wrote: 'Our team wrote:',
  yours: 'You wrote:',
  object: 'Object',
  objectTitle: 'Object to this service fee?',
  words: 'What happened?',
  wordsHint: 'You can write to us once. Our team reads it and decides.',
  wordsMissing: 'Tell us what happened.',
  sending: 'Sending…',
  sent: 'Objection sent',
  loadError: 'Service fees couldn’t be loaded',
} as const;
