/** Waiting for a day: on a guide's page, in the search, and in My Trips. */
export default {
  ask: 'Tell me if this day comes free',
  askCity: 'Tell me when a guide is free',
  waiting: 'We’ll tell you if this day comes free. It isn’t held for you.',
  waitingCity: 'We’ll tell you when a guide is free. Nothing is held for you.',
  stop: 'Stop waiting',
  failed: 'That didn’t work',
  cityTitle: 'Need a guide in {{city}} on {{day}}?',
  cityText_one:
    'Guides’ days come free when plans change. We’ll look for one person, in any language.',
  cityText_other:
    'Guides’ days come free when plans change. We’ll look for {{count}} people, in any language.',
  cityTextLanguage_one:
    'Guides’ days come free when plans change. We’ll look for one person, in {{language}}.',
  cityTextLanguage_other:
    'Guides’ days come free when plans change. We’ll look for {{count}} people, in {{language}}.',
  list: 'Days you’re waiting for',
  anyGuide: 'Any guide in {{city}}',
  people_one: '{{count}} person',
  people_other: '{{count}} people',
  stopFor: 'Stop waiting for {{what}} on {{day}}',
  loadFailed: 'The days you’re waiting for couldn’t be loaded.',
} as const;
