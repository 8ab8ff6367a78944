import { FIGURES } from '../../../words/figures.ts';

/** Notices in the app. Times stand apart, on both clocks where these differ; amounts are in words already. */
export default {
  action: {
    application: 'See my application',
    identity: 'See my verification',
    qualifications: 'See my qualifications',
    guidePages: 'Go to your guide home',
    calendar: 'See my calendar',
    trips: 'See My Trips',
    tours: 'See my tours',
    answer: 'Answer',
    conversation: 'See the request',
    pay: 'Continue Payment',
    confirm: 'Confirm the start',
    review: 'Write a review',
    read: 'Read the reply',
    support: 'Write to us',
    wallet: 'See my wallet',
    open: 'Open',
  },
  /** What a notice's times are; each stands in a line of its own below its message. */
  times: { tour: 'Tour', deadline: 'Deadline', end: 'New end' },
  /** Where it is all one text. */
  timeInText: '{{label}}: {{time}}.',
  /** What a guide gave as the reason; the message follows. */
  because: 'Reason: “{{why}}.”',
  kinds: {
    requested: {
      title: 'New booking request',
      message: '{{other}} has booked you ({{number}}). Answer before the deadline.',
    },
    requestReceived: {
      title: 'New tour request',
      message: '{{other}} would like to book you. Answer before the deadline.',
    },
    requestAccepted: {
      title: '{{other}} has accepted your request',
      message: 'The slot is held for you. Pay the deposit before the deadline.',
    },
    requestRejected: {
      title: '{{other}} cannot accept this tour',
      message: 'Your request was rejected. You have not been charged.',
    },
    requestExpired: {
      title: 'Tour request not answered',
      message: '{{other}} did not answer your request in time. You have not been charged.',
    },
    requestWithdrawn: {
      title: 'Tour request withdrawn',
      message: '{{other}} has withdrawn the request.',
    },
    requestUnpaid: {
      title: 'Tour request not paid in time',
      message:
        'You accepted {{other}}’s request, but the deposit was not paid. The slot has been released.',
    },
    paid: {
      title: 'Deposit received',
      message:
        'TomoGuide is holding your deposit. {{other}} knows about your booking {{number}} and has until the deadline to answer.',
    },
    booked: {
      title: 'Tour booked',
      message: 'Your tour {{number}} with {{other}} is booked.',
    },
    accepted: {
      title: '{{other}} has accepted your booking',
      message: 'Your tour {{number}} is booked.',
    },
    rejected: {
      title: '{{other}} cannot accept this tour',
      message: 'Your deposit of {{amount}} for {{number}} will be refunded in full.',
    },
    holdEnded: {
      title: 'Booking not paid in time',
      message: 'The slot for {{number}} with {{other}} has been released.',
    },
    cancelled: {
      title: 'Booking cancelled',
      message: 'Your tour {{number}} with {{other}} has been cancelled.',
    },
    cancelledRefunded: {
      title: 'Booking cancelled',
      message:
        'Your tour {{number}} with {{other}} has been cancelled. {{amount}} will be refunded.',
    },
    noShowYours: {
      title: 'You were counted as a no-show',
      message:
        '{{other}} confirmed the start of tour {{number}}, but you did not. If you were there, contest this before the deadline.',
    },
    noShowTheirs: {
      title: '{{other}} was counted as a no-show',
      message:
        'You confirmed the start of tour {{number}}, but {{other}} did not. They can contest this until the deadline.',
    },
    /** Of notices stored before each side had its own. */
    noShow: {
      title: 'One side did not show up',
      message:
        'One side was counted as a no-show for {{number}} with {{other}}. They can contest this until the deadline.',
    },
    startNear: {
      title: 'Your tour starts soon',
      message: 'Confirm the start of {{number}} once you have met {{other}}.',
    },
    startNearConfirmed: {
      title: 'Your tour starts soon',
      message: 'You have already confirmed the start of {{number}} with {{other}}.',
    },
    startsTomorrow: {
      title: 'Your tour is coming up',
      message: 'You will meet {{other}} for your tour {{number}}.',
    },
    ticketsDue: {
      title: 'Tickets to buy',
      message:
        'You still have tickets to tick off for your tour {{number}} with {{other}}. Buy them before they sell out.',
    },
    startConfirmed: {
      title: '{{other}} has confirmed the start',
      message: 'Confirm the start, too, so that your tour {{number}} can begin.',
    },
    started: {
      title: 'Your tour has started',
      message: 'Tour {{number}} with {{other}} has begun. Have a good time.',
    },
    travelersMet: {
      title: 'Your travelers have met {{other}}',
      message: 'The people you booked {{number}} for pressed “We have met.”',
    },
    completed: {
      title: 'Tour completed',
      message: 'Your tour {{number}} with {{other}} is complete. You can review each other now.',
    },
    extensionRequested: {
      title: '{{other}} asks to extend the tour by {{length}}',
      message: 'The extension fee for {{number}} has been paid. Answer before the deadline.',
    },
    extensionAgreed: {
      title: '{{other}} agrees to extend the tour by {{length}}',
      message:
        'Confirm the extension of {{number}} before the deadline; after that, it takes effect automatically.',
    },
    extensionRefused: {
      title: 'Your tour was not extended',
      message: 'The extension fee of {{amount}} for {{number}} will be refunded.',
    },
    extended: {
      title: 'Your tour was extended by {{length}}',
      message: 'Your tour {{number}} with {{other}} has been extended.',
    },
    addressProposed: {
      title: '{{other}} suggests another meeting point',
      message: 'Until you accept, the current meeting point for {{number}} still applies.',
    },
    addressChanged: {
      title: 'Meeting point changed',
      message: '{{other}} has accepted your suggestion for {{number}}.',
    },
    addressDeclined: {
      title: 'The meeting point stays the same',
      message: '{{other}} did not accept your suggestion for {{number}}.',
    },
    proofUploaded: {
      title: 'Payment proof to check',
      message: '{{other}} has uploaded payment proof for the balance due on {{number}}.',
    },
    proofVerified: {
      title: 'Payment proof verified',
      message: '{{other}} has confirmed receiving the balance due on {{number}}.',
    },
    proofReturned: {
      title: 'Payment proof returned',
      message: '{{other}} could not verify the proof for {{number}}: “{{words}}”',
    },
    disputed: {
      title: 'Dispute opened',
      message:
        '{{other}} has opened a dispute about {{number}}. Tell your side; our team decides by the deadline.',
    },
    disputeDecided: {
      title: 'Dispute decided',
      message: 'The dispute about {{number}} with {{other}} has been decided.',
    },
    emergencyClaimed: {
      title: 'Emergency claim received',
      message:
        '{{other}} has sent an emergency claim for {{number}}. Our team will decide by the deadline.',
    },
    emergencyDecided: {
      title: 'Outcome of your emergency claim',
      message: 'See the outcome of your claim for {{number}} and what it means for your refund.',
    },
    refundRefused: {
      title: 'Your refund is in your wallet',
      message: 'The refund of {{amount}} for {{number}} could not be sent to your payment method.',
    },
    withdrawalApproved: {
      title: 'Withdrawal approved',
      message: 'Your withdrawal of {{amount}} is on its way.',
    },
    withdrawalRejected: {
      title: 'Withdrawal rejected',
      message: 'Your withdrawal of {{amount}} was rejected. You can withdraw the money again.',
    },
    withdrawalPaid: {
      title: 'Withdrawal paid',
      message: '{{amount}} was paid to the account you chose.',
    },
    reviewed: {
      title: '{{other}} has reviewed you',
      message: 'The review is public now.',
    },
    supportAnswered: {
      title: 'TomoGuide support has replied',
      message: 'You can read the reply in your messages.',
    },
    applicationApproved: {
      title: 'You are now a TomoGuide guide',
      message:
        'Your application was approved. Travelers can find you once you’ve set your weekly hours in the guide view and your identity is verified.',
    },
    applicationChangesRequested: {
      title: 'Your application needs changes',
      message: 'Our team wrote: “{{words}}”',
    },
    applicationRejected: {
      title: 'Your application was not approved',
      message: 'Our team wrote: “{{words}}”',
    },
    identityVerified: {
      title: 'Your identity is verified',
      message: 'Our team has checked your document and selfie.',
    },
    identityRejected: {
      title: 'Your identity could not be verified',
      message: 'Our team wrote: “{{words}}”',
    },
    qualificationChecked: {
      title: 'We have checked your qualification',
      message: '“{{title}}” now has a badge on your page.',
    },
    qualificationRejected: {
      title: 'One of your qualifications was not accepted',
      message: 'Our team wrote about “{{title}}”: “{{words}}”',
    },
    guideSuspended: {
      title: 'You are suspended as a guide',
      message:
        'You are not listed, and your upcoming tours were cancelled with a full refund. Tours underway and your money are not affected. Our team wrote: “{{words}}”',
    },
    guideRestored: {
      title: 'You can guide again',
      message: 'Our team has lifted your suspension as a guide. Cancelled tours stay cancelled.',
    },
    /** The team's own words. */
    announcement: { title: '{{title}}', message: '{{text}}' },
    calendarFailed: {
      title: 'One of your calendars cannot be read',
      message:
        'We have been unable to read “{{calendar}}” for an hour. The times we last saw in it are still blocked, but new ones are missing, so travelers may book over them.',
    },
    calendarPartlyRead: {
      title: 'Some entries of your calendar cannot be read',
      message:
        'We could not read every entry in “{{calendar}}”. Travelers may book at those times. Your calendar page shows which entries they are.',
    },
    guidePaused: {
      title: 'Our team has paused your listing',
      message:
        'Travelers cannot find or book you for now. Tours already booked will go ahead. Our team wrote: “{{words}}”',
    },
    guidePausedByRule: {
      title: 'Your listing is paused',
      message: `You cancelled ${FIGURES.guideCancellations} accepted bookings within ${FIGURES.patternDays} days. Travelers cannot find or book you until our team lists you again. Tours already booked will go ahead.`,
    },
    feeAnnounced: {
      title: 'A service fee of {{amount}} is due',
      message:
        'Bookings with one traveler were cancelled late or missed. If you disagree, object before the deadline; otherwise we take the fee from your pending and later earnings. Our team wrote: “{{words}}”',
    },
    feeCharged: {
      title: 'A service fee of {{amount}} has been charged',
      message: 'We take it from your pending and later earnings.',
    },
    feeDropped: {
      title: 'The service fee of {{amount}} is no longer due',
      message: 'Our team wrote: “{{words}}”',
    },
    guideResumed: {
      title: 'We have ended the pause on your listing',
      message:
        'If you also paused your listing yourself, it stays paused until you end that pause.',
    },
    accountSuspended: {
      title: 'Your account was suspended',
      message: 'Your upcoming tours were cancelled. Our team wrote: “{{words}}”',
    },
    accountRestored: {
      title: 'Welcome back',
      message: 'Our team has lifted your suspension. Cancelled tours stay cancelled.',
    },
    warned_spam: {
      title: 'A warning from the TomoGuide team',
      message:
        'You were reported for advertising or spam. Please do not send any; another report may get your account suspended.',
    },
    warned_harassment: {
      title: 'A warning from the TomoGuide team',
      message:
        'You were reported for harassment or insults. Please write politely; another report may get your account suspended.',
    },
    warned_off_platform_payment: {
      title: 'A warning from the TomoGuide team',
      message:
        'You were reported for suggesting payment outside TomoGuide. Please keep deposits on TomoGuide; another report may get your account suspended.',
    },
    warned_fraud: {
      title: 'A warning from the TomoGuide team',
      message:
        'You were reported for fraud or a false identity. Another report may get your account suspended.',
    },
    warned_other: {
      title: 'A warning from the TomoGuide team',
      message:
        'You were reported for how you behaved in a conversation. Another report may get your account suspended.',
    },
  },
} as const;
