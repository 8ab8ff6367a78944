/** /staff/goodwill. */
export default {
  lead: 'Credit that TomoGuide gives as an apology or a thank-you. It can be spent at checkout, but not withdrawn.',
  who: 'Username, email or booking number',
  whoHint:
    'It must match exactly. With a booking number, the credit goes to the traveler on that booking.',
  find: 'Find',
  finding: 'Searching…',
  nobody:
    'No active account was found. Check the username, email or booking number; the account may have been closed.',
  holds: 'Wallet balance: {{amount}}',
  amount: 'Amount in RMB',
  amountHint: 'Up to {{amount}} at a time.',
  amountWrong: 'Enter an amount up to {{amount}}, with two decimals at most.',
  reason: 'Reason',
  reasonHint: 'For the audit log.',
  reasonMissing: 'Briefly explain why.',
  give: 'Give {{amount}}',
  giveNothing: 'Give goodwill credit',
  confirmTitle: 'Give this credit?',
  confirmText: '{{name}} gets {{amount}} to spend. It can’t be taken back.',
  giving: 'Giving…',
  given: 'Credit given',
  givenHint: '{{name}} now has {{amount}} in their wallet.',
  givenBefore: 'The earlier credit was already given',
  givenBeforeHint:
    '{{name}} has {{amount}} in their wallet. Nothing was given this time: confirm again to give this credit, too.',
  givenBeforeUnknown:
    'Nothing was given this time. Look the person up again before you give any more.',
} as const;
