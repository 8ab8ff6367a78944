/** What a guide reads of a service fee that is due for bookings that ended late. */
export default {
  title: 'Service fee for bookings that ended late',
  announced: 'We ask you for a service fee of {{amount}}',
  objected: 'You objected to a service fee of {{amount}}',
  charged: 'A service fee of {{amount}} was charged',
  dropped: 'A service fee of {{amount}} was dropped',
  text: {
    announced:
      'These bookings with one traveler were cancelled late, or the traveler did not come. It is the fee that the tours would have cost, less what we kept.',
    objected: 'Our team will look at it and let you know. Nothing is taken until then.',
    charged: 'It is taken from your pending and later earnings.',
    dropped: 'Nothing is due.',
  },
  booking: '{{number}} · {{date}}',
  objectBy: 'You can object until {{time}}.',
  wrote: 'Our team wrote:',
  yours: 'You wrote:',
  object: 'Object',
  objectTitle: 'Object to this service fee?',
  words: 'What happened?',
  wordsHint: 'Our team decides once it has read this. You can write to us once.',
  wordsMissing: 'Tell us what happened.',
  sending: 'Sending…',
  sent: 'Objection sent',
  loadError: 'Your service fees could not be loaded',
} as const;
