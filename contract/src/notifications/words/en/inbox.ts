import { FIGURES } from '../../../words/figures.ts';

/**
 * The texts of notices in the app. Times are formatted separately, in both time zones if they differ;
 * amounts are already formatted.
 */
export default {
  action: {
    application: 'See my application',
    identity: 'See my verification',
    qualifications: 'See my qualifications',
    workPermission: 'See my permission to work',
    guidePages: 'Go to your guide home',
    calendar: 'See my calendar',
    freeDay: 'See the free day',
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
  /** The labels of a notice's times; each is on a separate line below its message. */
  times: { tour: 'Tour', deadline: 'Deadline', end: 'New end', sent: 'Sent' },
  /** Used where a notice is shown as a single text. */
  timeInText: '{{label}}: {{time}}.',
  /** The guide's preset reason, followed by their own message. */
  because: 'Reason: “{{why}}.”',
  kinds: {
    requested: {
      title: 'New booking request',
      message: '{{other}} booked you ({{number}}) and paid the deposit. Please answer in time.',
    },
    requestReceived: {
      title: 'New tour request',
      message: '{{other}} would like to book you. Please answer in time.',
    },
    requestAccepted: {
      title: '{{other}} accepted your request',
      message: 'We’re holding the slot. Pay the deposit in time.',
    },
    requestRejected: {
      title: '{{other}} can’t accept this tour',
      message: 'You haven’t been charged. Ask for another time or another guide.',
    },
    requestExpired: {
      title: 'Tour request not answered',
      message: '{{other}} didn’t answer in time. You haven’t been charged.',
    },
    requestWithdrawn: {
      title: 'Tour request withdrawn',
      message: '{{other}} withdrew it. Nothing to do for you.',
    },
    requestUnpaid: {
      title: 'Tour request not paid in time',
      message: '{{other}} didn’t pay the deposit in time. Your slot is open again.',
    },
    paid: {
      title: 'Deposit received',
      message:
        'We’re holding your deposit. {{other}} has been told about {{number}} and will answer in time.',
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
      title: '{{other}} can’t accept this tour',
      message: 'You get the {{amount}} deposit for {{number}} back in full.',
    },
    holdEnded: {
      title: 'Booking not paid in time',
      message: 'We no longer hold the slot for {{number}} with {{other}}.',
    },
    weatherDeclared: {
      title: 'Bad weather for your tour',
      message:
        'You or {{other}} can cancel {{number}} for a full refund until the tour begins. {{words}}',
    },
    weatherEnded: {
      title: 'Bad weather called off for your tour',
      message:
        'You or {{other}} can still cancel {{number}} for a full refund until the deadline. After that, the usual refund applies.',
    },
    cancelled: {
      title: 'Booking cancelled',
      message: 'Your tour {{number}} with {{other}} is cancelled.',
    },
    cancelledRefunded: {
      title: 'Booking cancelled',
      message: 'Your tour {{number}} with {{other}} is cancelled. You get {{amount}} back.',
    },
    noShowYours: {
      title: 'You were counted as a no-show',
      message:
        '{{other}} confirmed the start of {{number}}, but you didn’t. If you were there, contest it in time.',
    },
    noShowTheirs: {
      title: '{{other}} was counted as a no-show',
      message:
        'You confirmed the start of {{number}}, but {{other}} didn’t. They can contest it for now.',
    },
    /** For notices stored before each party had its own text. */
    noShow: {
      title: 'One side didn’t show up',
      message:
        'A no-show was recorded for {{number}} with {{other}}. It can be contested until the deadline.',
    },
    startNear: {
      title: 'Your tour starts soon',
      message: 'Confirm the start of {{number}} when you meet {{other}}.',
    },
    startNearConfirmed: {
      title: 'Your tour starts soon',
      message: 'You’ve confirmed the start of {{number}} with {{other}}.',
    },
    startsTomorrow: {
      title: 'Your tour is coming up',
      message: 'You meet {{other}} for {{number}}.',
    },
    ticketsDue: {
      title: 'Tickets to buy',
      message:
        'Tickets for {{number}} with {{other}} aren’t ticked off yet. Buy them before they sell out.',
    },
    placeDue: {
      title: 'Agree on a place to meet',
      message: '{{number}} with {{other}} has no agreed meeting point yet. Suggest one.',
    },
    startConfirmed: {
      title: '{{other}} has confirmed the start',
      message: 'Confirm it too, and tour {{number}} begins.',
    },
    started: {
      title: 'Your tour has started',
      message: 'Tour {{number}} with {{other}} has begun. Enjoy.',
    },
    marked_on_my_way: {
      title: '{{other}} is on the way',
      message: 'For tour {{number}}.',
    },
    marked_late: {
      title: '{{other}} will be 10 minutes late',
      message: 'For tour {{number}}.',
    },
    marked_here: {
      title: '{{other}} is at the meeting point',
      message: 'For tour {{number}}.',
    },
    marked_cannot_find: {
      title: '{{other}} can’t find you',
      message: 'Tour {{number}}: say where you are.',
    },
    extraCostProposed: {
      title: '{{other}} proposes an extra cost of {{amount}}',
      message: 'For {{number}}, paid on site: {{words}}',
    },
    extraCostAccepted: {
      title: '{{other}} agreed to {{amount}}',
      message: 'An extra cost for {{number}}, paid on site.',
    },
    extraCostDeclined: {
      title: '{{other}} declined {{amount}}',
      message: 'An extra cost for {{number}}.',
    },
    travelersMet: {
      title: 'Your travelers have met {{other}}',
      message: 'Your travelers on {{number}} tapped “We’ve met.”',
    },
    completed: {
      title: 'Tour completed',
      message: 'Tour {{number}} with {{other}} is complete. Review each other now.',
    },
    extensionRequested: {
      title: '{{other}} asks to extend the tour by {{length}}',
      message: 'The fee for {{number}} is paid. Please answer in time.',
    },
    extensionAgreed: {
      title: '{{other}} agrees to extend the tour by {{length}}',
      message: 'Confirm the extension of {{number}}; otherwise it takes effect automatically.',
    },
    extensionRefused: {
      title: 'Your tour wasn’t extended',
      message: 'You get the {{amount}} fee for {{number}} back.',
    },
    extended: {
      title: 'Your tour was extended by {{length}}',
      message: 'Your tour {{number}} with {{other}} is longer now.',
    },
    changeProposed: {
      title: '{{other}} proposes a change',
      message: 'Until you accept, {{number}} stays as it is.',
    },
    changeToPay: {
      title: '{{other}} accepted your change proposal',
      message:
        'Pay the additional deposit of {{amount}} for {{number}}, and the change takes effect.',
    },
    changed: {
      title: 'Your booking was changed',
      message: '{{number}} with {{other}} has been updated as agreed.',
    },
    changeDeclined: {
      title: '{{other}} declined your change proposal',
      message: '{{number}} stays as it was.',
    },
    changeWithdrawn: {
      title: '{{other}} withdrew a change proposal',
      message: '{{number}} stays as it was.',
    },
    changeExpired: {
      title: 'A change proposal expired',
      message: '{{number}} with {{other}} stays as it was.',
    },
    colleagueAsked: {
      title: 'Can you take over a tour of {{other}}?',
      message: 'They can’t come. The first colleague who accepts is suggested to the traveler.',
    },
    substituteProposed: {
      title: '{{other}} can’t come',
      message:
        'A colleague would take over {{number}} at the same price. Look at their page and answer. Otherwise you get everything back.',
    },
    substituteFound: {
      title: 'A colleague would take over',
      message: '{{other}} can now agree to them for {{number}}.',
    },
    colleaguesUnanswered: {
      title: 'No colleague can take over',
      message: '{{number}} with {{other}} stays yours.',
    },
    substituteDropped: {
      title: 'The colleague can’t take over',
      message:
        '{{number}} with {{other}} stays as it is for now. {{other}} can ask someone else or cancel; then you get everything back.',
    },
    substituted: {
      title: 'You take over a tour',
      message: '{{other}} agreed. {{number}} is now your booking.',
    },
    handedOver: {
      title: 'Your tour was taken over',
      message: '{{number}} is no longer yours. It counts as half a cancellation.',
    },
    substituteReleased: {
      title: 'You don’t need to take over',
      message:
        'The tour of {{other}} goes ahead without you, or not at all. Your time is free again.',
    },
    addressProposed: {
      title: '{{other}} suggests another meeting point',
      message: 'Until you accept, the meeting point for {{number}} stays the same.',
    },
    addressChanged: {
      title: 'Meeting point changed',
      message: '{{other}} accepted your suggestion for {{number}}.',
    },
    addressDeclined: {
      title: 'The meeting point stays the same',
      message: '{{other}} keeps the meeting point for {{number}}.',
    },
    proofUploaded: {
      title: 'Payment proof to check',
      message: '{{other}} uploaded payment proof for {{number}}.',
    },
    proofVerified: {
      title: 'Payment proof verified',
      message: '{{other}} received the rest for {{number}}.',
    },
    proofReturned: {
      title: 'Payment proof returned',
      message: '{{other}} couldn’t verify the proof for {{number}}: “{{words}}”',
    },
    disputed: {
      title: 'Dispute opened',
      message: '{{other}} opened a dispute about {{number}}. Tell your side; our team decides.',
    },
    disputeDecided: {
      title: 'Dispute decided',
      message: 'See what our team decided about {{number}} with {{other}}.',
    },
    emergencyClaimed: {
      title: 'Emergency claim received',
      message: '{{other}} sent an emergency claim for {{number}}. Our team decides.',
    },
    emergencyDecided: {
      title: 'Outcome of your emergency claim',
      message: 'See the outcome for {{number}} and your refund.',
    },
    refundRefused: {
      title: 'Your refund is in your wallet',
      message:
        'Your payment method declined the {{amount}} refund for {{number}}. It’s in your wallet.',
    },
    withdrawalApproved: {
      title: 'Withdrawal approved',
      message: 'Your withdrawal of {{amount}} is on its way.',
    },
    withdrawalRejected: {
      title: 'Withdrawal rejected',
      message: 'The {{amount}} is back. You can withdraw it again.',
    },
    withdrawalPaid: {
      title: 'Withdrawal paid',
      message: '{{amount}} is in the account you chose.',
    },
    reviewed: {
      title: '{{other}} has reviewed you',
      message: 'The review is public now.',
    },
    dayFreed: {
      title: '{{other}} is free on {{day}}',
      message: 'You asked us to tell you. The day isn’t held for you, so book soon.',
    },
    cityFreed: {
      title: 'A guide in {{city}} is free on {{day}}',
      message: 'You asked us to tell you. Nothing is held for you, so book soon.',
    },
    supportAnswered: {
      title: 'TomoGuide support has replied',
      message: 'Read the reply in your messages.',
    },
    applicationApproved: {
      title: 'You’re now a TomoGuide guide',
      message: 'Set your weekly hours and verify your identity, and travelers can find you.',
    },
    applicationChangesRequested: {
      title: 'Your application needs changes',
      message: 'Our team wrote: “{{words}}”',
    },
    applicationRejected: {
      title: 'Your application wasn’t approved',
      message: 'Our team wrote: “{{words}}”',
    },
    identityVerified: {
      title: 'Your identity is verified',
      message: 'Our team checked your document and selfie.',
    },
    identityRejected: {
      title: 'Your identity couldn’t be verified',
      message: 'Our team wrote: “{{words}}”',
    },
    qualificationChecked: {
      title: 'We’ve checked your qualification',
      message: '“{{title}}” now has a badge on your page.',
    },
    qualificationRejected: {
      title: 'A qualification wasn’t accepted',
      message: '“{{title}}”: “{{words}}”',
    },
    permissionChecked: {
      title: 'We’ve checked your permission to work',
      message: 'You can take bookings as far as it permits.',
    },
    permissionRejected: {
      title: 'Your permission to work wasn’t accepted',
      message: 'Our team wrote: “{{words}}”',
    },
    permissionExpiring: {
      title: 'Your permission to work expires soon',
      message: 'After that you can’t take bookings. Send us your new permission.',
    },
    permissionExpired: {
      title: 'Your permission to work has expired',
      message: 'You can’t take new bookings. Booked tours go ahead.',
    },
    permissionMissing: {
      title: 'Please state your permission to work',
      message: 'Without it you can’t take bookings after that time.',
    },
    permissionOverdue: {
      title: 'We have no permission to work from you',
      message: 'You can’t take new bookings until you state it. Booked tours go ahead.',
    },
    guideSuspended: {
      title: 'You’re suspended as a guide',
      message:
        'You’re not listed, and upcoming tours were cancelled with a full refund. Tours underway and your money aren’t affected. Our team wrote: “{{words}}”',
    },
    guideRestored: {
      title: 'You can guide again',
      message: 'You can guide again. Cancelled tours stay cancelled.',
    },
    /** The title and text that staff wrote. */
    announcement: { title: '{{title}}', message: '{{text}}' },
    calendarFailed: {
      title: 'One of your calendars can’t be read',
      message:
        'We haven’t been able to read “{{calendar}}” for an hour. New appointments are missing, so travelers may book over them.',
    },
    calendarPartlyRead: {
      title: 'Part of your calendar can’t be read',
      message:
        'Travelers may book at times we couldn’t read in “{{calendar}}”. Your calendar page lists them.',
    },
    guidePaused: {
      title: 'Our team has paused your listing',
      message:
        'Travelers can’t find or book you for now. Booked tours go ahead. Our team wrote: “{{words}}”',
    },
    guidePausedByRule: {
      title: 'Your listing is paused',
      message: `You reached ${FIGURES.guideCancellations} cancellations of accepted bookings in ${FIGURES.patternDays} days; a tour that a colleague took over counts half. Travelers can’t find you until our team lists you again. Booked tours go ahead.`,
    },
    feeAnnounced: {
      title: 'A service fee of {{amount}} is due',
      message:
        'Bookings with one traveler were cancelled late or missed. Object in time if you disagree; otherwise we take it from your earnings. Our team wrote: “{{words}}”',
    },
    feeCharged: {
      title: 'Service fee of {{amount}} charged',
      message: 'We take it from your pending and later earnings.',
    },
    feeDropped: {
      title: 'Service fee of {{amount}} dropped',
      message: 'Our team wrote: “{{words}}”',
    },
    guideResumed: {
      title: 'We’ve ended the pause on your listing',
      message: 'If you paused it yourself, it stays paused until you resume.',
    },
    accountSuspended: {
      title: 'Your account was suspended',
      message: 'Upcoming tours were cancelled. Our team wrote: “{{words}}”',
    },
    accountRestored: {
      title: 'Welcome back',
      message: 'Welcome back. Cancelled tours stay cancelled.',
    },
    warned_spam: {
      title: 'A warning from the TomoGuide team',
      message:
        'You were reported for advertising or spam. Please stop; another report may get your account suspended.',
    },
    warned_harassment: {
      title: 'A warning from the TomoGuide team',
      message:
        'You were reported for harassment or insults. Please stay polite; another report may get your account suspended.',
    },
    warned_off_platform_payment: {
      title: 'A warning from the TomoGuide team',
      message:
        'You were reported for asking to pay outside TomoGuide. Please keep deposits here; another report may get your account suspended.',
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
