import { FIGURES } from '../../../words/figures.ts';

/** What traveler and guide let each other know on the day, up to the start. */
export default {
  title: 'On the day',
  hint: '{{name}} sees it at once, with the time. Your location isn’t sent.',
  hintNotMet:
    '{{name}} sees it at once, with the time. “I can’t find you” also asks our team for help. Your location isn’t sent.',
  forOthers: {
    traveler:
      'You booked this tour for someone else: send what applies to them. {{name}} sees it under your name.',
    guide: '{{name}} booked this tour for someone else, and sends this for them.',
  },
  button: {
    on_my_way: 'On my way',
    late: '10 minutes late',
    here: 'I’m here',
    cannot_find: 'I can’t find you',
  },
  mine: {
    on_my_way: 'You sent: On my way, {{time}}',
    late: 'You sent: 10 minutes late, {{time}}',
    here: 'You sent: I’m here, {{time}}',
    cannot_find: 'You sent: I can’t find you, {{time}}',
  },
  theirs: {
    on_my_way: '{{name}}: on my way, {{time}}',
    late: '{{name}}: 10 minutes late, {{time}}',
    here: '{{name}}: here, {{time}}',
    cannot_find: '{{name}}: can’t find you, {{time}}',
  },
  arrived: '{{line}} (arrived {{time}})',
  notMet: 'Haven’t met yet?',
  call: 'Call {{name}}: {{phone}}',
  noPhone: 'Phone numbers appear here once both of you have left one.',
  team: 'Write to our team',
  teamKnows: 'Our team knows and will answer in the support chat.',
  openChat: 'Open the support chat',
  phone: {
    add: 'Leave your phone number',
    change: 'Your number: {{phone}}. Change it',
    label: 'Your phone number',
    hint: `{{name}} sees it only if both of you leave one, and only from ${FIGURES.notMetMinutes} minutes after the start if you haven’t both confirmed it. It’s deleted once both of you confirm the start, or the booking ends.`,
    wrong: 'Enter a phone number with country code, like +81.',
    save: 'Save',
    remove: 'Delete',
    cancel: 'Cancel',
    saved: 'Saved',
  },
  waiting: 'Saved on this phone. We’ll send it once you’re connected.',
  refused: 'Not sent. {{why}}',
} as const;
