import { FIGURES } from '../../../words/figures.ts';

/** Staff's queue of travelers and guides who can't find each other. */
export default {
  lead: 'Tours whose start isn’t confirmed, and where one side can’t find the other. A case closes by itself once both confirm.',
  empty: 'Everyone has met',
  emptyHint: `From ${FIGURES.notMetMinutes} minutes after a start, “I can’t find you” opens a case here.`,
  people: '{{traveler}} with {{guide}}',
  start: 'Start {{time}}',
  waiting: '{{name}} has waited since {{time}}',
  place: 'Meeting point: {{place}}',
  answer: 'Answer {{name}} in the support chat',
  both: 'Open the booking',
  close: 'Close',
  closed: 'Case closed',
  failed: 'The case couldn’t be closed. Please try again.',
  arrived: '{{line}} (arrived {{time}})',
  mark: {
    on_my_way: '{{name}}: on my way, {{time}}',
    late: '{{name}}: 10 minutes late, {{time}}',
    here: '{{name}}: here, {{time}}',
    cannot_find: '{{name}}: can’t find the other, {{time}}',
  },
} as const;
