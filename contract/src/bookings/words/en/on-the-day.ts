/** What traveler and guide let each other know on the day, up to the start. */
export default {
  title: 'On the day',
  hint: '{{name}} sees it at once, with the time. Your location isn’t sent.',
  button: {
    on_my_way: 'On my way',
    late: '10 minutes late',
    here: 'I’m here',
    cannot_find: 'I can’t find you',
  },
  mine: {
    on_my_way: 'You: on my way, {{time}}',
    late: 'You: 10 minutes late, {{time}}',
    here: 'You: here, {{time}}',
    cannot_find: 'You: can’t find {{name}}, {{time}}',
  },
  theirs: {
    on_my_way: '{{name}}: on my way, {{time}}',
    late: '{{name}}: 10 minutes late, {{time}}',
    here: '{{name}}: here, {{time}}',
    cannot_find: '{{name}}: can’t find you, {{time}}',
  },
  waiting: 'Saved on this phone. We’ll send it once you’re connected.',
  refused: 'Not sent. {{why}}',
} as const;
