// Generates the section 'What can happen from here' in docs/product/bookings.md from the table of statuses.

export const STATUS_PAGE = 'docs/product/bookings.md';
const HEADING = '## What can happen from here';

/** Descriptions of the guards in contract/src/bookings/transition-guards.ts. */
const GUARDS = {
  guidePreAccepted: 'the guide had accepted the request',
  notPreAccepted: 'the guide has not accepted yet',
  instant: 'it is an instant booking',
  notInstant: 'it is not an instant booking',
  weatherDeclared: 'bad weather is declared for its city and days',
  beforeStart: 'before the start',
  neverChanged: 'never changed by agreement',
  withinWithdrawalHour: 'within an hour of paying',
  substituteProposed: 'a substitute is proposed',
  noSubstituteProposed: 'no substitute is proposed',
  beforeSubstituteAnswer: 'before the answer about the substitute is overdue',
  beforeHoldEnds: 'before the hold ends',
  beforeAnswerDeadline: 'before the answer is overdue',
  beforeNeverStarted: 'until 24 hours after the scheduled end',
  startDay: 'on the start day',
  startNear: 'from 2 hours before the start',
  fromStart: 'from the scheduled start',
  noShowReportable: "from 1 hour after the start, or earlier for a side that sent 'I'm here'",
  travelerConfirmed: 'the traveler has confirmed the start',
  travelerNotConfirmed: 'the traveler has not confirmed the start',
  guideConfirmed: 'the guide has confirmed the start',
  guideNotConfirmed: 'the guide has not confirmed the start',
  beforeEnd: 'before the scheduled end',
  fromEnd: 'from the scheduled end',
  extensionsLeft: 'fewer than 2 extensions so far',
  fewUnpaidExtensions: 'fewer than 6 requests that ended unpaid',
  extensionUnpaid: 'the extension is unpaid',
  extensionPaid: 'the extension is paid',
  beforeExtensionPayment: 'within 15 minutes of the request',
  beforeExtensionAnswer: 'within 30 minutes of paying',
  beforeExtensionConfirmation: "within 15 minutes of the guide's answer",
  beforeCompletion: 'until 48 hours after the scheduled end',
  beforeDisputeDeadline: 'within 14 days of opening',
  notDisputedBefore: 'never disputed before',
  disputable: 'within 72 hours of the ending',
  noShowReported: 'a no-show was reported',
  reportedByOther: 'a no-show was reported by the other side',
  noNoShowReported: 'no no-show was reported',
  reportedGuide: "the guide's no-show was reported",
  reportedTraveler: "the traveler's no-show was reported",
  bothConfirmed: 'both had confirmed the start',
  notBothConfirmed: 'not both had confirmed the start',
};

/** Descriptions of the effects in contract/src/bookings/effects.ts. */
const MONEY = {
  open_deposit: 'the deposit is due',
  adjust_deposit: 'a lower deposit: the difference is refunded',
  open_fee: 'the fee is due',
  secure_fee: 'the fee is no longer refundable',
  return_fee: 'the fee is refunded, or no longer due',
  split: 'refunded and split by the policy, or as decided',
  split_later: 'split once it can no longer be contested',
  pay_out: "commission, the guide's earnings, a decided refund",
  freeze: 'held until the decision',
};
const SLOT = {
  take: 'held',
  move: 'moves',
  hand_over: "the first guide's is free",
  lengthen: 'held longer',
  shorten: 'as before the request',
  extend: 'ends later',
  free: 'free',
};

/** Descriptions of the deadlines in contract/src/bookings/deadlines.ts. */
const DUE = {
  hold: '15 minutes after checkout; an accepted request 24 hours, at the latest 6 hours before the start',
  answer: '24 hours after payment, at the latest 6 hours before the start',
  substituteAnswer: '12 hours after a colleague accepted, at the latest 6 hours before the start',
  startNears: '2 hours before the start',
  neverStarted: '24 hours after the scheduled end',
  extensionPayment: '15 minutes after the request',
  extensionAnswer: '30 minutes after paying',
  extensionConfirmation: "15 minutes after the guide's answer",
  completion: '48 hours after the scheduled end',
  dispute: '14 days after opening',
};

const getWords = (table, name) => {
  const words = table[name];
  if (!words) throw new Error(`scripts/structure/status-view.js has no words for ${name}`);
  return words;
};

const formatCondition = ({ when, due }) =>
  [...(due ? [getWords(DUE, due)] : []), ...when.map((name) => getWords(GUARDS, name))].join('; ');

const formatTransitionLine = (row) => {
  const to = row.cancelKind ? `${row.to} (\`${row.cancelKind}\`)` : row.to;
  return `| \`${row.event}\` | ${row.by.join(', ')} | ${formatCondition(row)} | ${to} |`;
};

const formatSection = (title, rows) =>
  rows.length === 0
    ? []
    : [`### From ${title}`, '', '| step | by | when | becomes |', '|---|---|---|---|', ...rows, ''];

/** Returns the line for a row of effects, including its statuses or reasons if they matter. */
const formatEffectsLine = (row) => {
  const only = row.cancelKinds ?? row.to;
  const steps = row.on.map((event) => `\`${event}\``).join(', ');
  const cells = [
    only ? `${steps} (${only.join(', ')})` : steps,
    row.money ? getWords(MONEY, row.money) : '',
    row.slot ? getWords(SLOT, row.slot) : '',
    row.quoteSignedBy ? `signed by the ${row.quoteSignedBy}` : '',
    row.records.map((type) => `\`${type}\``).join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
};

const formatEffectsSection = (effects) => [
  '### What each step does',
  '',
  'From `contract/src/bookings/effects.ts`. An empty cell changes nothing; notices.md says who is notified of which event.',
  '',
  '| step | money | time of the guide | quote | event |',
  '|---|---|---|---|---|',
  ...effects.map(formatEffectsLine),
  '',
];

/**
 * Returns the section, with its heading, generated from the statuses, their transitions and their effects.
 */
export const buildStatusView = (statuses, transitions, effects) =>
  [
    HEADING,
    '',
    'Generated from `contract/src/bookings/transitions.ts` by `npm run docs:statuses`; do not edit manually.',
    '',
    ...formatSection(
      'nothing',
      transitions.filter((row) => row.from === null).map(formatTransitionLine),
    ),
    ...statuses.flatMap((status) =>
      formatSection(
        status,
        transitions.filter((row) => row.from?.includes(status)).map(formatTransitionLine),
      ),
    ),
    ...formatEffectsSection(effects),
  ].join('\n');

/** Returns the page with its last section replaced. */
export const withStatusView = (page, view) =>
  `${page.split(`\n${HEADING}\n`)[0].trimEnd()}\n\n${view}`;

/** Returns a complaint if the page does not match the table of statuses. */
export const checkStatusPage = (sources, view) =>
  withStatusView(sources.get(STATUS_PAGE) ?? '', view) === sources.get(STATUS_PAGE)
    ? []
    : [`${STATUS_PAGE}: does not show the table of statuses as it is; run npm run docs:statuses`];
