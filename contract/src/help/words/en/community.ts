import { FIGURES } from '../../../words/figures.ts';

/** How travelers and guides should treat each other: one page for travelers, one for guides. */
export default {
  traveler: {
    description:
      'How to choose a local guide in Japan, what to ask, how to behave in temples, trains and restaurants, and how to write a review that helps.',
    lead: 'A day with a local guide isn’t a bus tour. Here is how to make the most of it.',
    sections: {
      choose: {
        title: 'Choosing well',
        text: '- Read two or three reviews from people who travel the way you do: with children, with parents, alone.\n- Look at how a guide describes their boundaries. Someone who says clearly what they don’t do is good company for a day.\n- Write before you book. The answer tells you more than any star rating: did the guide understand what you wanted?\n- Undecided? Select several guides in the search and ask them all at once.',
      },
      ask: {
        title: 'What to tell your guide',
        text: 'Say what you’ve already seen, what bores you, how far you like to walk, what you don’t eat and whether anyone has something to celebrate. “We have four hours and a tired six-year-old” makes for a better day than “Please show us the highlights.” If your parents are going without you, say so when you book: needs such as a wheelchair or slow walking reach the guide before they accept.',
      },
      manners: {
        title: 'Manners that open doors',
        text: '- Be on time, to the minute. If you’re running late, send a message.\n- Trains are quiet: make no phone calls, keep your voice down and wear your backpack in front.\n- Take your shoes off wherever there’s a step up. Socks without holes are a courtesy.\n- Take your trash with you; there are hardly any trash cans.\n- Ask before you photograph people or shops, and geiko in Gion above all: in some lanes, photography is forbidden.\n- Don’t tip: it embarrasses people. A thank-you, or something small from home, doesn’t.',
      },
      day: {
        title: 'On the day',
        text: 'Confirm the start together when you meet. If you would like to stay longer, request an extension on your phone: you see the price before you pay, and get it all back if your guide doesn’t agree. If something bothers you, say so right away; most guides would rather change the plan than read about it in a review.',
      },
      review: {
        title: 'A review that helps',
        text: `Once the tour is completed, you have ${FIGURES.reviewDays} days to write a review. Say who came along, what you did, what surprised you, and who it would be right for. Criticism is welcome; we never hide a review just because it’s critical. Leave out anything private.`,
      },
    },
  },
  guide: {
    description:
      'What guides on TomoGuide promise travelers and one another: honest profiles, fair prices, clear boundaries, and help in an emergency.',
    lead: 'What we expect of everyone who guides here, and what you can expect of other guides.',
    sections: {
      promise: {
        title: 'What we promise travelers',
        text: '- We describe ourselves honestly, and the prices we state are the prices travelers pay.\n- We arrive on time and prepared, and stay for the whole time that was booked.\n- We go where the traveler wants to go, not where a shop pays us to go. Every stop at a shop is part of the itinerary that both agree on.\n- We never drive travelers in our own cars; we use only public transportation, taxis or licensed car services.\n- What a traveler tells us stays with us.',
      },
      boundaries: {
        title: 'Boundaries, in both directions',
        text: 'A guide is company for a day, with a plan. Say in your profile what you don’t do, and say it again kindly when someone asks. You can end a tour that becomes unsafe or abusive; get yourself to a public place, then write to us. Nobody has to put up with anything just to keep a five-star rating.',
      },
      honest: {
        title: 'Titles and knowledge',
        text: 'You don’t need a license to show people your city. But the title 全国通訳案内士 appears only with a license number that our team has checked, and nobody here claims it without one. “I don’t know, let’s ask” is a good answer.',
      },
      together: {
        title: 'Among guides',
        text: '- Recommend a colleague when you’re not available. Travelers remember it.\n- Don’t undercut others on purpose, and don’t agree on prices: each of us sets their own.\n- Never review a competitor, and never ask friends to.\n- If you see something that isn’t right, report it. It stays between you and our team.',
      },
      emergency: {
        title: 'When something goes wrong',
        text: 'You’re the one who knows the language. Call 110 or 119, stay with your travelers until someone takes over, and let us know as soon as there is time. If you can’t come yourself, cancel as early as you can: the traveler gets everything back, and may still find someone else.',
      },
    },
  },
} as const;
