import { FIGURES } from '../../../words/figures.ts';

/** Terms and privacy policy. In a section's text, an empty line starts a new paragraph. */
export default {
  updated: 'Last updated on {{day}}',
  contents: 'On this page',
  terms: {
    title: 'Terms of service',
    description:
      'What you and TomoGuide agree on when you book a local guide in Japan, or work as one.',
    lead: 'These terms set out what travelers, guides and TomoGuide owe each other. They are written to be read, and the figures in them are the ones you see when you book.',
    sections: {
      service: {
        title: 'What TomoGuide is',
        text: 'TomoGuide is a marketplace. Local guides offer tours; travelers choose a guide, say what they need and book. The tour itself is a contract between the traveler and the guide. TomoGuide runs the site, holds the deposit until it is paid out, and helps when something goes wrong.\n\nAnyone can look at guides, prices and reviews without an account. You need one to save guides, send messages and book.',
      },
      accounts: {
        title: 'Your account',
        text: `You must be at least ${FIGURES.accountMinAge} years old to have an account. Give your real name and an email address that reaches you, keep your password to yourself, and tell us at once if someone else uses your account. One account per person.\n\nWe may suspend an account that breaks these terms. A suspended guide is no longer listed and takes no new bookings, and their upcoming tours are cancelled; money already earned stays theirs.`,
      },
      booking: {
        title: 'How bookings are made',
        text: `You choose a guide, a day, a start time, a length and the size of your group, see the whole price, and pay the deposit. The slot is held for ${FIGURES.holdMinutes} minutes while you pay. The guide then has ${FIGURES.answerHours} hours to accept, and must answer no later than ${FIGURES.lastCallHours} hours before the start. If the guide rejects the request or does not answer, the deposit is refunded in full.\n\nTours can be booked from ${FIGURES.leadHours} hours to ${FIGURES.daysAhead} days ahead. All tour times are in the guide’s time zone.`,
      },
      prices: {
        title: 'Prices and payment',
        text: `Prices are in Chinese yuan (RMB): an hourly price for one person and an additional hourly price for each extra person. The deposit is ${FIGURES.depositPercent}% of the total, rounded up to a whole yuan, and is paid online by card, Alipay or WeChat Pay. The rest is paid to the guide in person.\n\nMeals, transportation and tickets are paid on site in Japanese yen. They are shown beside the price when you book and are not part of it.\n\nFrom the online payment, TomoGuide keeps a service fee of ${FIGURES.commissionPercent}% of the total price; the guide can withdraw the remainder of that payment ${FIGURES.earningsDays} business days after the tour, RMB ${FIGURES.withdrawalRmb} or more at a time, once our team has checked the withdrawal.`,
      },
      cancellation: {
        title: 'Cancellation',
        text: `The cancellation policy in force when you book is copied onto your booking and stays valid for it. The page about cancellation and refunds shows how much is refunded, depending on the time left until the start; you see the exact amount before you confirm a cancellation.\n\nWhen a guide cancels, rejects a request or does not answer in time, the whole online payment is refunded.\n\nA guide who cancels ${FIGURES.guideCancellations} accepted bookings within ${FIGURES.patternDays} days is not listed until our team has looked at it. If bookings of the same traveler and guide end at the last minute again and again, we can charge the guide the service fee that the tours would have cost, less what we kept. We notify the guide first, who then has ${FIGURES.objectionDays} days to object.`,
      },
      guides: {
        title: 'What guides promise',
        text: 'Guides must describe themselves truthfully, keep their calendar up to date, arrive on time and respect the limits a traveler sets. They must not charge more than the price in the booking, and take no commission from shops or restaurants for bringing travelers. Every stop at a shop must be part of the itinerary that both have agreed on, and guides must not pressure travelers to buy. After a tour, travelers can report such stops, and the guide’s page shows how many did.\n\nGuides must not drive travelers in their own cars. Travel during a tour is by public transportation, taxi or licensed car service.\n\nThe title 全国通訳案内士 (National Government Licensed Guide Interpreter) appears only where we have checked the license number.',
      },
      travelers: {
        title: 'What travelers promise',
        text: 'Travelers must say honestly how many of them are coming and what they need, arrive at the meeting point on time, follow the laws of Japan and the customs of the places they visit, and treat the guide with respect. A guide may end a tour if it becomes unsafe or a traveler is abusive.',
      },
      conduct: {
        title: 'Messages and reviews',
        text: `Use messages only to talk about the tour. Until the guide has accepted a booking and it can no longer be cancelled for a full refund, phone numbers, contact details on other services and requests to pay elsewhere are hidden in messages, because most fraud begins with them. If you book outside TomoGuide, these terms no longer protect you.\n\nThe traveler and the guide may review each other within ${FIGURES.reviewDays} days after the tour is completed. If both write a review, the two appear together; a single review appears ${FIGURES.reviewAloneDays} days after it was written. If the two share a browser, a network or a payout account, our team checks the review first, for at most ${FIGURES.reviewCheckDays} days. We hide reviews that insult someone or reveal private information, never because they are critical.`,
      },
      disputes: {
        title: 'When something goes wrong',
        text: `Write to the other side first: most things are settled that way. If that does not help, either side can open a dispute up to ${FIGURES.disputableHours} hours after the tour is completed or one side is counted as a no-show. The money in question is frozen, and our team hears both sides and decides within ${FIGURES.disputeDays} days. If we do not decide in time, the tour counts as completed if both of you had confirmed its start. If not, a reported no-show stands; without one, the whole payment is refunded.\n\nA traveler who cannot come because of an emergency, such as illness, an accident or a cancelled flight, and can document it, can claim a refund up to ${FIGURES.emergencyHours} hours after the scheduled start. If the claim is accepted, ${FIGURES.emergencyPercent}% of the online payment is refunded and ${FIGURES.emergencyGuidePercent}% goes to the guide.`,
      },
      liability: {
        title: 'Liability',
        text: 'We are liable without limit for willful misconduct and gross negligence, and for death, personal injury and harm to health. Otherwise we are liable only for breaching an essential obligation under a booking, up to its price. The guide is responsible for the tour itself. Your statutory rights as a consumer are not affected.',
      },
      changes: {
        title: 'Changes and law',
        text: `We announce changes to these terms by email and on this page at least ${FIGURES.termsNoticeDays} days before they apply. A booking keeps the terms it was made under.\n\nThe law of Japan applies; as a consumer, you keep the protection of the law where you live. The English and Chinese versions say the same thing; if they differ, the one you accepted when you signed up applies.`,
      },
    },
  },
  privacy: {
    title: 'Privacy policy',
    description: 'What data TomoGuide keeps, why, who sees it, and how to get or delete yours.',
    lead: 'We keep what a booking needs, show each person only what concerns them, and sell nothing.',
    sections: {
      collected: {
        title: 'What we keep',
        text: 'For everyone with an account: name, username, email address, a hash of the password (never the password itself), language, settings, login times, and for 30 days a hash of the browsers and networks used to log in.\n\nIf you turn on push notifications: your browser’s address at its maker’s push service.\n\nFor travelers: saved guides, requests, bookings, the meeting address you give, messages and reviews. If you book for someone else: that person’s name, telephone number and language, needs such as a special diet or allergies, and what you write about them; please tell them that we have these details. Days that you wait for on a waiting list. For the day of a tour: what you two tell each other with the buttons, with the times, and a telephone number if you leave one. For guides also: the application, documents for identity and qualifications, calendar, prices and payouts.\n\nFor payments: amount, method, time and result. Card numbers never pass through our servers; the payment provider keeps them.',
      },
      purposes: {
        title: 'What we use it for',
        text: 'To run your bookings and your account (the contract with you), to prevent fraud and keep the site safe (our interest and yours), to keep the books the law requires, and, only if you agreed, to send you news by email. We do not build advertising profiles.',
      },
      seen: {
        title: 'Who sees what',
        text: `Public: a guide’s profile, pictures, services, prices and reviews. A guide sees a traveler’s nickname, picture and reviews. If you book for someone else, the guide sees that person’s needs from the request on, and their name, telephone number and language, and what you wrote about them, once the deposit is paid. The meeting address is seen by the two people in a booking and by everyone who has the travelers’ link, which only you can create. The page it opens shows that person’s name, but not their telephone number, their needs or what you wrote about them. A telephone number that you leave for the day of a tour is seen by the other person only if both of you left one and haven’t both confirmed the start ${FIGURES.notMetMinutes} minutes after it. What you send with the buttons on that day is seen by the other person and, in a dispute or if you ask for help, by our team. Email addresses, home postal codes and documents for identity and qualifications are seen by their owner and, where a case requires it, by our team; we log each time our team opens an identity document.`,
      },
      others: {
        title: 'Who processes data for us',
        text: 'Our hosting provider, our email provider and the payment provider process data for us, under contract and only for the purposes named above. If you turn on push notifications, the push service of your browser’s maker delivers them; they are encrypted, so it cannot read them. If a conversation names a translation service, a message that you or the other person has translated can be sent to that service, without your names. We give data to authorities only where the law requires it.',
      },
      kept: {
        title: 'How long we keep it',
        text: `Account data for as long as the account exists. Bookings and payments for as long as tax law requires, at most ten years. What you told us about someone you booked for, and the travelers’ link, are erased ${FIGURES.leadDays} days after the booking has ended; the link stops working ${FIGURES.linkDays} days after the scheduled end. A telephone number left for the day of a tour is deleted once both confirm the start or the booking ends, an entry on a waiting list when its day has passed or you end it. Identity documents until they are checked and for one year after. Server logs for 90 days.`,
      },
      rights: {
        title: 'Your rights',
        text: `You can see, correct, export and delete your data. Export gives you one file with everything; deletion erases or anonymizes what the law does not require us to keep. Privacy requests are answered within ${FIGURES.privacyDays} days. You may also complain to the data protection authority of your country; in Japan that is the Personal Information Protection Commission.`,
      },
      cookies: {
        title: 'Cookies and storage',
        text: `We set cookies for the language and the color theme, so that pages look right from the first moment, and one that tells the login page that you have logged in with this browser before, so that nobody who guesses passwords can lock you out. Your browser’s storage keeps your session and, for tours that start soon, the secret that your start code is computed from; both are erased when you log out. A start code that you entered, or a button that you used on the day of a tour, without a connection stays there until it is sent, for ${FIGURES.keptEntryDays} days at most. There is no tracking, and nothing is loaded from other companies’ servers. The page about cookies and storage in the Help Center lists every one of them by name.`,
      },
      security: {
        title: 'Security',
        text: 'Connections are encrypted, passwords are hashed with Argon2id, documents open only through links that expire after five minutes, and a log that cannot be changed records every decision our team makes and every time it opens an identity document.',
      },
      contact: {
        title: 'Questions',
        text: `Write to the operator named on the About TomoGuide page and include your username. We respond within ${FIGURES.privacyDays} days, usually much sooner.`,
      },
    },
  },
} as const;
