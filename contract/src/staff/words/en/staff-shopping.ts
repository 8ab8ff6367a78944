import { FIGURES } from '../../../words/figures.ts';

/** /staff/shopping. */
export default {
  lead: `Guides whom two travelers reported within ${FIGURES.shoppingCaseDays} days. A new report joins the open case.`,
  tabs: { label: 'Cases by state', waiting: 'Waiting', closed: 'Closed' },
  empty: { waiting: 'No case is waiting', closed: 'No closed cases' },
  number: 'Case {{id}}',
  openedAt: 'Opened {{time}}',
  reports_one: '{{count}} report',
  reports_other: '{{count}} reports',
  by: '{{name}} on {{time}}',
  said: {
    unagreedShop: 'A shop that wasn’t agreed on',
    pressure: 'Pressure to buy',
    overcharged: 'Paid more than agreed',
  },
  booking: 'Booking {{number}}',
  page: 'Guide’s page',
  account: 'Guide’s account',
  close: 'Close case',
  closing: 'Closing…',
  closeTitle: 'Close this case?',
  closeText:
    'Nothing happens to {{name}}. To warn the guide, pause the listing or suspend the account, use their account first.',
  reason: 'What you did',
  reasonHint: 'For the audit log. Only the team will see it.',
  reasonMissing: 'Briefly say what you did.',
  done: 'Case closed',
} as const;
