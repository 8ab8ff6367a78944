import { FIGURES } from '../../../words/figures.ts';

/** Terms, privacy policy and cookies in plain language; the documents themselves are in legal. */
export default {
  binding: 'This is a summary. Only the full text is binding.',
  readTerms: 'Read the terms of service',
  readPrivacy: 'Read the privacy policy',
  terms: {
    description: 'What you agree to when you book or guide on TomoGuide, in plain words.',
    lead: 'The long version takes ten minutes. Here is what matters most.',
    sections: {
      who: {
        title: 'Who the contract is between',
        text: 'The tour is a contract between traveler and guide. We run the site, hold the deposit until the tour is over, and help when something goes wrong.',
      },
      account: {
        title: 'Your account',
        text: `You must be ${FIGURES.accountMinAge} or older, give your real name and have only one account. Anyone who breaks the rules can be suspended; what a guide has earned stays theirs.`,
      },
      money: {
        title: 'Money',
        text: `You pay ${FIGURES.depositPercent}% online and the rest in person. We keep ${FIGURES.commissionPercent}% of the price, taken from what was paid online. Guides can withdraw their share ${FIGURES.earningsDays} business days after the tour, from RMB ${FIGURES.withdrawalRmb}, once our team has checked it.`,
      },
      cancelling: {
        title: 'Cancelling',
        text: `The policy you booked under stays with your booking. If the guide cancels, you get back everything you paid online. In a documented emergency, you get ${FIGURES.emergencyPercent}% of it back and ${FIGURES.emergencyGuidePercent}% goes to the guide.`,
      },
      conduct: {
        title: 'How we treat each other',
        text: 'Profiles are honest, everyone is punctual, nobody rides in a guide’s own car, and no deposit is paid outside the site. Reviews may be critical but not insulting.',
      },
      changes: {
        title: 'Changes',
        text: `We announce changes to the terms by email at least ${FIGURES.termsNoticeDays} days ahead. Bookings keep the terms they were made under. The law of Japan applies, and you keep the consumer rights you have at home.`,
      },
    },
  },
  privacy: {
    description: `What data TomoGuide keeps about you, who sees it and how to get or delete it, in plain words. We answer requests within ${FIGURES.privacyDays} days.`,
    lead: 'We keep what a booking needs, show each person only what concerns them, and sell nothing.',
    sections: {
      keep: {
        title: 'What we keep',
        text: '- Your name, username, email address and settings\n- Bookings, messages, reviews, saved guides\n- For guides, also the application, identity documents, calendar and prices\n- For payments, the amount and the result, never a card number',
      },
      see: {
        title: 'Who sees what',
        text: '- Everyone: a guide’s profile, prices and public reviews\n- The guide you book or send a tour request to: your nickname, picture and reviews, and the meeting address; if you book for somebody else, also what they need and, once the deposit is paid, their name, phone number and language, and what you wrote about them\n- Whoever has the travelers’ link: the traveler’s name, the guide, the time and the meeting address\n- The person you write to: your messages\n- Only you and our team: your email address and your identity documents. The team opens identity documents and messages only to handle a case; each opening of an identity document is logged',
      },
      long: {
        title: 'For how long',
        text: `We keep your account’s data as long as the account exists, and bookings and payments as long as tax law requires. Identity pictures are erased ${FIGURES.identityFileDays} days after the check; details of people you booked for are erased ${FIGURES.leadDays} days after the booking has ended.`,
      },
      rights: {
        title: 'Get it, correct it, delete it',
        text: `Under Profile you can correct your data, download all of it in one file, and delete your account. For anything else, write to us, and we will answer within ${FIGURES.privacyDays} days. You can also complain to your data protection authority; in Japan that is the Personal Information Protection Commission.`,
      },
      receipts: {
        title: 'What you can turn off',
        text: 'Read receipts, browser and push notifications and most kinds of email can be turned off in your settings. News by email comes only if you asked for it.',
      },
    },
  },
  cookies: {
    description:
      'Every cookie and every storage key TomoGuide sets in your browser, what it is for and how long it stays. No tracking, no advertising.',
    lead: 'No tracking, no advertising, nothing from other companies. That is why there is no banner. What we do leave in your browser is all on this page.',
    columns: { what: 'Purpose', names: 'Name', until: 'How long' },
    places: {
      cookie: 'Cookies',
      local: 'Local storage',
      session: 'Session storage',
      database: 'Browser database',
      cache: 'Browser cache',
    },
    placeTexts: {
      cookie: 'Small pieces of text sent with every request.',
      local: 'Stays in this browser and is not sent with requests.',
      session: 'Gone once the tab is closed.',
      database: 'For anything too large for the places above.',
      cache: 'For whatever has to open without a connection.',
    },
    stored: {
      locale: { what: 'The language you chose', until: 'A year' },
      themeCookie: {
        what: 'Light or dark mode, so that pages look right from the first moment',
        until: 'A year',
      },
      device: {
        what: 'That you have logged in here before, so that strangers guessing your password cannot lock you out',
        until: `${FIGURES.knownDeviceDays} days, or until you change your password`,
      },
      session: {
        what: 'That you are logged in',
        until: `Until you log out, ${FIGURES.sessionDays} days at most`,
      },
      view: {
        what: 'Whether you last used the traveler or the guide view',
        until: 'Until you clear it',
      },
      theme: { what: 'Light or dark mode, so that all tabs follow', until: 'Until you clear it' },
      startCodes: {
        what: 'Start codes of tours that begin soon, and codes entered or buttons of the day used without a connection',
        until: `Until you log out; what you entered or sent, ${FIGURES.keptEntryDays} days at most`,
      },
      drafts: {
        what: 'What you typed in messages and forms, so that closing the page loses nothing',
        until: `Until it is sent or you log out; what you typed in forms, ${FIGURES.draftDays} days at most`,
      },
      messages: {
        what: 'Messages waiting for a connection',
        until: 'Until they are sent or deleted',
      },
      pictures: {
        what: 'Pictures waiting to be sent in a message',
        until: 'Until they are sent or deleted',
      },
      place: { what: 'Where you left the chat window', until: 'Until you clear it' },
      habits: {
        what: 'How many people you last searched for, the emoji you last used, how you last paid, whether we have offered you notifications or the app, and whether you turned keyboard shortcuts off',
        until: 'Until you clear it',
      },
      support: {
        what: 'Which account last used the support chat, so that nobody else sees its conversation, if the site uses a separate support service',
        until: 'Until you clear it',
      },
      typed: {
        what: 'What you typed to sign up or to write to us without an account, and whether you use your wallet, so that a reload loses nothing',
        until: 'Until it is sent, you log out or you close the tab',
      },
      attempts: {
        what: 'An ID for each payment and booking attempt, so that nothing is charged twice',
        until: 'Until it is done, you log out or you close the tab',
      },
      chosen: {
        what: 'Guides you selected or wanted to save before logging in',
        until: 'Until you log in or close the tab',
      },
      reloads: {
        what: 'Which page to open after a reload, and which one was reloaded for a new version',
        until: 'Until you close the tab',
      },
      chat: { what: 'Which conversation the chat window shows', until: 'Until you close the tab' },
      trips: {
        what: 'Your next trips, with the meeting point, trip sheet and the guide’s picture',
        until: 'Until half a day after they end, or until you log out',
      },
      pushSubscription: {
        what: 'The address at which this browser gets push notifications, so that it can be renewed',
        until: 'Until you turn them off for this browser',
      },
      app: {
        what: 'Pages and files of the site that open without a connection',
        until: 'Until two newer versions have come out',
      },
      scroll: {
        what: 'How far you had scrolled, so that the Back button returns you there',
        until: 'Until you close the tab',
      },
    },
    sections: {
      clear: {
        title: 'Clearing it',
        text: 'Log out, and what belongs to your session is erased. Everything else can be erased with your browser’s setting for clearing website data; the site works without it and follows your browser’s language and theme again.',
      },
      paying: {
        title: 'When you pay',
        text: 'You pay on the page of the payment provider. What it sets there follows its own policy; none of it is loaded here.',
      },
    },
  },
} as const;
