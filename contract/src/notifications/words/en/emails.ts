import { FIGURES } from '../../../words/figures.ts';

/** The texts of emails. Times and amounts are already formatted, times in both time zones if they differ. */
export default {
  hello: 'Hello {{name}},',
  bye: 'TomoGuide',
  stop: 'Stop emails like this: {{url}}',
  seeTrips: 'Your trips: {{url}}',
  seeTour: 'This tour on your dashboard: {{url}}',
  see: 'See more here: {{url}}',
  tour: '{{guide}} · {{when}} · {{length}} · {{people}}',
  itinerary: 'Itinerary: {{title}}',
  booking: 'Booking {{number}}',
  people_one: '{{count}} traveler',
  people_other: '{{count}} travelers',
  quoted: '“{{words}}”',
  fromTeam: 'Our team wrote: “{{words}}”',
  earned: '{{amount}} of what was paid online is yours. You can withdraw it starting {{day}}.',
  earnedFrozen:
    '{{amount}} of what was paid online is yours. The bank is checking the payment. If it decides in your favor, you can withdraw your share after that.',
  review: `You can review each other within ${FIGURES.reviewDays} days. Neither of you sees the other’s review until both are in; if only one of you writes one, it appears ${FIGURES.reviewAloneDays} days after it was sent.`,
  requestReceived: {
    subject: '{{traveler}} would like a tour in {{city}} on {{date}}',
    text: '{{traveler}} has sent you a tour request. Accept or reject it by {{answerBy}}; nothing is held in your calendar until you accept.',
  },
  requestAccepted: {
    subject: '{{guide}} accepted your tour in {{city}} on {{date}}',
    text: 'The slot is held for you. Pay the deposit of {{deposit}} by {{payBy}}, or the slot will be released.',
  },
  requestRejected: {
    subject: '{{guide}} can’t guide you in {{city}} on {{date}}',
    next: 'You haven’t been charged. You can send another request, or look for another guide.',
  },
  requestWithdrawn: {
    subject: '{{traveler}} withdrew the request for {{city}} on {{date}}',
    text: '{{traveler}} has withdrawn this tour request. You don’t need to answer it.',
  },
  requestExpired: {
    subject: '{{guide}} didn’t answer about {{city}} on {{date}}',
    text: '{{guide}} didn’t answer your tour request in time.',
  },
  paidTraveler: {
    subject: 'Deposit received: {{city}}, {{date}}',
    text: 'We’ve received your deposit of {{deposit}}. {{guide}} has until {{answerBy}} to answer; if they reject the request or don’t answer, you get everything back.',
    textAccepted:
      'We’ve received your deposit of {{deposit}}. {{guide}} had already accepted, so your tour is booked.',
    textInstant:
      'We’ve received your deposit of {{deposit}}. {{guide}} accepts bookings in advance, so your tour is booked.',
  },
  paidGuide: {
    subject: 'New booking request: {{city}}, {{date}}',
    text: '{{traveler}} has booked you and paid the deposit. Accept or reject the request by {{answerBy}}; if you don’t answer, the booking is cancelled.',
    subjectAccepted: 'Deposit paid: {{city}}, {{date}}',
    textAccepted:
      '{{traveler}} has paid the deposit for the request you accepted. The tour is booked.',
    textInstant: `{{traveler}} has booked you instantly and paid the deposit. The tour is booked: you accepted in advance. If you can’t guide it after all, you can withdraw within ${FIGURES.instantWithdrawalMinutes} minutes of the payment, once a month.`,
  },
  acceptedTraveler: {
    subject: 'Your tour is booked: {{city}}, {{date}}, with {{guide}}',
    text: 'Your tour is booked. You pay the remaining {{rest}} in person.',
  },
  rejectedTraveler: {
    subject: '{{guide}} can’t guide you in {{city}} on {{date}}',
    unable: '{{guide}} can’t accept this tour.',
    unableBecause: '{{guide}} can’t accept this tour: “{{why}}.”',
    refunded: 'Your deposit of {{refund}} will be refunded in full.',
  },
  weather: {
    subject: 'Bad weather for your tour: {{city}}, {{date}}',
    text: 'Bad weather is expected for this tour: {{reason}}',
    traveler:
      'Until the tour begins, you and {{guide}} can cancel it, and you get your deposit back in full. If neither of you cancels, it goes ahead.',
    guide:
      'Until the tour begins, you and {{traveler}} can cancel it with a full refund. It doesn’t count against you. If neither of you cancels, it goes ahead.',
  },
  weatherEnded: {
    subject: 'Bad weather called off: {{city}}, {{date}}',
    text: 'We no longer expect bad weather for this tour. You can both still cancel it with a full refund until {{until}}.',
    usual: 'After that, the usual refund applies. If neither of you cancels, the tour goes ahead.',
  },
  cancelledTraveler: {
    subject: 'Your tour is cancelled: {{city}}, {{date}}',
    text: 'This booking has been cancelled.',
    refunded: '{{refund}} will be refunded to you.',
    backInWallet: '{{refund}} is back in your TomoGuide wallet.',
    notRefunded: 'Under the cancellation policy, nothing is refunded.',
    substitute: {
      declined: 'You didn’t agree to another guide.',
      unanswered: 'You didn’t answer in time whether you agree to another guide.',
    },
  },
  refundRefusedTraveler: {
    subject: 'Your refund is in your wallet: {{city}}, {{date}}',
    text: 'Your refund of {{refund}} couldn’t be sent to your payment method. It is in your TomoGuide wallet instead.',
  },
  changeProposed: {
    subject: '{{person}} proposes a change: {{city}}, {{date}}',
    text: '{{person}} proposes a change of your booking. It would start on {{start}} and cost {{total}} in total.',
    holds: 'Please look at it and answer by {{answerBy}}. Until then the booking stays as it is:',
  },
  changeToPay: {
    subject: 'Your change proposal was accepted: {{city}}, {{date}}',
    text: '{{person}} accepted your change proposal. It takes effect once you have paid the additional deposit of {{amount}}, by {{payBy}}. Until then the booking stays as it is:',
  },
  changed: {
    subject: 'Your booking was changed: {{city}}, {{date}}',
    text: 'Your booking with {{person}} has been updated as agreed.',
    refunded: '{{refund}} of the deposit is on its way back to you.',
  },
  changeDeclined: {
    subject: 'Your change proposal was declined: {{city}}, {{date}}',
    text: '{{person}} declined your change proposal. The booking stays as it was:',
  },
  changeExpired: {
    subject: 'Your change proposal expired: {{city}}, {{date}}',
    text: 'Your change proposal expired. The booking stays as it was:',
  },
  changeUnpaid: {
    subject: 'The change wasn’t paid in time: {{city}}, {{date}}',
    text: 'The difference in deposit wasn’t paid in time, so the change of your booking with {{person}} lapsed. The booking stays as it was:',
  },
  colleagueAsked: {
    subject: 'Can you take over a tour: {{city}}, {{date}}?',
    text: '{{guide}} can’t come and asks whether you can take over: {{when}}, {{length}}, {{people}}, {{total}} in total.',
    first:
      'The first colleague who accepts is suggested to the traveler. You can answer until {{answerBy}}.',
  },
  substituteProposed: {
    subject: '{{guide}} can’t come: {{city}}, {{date}}',
    text: '{{guide}} can’t come. A colleague would take over your booking at the same price.',
    answer:
      'Please look at their page and answer by {{answerBy}}. If you don’t agree, the booking is cancelled and you get everything back:',
  },
  substituteDropped: {
    traveler: {
      subject: 'The colleague can’t take over: {{city}}, {{date}}',
      text: 'The guide who wanted to take over can’t do so after all. Your booking with {{guide}} stays as it is for now. {{guide}} can ask someone else or cancel; then you get everything back:',
    },
    guide: {
      subject: 'The colleague can’t take over: {{city}}, {{date}}',
      text: 'The colleague who accepted can’t take over after all. The booking is still yours. Ask someone else, or cancel if you can’t come:',
    },
  },
  substituted: {
    traveler: {
      subject: '{{guide}} is your new guide: {{city}}, {{date}}',
      text: '{{guide}} takes over your booking. Time, price and deposit stay the same:',
    },
    guide: {
      subject: 'You take over a tour: {{city}}, {{date}}',
      text: '{{traveler}} agreed that you take over this booking:',
    },
  },
  handedOver: {
    subject: 'Your tour was taken over: {{city}}, {{date}}',
    text: 'Another guide takes over booking {{number}}. You don’t need to come, and you earn nothing from it. It counts as half a cancellation.',
  },
  colleaguesUnanswered: {
    subject: 'No colleague can take over: {{city}}, {{date}}',
    text: 'None of the colleagues you asked can take over booking {{number}}. It stays yours.',
  },
  substituteReleased: {
    subject: 'You don’t need to take over: {{city}}, {{date}}',
    text: 'You agreed to take over a tour of {{guide}} ({{when}}). You’re not needed after all, and your time is free again.',
  },
  addressProposed: {
    subject: '{{person}} suggests another meeting point: {{city}}, {{date}}',
    text: '{{person}} suggests meeting here: {{place}}',
    holds: 'Until you accept, the current meeting point still applies: {{oldPlace}}',
  },
  travelersMet: {
    subject: 'Your travelers have met {{guide}}: {{city}}, {{date}}',
    text: 'The people you booked for tapped “We have met” on {{time}}.',
  },
  startsTomorrow: {
    subject: 'Coming up: {{city}}, {{date}}, with {{person}}',
    place: 'Meeting point: {{place}}',
    traveler:
      'You pay the remaining {{rest}} in person. Confirm the start under My Trips once you have met.',
    guide: 'The remaining {{rest}} is paid to you in person. Confirm the start once you have met.',
  },
  ticketsDue: {
    subject: 'Tickets to buy: {{city}}, {{date}}',
    text: 'These tickets are yours to buy before the tour, and you haven’t ticked them off yet:',
    ticket: '{{title}}, {{amount}} each',
  },
  placeDue: {
    subject: 'Where will you meet? {{city}}, {{date}}',
    text: 'You haven’t agreed on a meeting point yet. Suggest one in the booking. If you don’t agree on another, you meet here:',
  },
  completedTraveler: {
    subject: 'Your tour is complete: {{city}}, {{date}}',
    text: 'We hope the tour with {{guide}} went well.',
  },
  completedGuide: {
    subject: 'Your tour is complete: {{city}}, {{date}}',
    text: 'Your tour with {{traveler}} is complete.',
  },
  noShow: {
    own: {
      traveler: {
        subject: 'You were counted as a no-show: {{city}}, {{date}}',
        text: 'You didn’t confirm the start of this tour, so it counts as a no-show on your part. If you were there, contest this by {{contestBy}}. If you don’t, nothing will be refunded.',
      },
      guide: {
        subject: 'You were counted as a no-show: {{city}}, {{date}}',
        text: 'You didn’t confirm the start of this tour, so it counts as a no-show on your part. If you were there, contest this by {{contestBy}}. If you don’t, the whole online payment goes back to {{traveler}}.',
      },
    },
    other: {
      traveler: {
        subject: '{{guide}} didn’t show up: {{city}}, {{date}}',
        text: '{{guide}} didn’t confirm the start of this tour, so it counts as a no-show on {{guide}}’s part. They can contest this until {{contestBy}}. If they don’t, everything you paid online goes back to you.',
      },
      guide: {
        subject: '{{traveler}} didn’t show up: {{city}}, {{date}}',
        text: '{{traveler}} didn’t confirm the start of this tour, so it counts as a no-show on {{traveler}}’s part. They can contest this until {{contestBy}}. If they don’t, the online payment is yours, less the service fee.',
      },
    },
    emergency: `If an emergency such as an illness kept you away, you can send an emergency claim, with a document that proves it, within ${FIGURES.emergencyHours} hours of the scheduled start.`,
  },
  disputed: {
    own: {
      subject: 'Your dispute is open: {{city}}, {{date}}',
      text: 'We’ve opened the dispute, and {{person}} can now tell their side.',
    },
    other: {
      subject: '{{person}} has opened a dispute: {{city}}, {{date}}',
      text: '{{person}} has opened a dispute about this tour. Read what they say and tell your side soon: our team hears both sides before it decides.',
    },
    frozen:
      'The online payment is frozen until our team has decided, by {{decideBy}} at the latest.',
  },
  disputeDecided: {
    subject: 'The dispute has been decided: {{city}}, {{date}}',
    completed: 'The tour counts as completed.',
    cancelled: 'The tour counts as cancelled.',
    byRule: `Our team didn’t decide within ${FIGURES.disputeDays} days, so the dispute was closed by the rule in our terms.`,
    back: {
      traveler: '{{refund}} of what you paid online goes back to you.',
      guide: '{{refund}} of the online payment goes back to {{traveler}}.',
    },
    nothing: {
      traveler: 'Nothing is refunded to you.',
      guide: 'Nothing is refunded to {{traveler}}.',
    },
  },
  claimed: {
    traveler: {
      subject: 'We have your emergency claim: {{city}}, {{date}}',
      text: 'We have your statement and your documents. Our team will decide by {{decideBy}} at the latest; until then, the part of your payment kept under the cancellation policy is frozen.',
    },
    guide: {
      subject: '{{traveler}} has sent an emergency claim: {{city}}, {{date}}',
      text: '{{traveler}} says that an emergency kept them from this tour. The part of the payment kept under the cancellation policy is frozen until our team has decided, by {{decideBy}} at the latest. You don’t need to do anything.',
    },
  },
  claimDecided: {
    traveler: {
      subject: 'Your emergency claim has been decided: {{city}}, {{date}}',
      accepted: `Our team has accepted your claim: in all, you get back ${FIGURES.emergencyPercent}% of what you paid online.`,
      rejected: 'Our team didn’t accept your claim. The cancellation policy applies.',
      lapsed: `Your claim wasn’t decided within ${FIGURES.claimDays} days, so the cancellation policy applies.`,
    },
    guide: {
      subject: 'The emergency claim has been decided: {{city}}, {{date}}',
      accepted: `Our team has accepted {{traveler}}’s claim: ${FIGURES.emergencyPercent}% of the online payment goes back to them, and what is left of it is yours.`,
      rejected: 'Our team didn’t accept {{traveler}}’s claim. The cancellation policy applies.',
      lapsed: `{{traveler}}’s claim wasn’t decided within ${FIGURES.claimDays} days, so the cancellation policy applies.`,
    },
    back: 'The {{refund}} still due to you will now be refunded.',
  },
  proofVerified: {
    subject: 'Payment verified: {{city}}, {{date}}',
    text: '{{guide}} has confirmed that you paid {{rest}} in person. There is nothing left to pay.',
  },
  proofReturned: {
    subject: '{{guide}} has returned your payment proof: {{city}}, {{date}}',
    text: '{{guide}} couldn’t verify your payment proof and says:',
    next: 'Please upload payment proof again.',
  },
  addressChanged: {
    subject: 'New meeting point: {{city}}, {{date}}',
    text: '{{person}} has accepted your suggestion. New meeting point: {{place}}',
    textAccepted: 'You have accepted another meeting point: {{place}}',
  },
  withdrawalPaid: {
    subject: 'Your withdrawal of {{amount}} has been paid',
    text: 'We’ve sent {{amount}} to the account you chose. Banks may take a business day or two to show it.',
    to: {
      alipay: 'Alipay {{number}}, {{holder}}',
      wechat: 'WeChat {{number}}, {{holder}}',
      bank: '{{bank}} {{number}}, {{holder}}',
    },
    see: 'Your withdrawals: {{url}}',
  },
  applicationDecided: {
    approved: {
      subject: 'You’re now a TomoGuide guide',
      text: 'Our team has approved your application. Welcome to TomoGuide.',
      next: 'Travelers can find you once your identity is verified and your weekly hours are set.',
    },
    changes_requested: {
      subject: 'Your guide application needs changes',
      text: 'Our team has read your application and asks you to make some changes.',
      next: 'Your answers are kept. Make the changes and submit the application again.',
    },
    rejected: {
      subject: 'Your guide application',
      text: 'Thank you for applying. Our team didn’t approve your application.',
      next: `You can apply again ${FIGURES.reapplyDays} days after this decision. Your answers are kept.`,
    },
  },
  identityDecided: {
    verified: {
      subject: 'Your identity is verified',
      text: 'Our team has checked your document and selfie. Your identity is verified.',
      next: `Both files will be erased ${FIGURES.identityFileDays} days from now.`,
    },
    rejected: {
      subject: 'Your identity couldn’t be verified',
      text: 'Our team has looked at your document and selfie but couldn’t verify your identity.',
      next: 'You can send new files. The old ones are erased when you do.',
    },
  },
  qualificationDecided: {
    checked: {
      subject: 'We’ve checked your qualification',
      text: 'Our team has checked “{{title}}.”',
      next: 'Travelers now see a badge beside it on your page.',
    },
    rejected: {
      subject: 'One of your qualifications wasn’t accepted',
      text: 'Our team has looked at the file for “{{title}}” but couldn’t accept it.',
      next: 'Travelers don’t see this qualification. You can change it or send another file at any time.',
    },
  },
  workPermissionDecided: {
    checked: {
      subject: 'We’ve checked your permission to work',
      text: 'Our team has checked what you stated about your permission to work.',
      next: 'You can take bookings as far as it permits.',
    },
    rejected: {
      subject: 'Your permission to work wasn’t accepted',
      text: 'Our team has looked at what you stated about your permission to work but couldn’t accept it.',
      next: 'Please correct it. Without a valid permission, you can’t take new bookings.',
    },
  },
  workPermissionDue: {
    expiring: {
      subject: 'Your permission to work expires soon',
      text: 'Your permission to work ends at {{time}}. After that you can’t take bookings. Please send us your new permission.',
    },
    expired: {
      subject: 'Your permission to work has expired',
      text: 'Your permission to work ended at {{time}}. You can’t take new bookings until we’ve checked a new one. Booked tours go ahead.',
    },
    missing: {
      subject: 'Please state your permission to work',
      text: 'Guides now state whether their residence status lets them guide. Without it you can’t take bookings from {{time}} on.',
    },
    overdue: {
      subject: 'You can’t take new bookings',
      text: 'You haven’t stated your permission to work by {{time}}. You can do so at any time, and then take bookings again. Booked tours go ahead.',
    },
  },
  accountSuspended: {
    subject: 'Your TomoGuide account is suspended',
    text: 'Our team has suspended your account. You can’t log in, and your upcoming tours have been cancelled. Your money is kept for you.',
  },
  accountRestored: {
    subject: 'You can log in to TomoGuide again',
    text: 'Our team has lifted your suspension. Cancelled tours stay cancelled.',
  },
  guideSuspended: {
    subject: 'You are suspended as a guide',
    text: 'Our team has suspended you as a guide. You aren’t listed, and your upcoming tours have been cancelled with a full refund. You can still log in; tours underway and your money aren’t affected.',
  },
  guideRestored: {
    subject: 'You can guide again on TomoGuide',
    text: 'Our team has lifted your suspension as a guide. Cancelled tours stay cancelled.',
  },
  guidePaused: {
    subject: 'Your TomoGuide listing is paused',
    text: 'Our team has paused your listing: travelers can’t find or book you for now. Tours already booked will go ahead, and you can still log in.',
  },
  guidePausedByRule: {
    subject: 'Your TomoGuide listing is paused',
    text: `You reached ${FIGURES.guideCancellations} cancellations of accepted bookings within ${FIGURES.patternDays} days, where a tour that a colleague took over counts half. So your listing is paused: travelers can’t find or book you until our team lists you again. Tours already booked will go ahead. If there was a good reason, please write to us.`,
  },
  feeAnnounced: {
    subject: 'A service fee of {{amount}} is due',
    text: 'Bookings of yours with one traveler were cancelled late, or the traveler didn’t come. Our team asks you to pay the service fee that these tours would have cost: {{amount}}. If you disagree, object on your Guide Dashboard, under Earnings, by {{objectBy}}. Otherwise we take it from your pending and later earnings.',
  },
  feeCharged: {
    subject: 'A service fee of {{amount}} has been charged',
    text: 'The service fee of {{amount}} that we wrote to you about is now due. We take it from your pending and later earnings.',
  },
  feeDropped: {
    subject: 'The service fee of {{amount}} is no longer due',
    text: 'Our team has decided not to charge the service fee of {{amount}} that we wrote to you about. You don’t need to do anything.',
  },
  guideResumed: {
    subject: 'We’ve ended the pause on your listing',
    text: 'Our team has ended the pause on your listing. If you also paused it yourself, it stays paused until you end that pause.',
  },
  dayFreed: {
    hurry: 'Nothing is held for you, and others may have been told too, so book soon.',
    guide: {
      subject: '{{guide}} is free on {{day}}',
      text: '{{guide}} can now be booked on {{day}}. You asked us to tell you.',
      see: 'Choose a start time: {{url}}',
    },
    city: {
      subject: 'A guide in {{city}} is free on {{day}}',
      text: '{{guide}} in {{city}} can be booked on {{day}} and fits your search. You asked us to tell you.',
      see: 'Your search: {{url}}',
    },
  },
  supportAnswered: {
    subject: 'TomoGuide support has replied',
    text: 'Our team has replied to you. You can read the reply, and write back, in your messages.',
  },
  supportVisitor: {
    subject: 'Our reply to your message',
    hello: 'Hello,',
    asked: 'You wrote: “{{words}}”',
    more: 'If you have another question, write to us here: {{url}}',
  },
  confirmEmail: {
    subject: 'Confirm your email for TomoGuide',
    text: `Your TomoGuide account {{username}} uses this email address. Confirm that it is yours. The link works once and expires after ${FIGURES.confirmationHours} hours: {{url}}`,
    ignore:
      'If you don’t know this account, don’t confirm. It can’t use your address without your confirmation.',
  },
  emailChangeAsked: {
    subject: 'Your TomoGuide email is about to change',
    text: 'Someone who knows your password asked to use {{email}} instead of this address. The change takes effect once the new address is confirmed.',
    notYou: 'If this wasn’t you, choose a new password now. That also stops the change: {{url}}',
  },
  emailChanged: {
    subject: 'Your TomoGuide email has changed',
    text: 'Your account now uses {{email}}. This is the last email we send to this address.',
    notYou: 'If this wasn’t you, write to our team now: {{url}}',
  },
  passkeyAdded: {
    subject: 'A passkey was added to your TomoGuide account',
    text: 'The passkey “{{name}}” can now be used to log in to your account.',
  },
  passkeyRemoved: {
    subject: 'A passkey was removed from your TomoGuide account',
    text: 'The passkey “{{name}}” no longer works for your account.',
  },
  passkeyNotYou:
    'If this wasn’t you, change your password and check your passkeys and open sessions: {{url}}',
  resetPassword: {
    subject: 'Choose a new TomoGuide password',
    text: 'Use this link to choose a new password. It works once and expires after one hour: {{url}}',
    ignore:
      'If you didn’t ask for this, you don’t need to do anything. Your password stays as it is.',
  },
  cancelledGuide: {
    subject: 'Booking cancelled: {{city}}, {{date}}',
    text: '{{traveler}}’s booking has been cancelled.',
    substitute: {
      declined:
        '{{traveler}} didn’t agree to your colleague. This counts as your cancellation, because you can’t come.',
      unanswered:
        '{{traveler}} didn’t answer in time about your colleague. This counts as your cancellation, because you can’t come.',
    },
  },
} as const;
