import { MIN_REPEATED_ATTEMPTS } from '../../../messaging/figures.ts';

/** /staff/contact-attempts. */
export default {
  lead: 'Who sent contact details before a booking was paid, to whom and how often. We only count them; a report shows what was written.',
  tabs: {
    label: 'Attempts to show',
    all: 'All',
    repeated: `${MIN_REPEATED_ATTEMPTS} times or more`,
  },
  empty: 'Nobody has sent contact details yet',
  emptyRepeated: 'Nobody has sent contact details that often',
  emptyPerson: 'This person hasn’t sent any contact details',
  to: 'to {{name}}',
  times_one: '{{count}} message',
  times_other: '{{count}} messages',
  once: 'on {{last}}',
  between: '{{first}} to {{last}}',
  onlyOne: 'Showing one person only',
  everybody: 'Show everyone',
} as const;
