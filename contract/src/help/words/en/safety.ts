import { FIGURES } from '../../../words/figures.ts';

export default {
  description:
    'Emergency numbers in Japan (110, 119, 118, 171, #7119), what to do in an earthquake or when a passport is lost, and how we keep meetings with guides safe.',
  lead: 'Japan is one of the safest countries to walk around in. This page is for the rare day when something happens; save the numbers before you travel.',
  numbers: 'Numbers to know',
  call: 'Call {{number}}',
  lines: {
    police: { name: 'Police', hint: 'Free, day and night; can’t be reached with a data-only SIM' },
    ambulance: {
      name: 'Ambulance and fire',
      hint: 'Free; say “kyūkyū” for an ambulance, “kaji” for fire',
    },
    coastGuard: { name: 'Coast guard', hint: 'For accidents at sea and on beaches' },
    hotline: {
      name: 'Japan Visitor Hotline',
      hint: 'For accidents, illness and disasters; day and night, in English and Chinese',
    },
    doctor: {
      name: 'Is it an emergency?',
      hint: 'Nurses tell you, in Japanese, whether you need an ambulance; not available in every prefecture',
    },
    disasterDial: {
      name: 'Disaster emergency message dial',
      hint: 'After a disaster: leave a voice message for your family, or hear theirs',
    },
  },
  sections: {
    call: {
      title: 'When you call',
      text: 'Stay calm and say three things: what happened, where you are, how many are hurt. In most places, 110 and 119 can bring in an English or Chinese interpreter. Where they can’t, ask someone nearby to speak for you, or call the Japan Visitor Hotline, which helps in both languages. If you don’t know the address, look for the address plate on a vending machine, a utility pole or a traffic light: most of them have one. Any shop or police box (kōban) will make the call for you.',
    },
    earthquake: {
      title: 'In an earthquake',
      text: '- Indoors: get under a sturdy table, cover your head, hold on. Don’t run outside.\n- Outdoors: move away from walls, windows, signs and vending machines. Protect your head with your bag.\n- In an elevator: press the button for every floor, and get out at the first stop. On a train: hold on, and follow the staff’s instructions.\n- By the sea: if the shaking was strong or lasted long, go up to high ground at once, on foot. Don’t wait for a warning, and don’t return until any warning has been lifted.\n- Afterward: expect aftershocks. NHK World broadcasts in English and Chinese; the Japan Tourism Agency’s Safety tips app sends warnings in both.\n- Phone networks are overloaded at first: send a short message instead of calling, or use 171.',
    },
    weather: {
      title: 'Typhoons and heat',
      text: 'Typhoons come mostly from August to October and are announced days ahead; trains stop before they arrive. Ask your guide about another day: nobody has to go out in a typhoon. From July to September, drink before you’re thirsty, and rest at midday. If someone is dizzy and no longer sweating, get them into the shade, give them water and call 119.',
    },
    passport: {
      title: 'Lost passport',
      text: '- Report it at the nearest police box (kōban). You’ll get a report number; keep it.\n- Call your embassy or consulate. For a new passport or travel document, they ask for the report number, a photo and a copy of the old passport.\n- A photo of your passport’s photo page on your phone saves hours. So does telling your airline early.\n- Hotels and stations keep lost items for several days: ask there as well. A surprising amount comes back.',
    },
    meeting: {
      title: 'How we keep meetings safe',
      text: '- Our team approves every guide and verifies their identity with an official photo ID.\n- Meet in a public place: station exits, hotel lobbies, the entrance to a sight. The meeting point is in your booking, and changes only if you both agree.\n- You both confirm the start. The code on the guide’s phone proves that this is the person you booked.\n- Guides never drive you in their own cars. Rides are by public transportation, taxi or licensed car service only.\n- Did you book for your parents? Create a link in the booking and send it to them: it shows the guide’s face, the meeting point and the main emergency numbers, and lets them tell you with one tap that they’ve met the guide.',
    },
    shopping: {
      title: 'Shops along the way',
      text: `- The itinerary lists every stop at a shop, and whether the shop pays the guide. Any other shop needs your agreement first.\n- You never have to buy anything. If a guide pressures you, tell us: open a dispute in the booking.\n- After the tour, we ask you three questions: did it stop at a shop you hadn’t agreed on, were you pressured to buy, did you pay more than agreed? The guide never learns who answered what.\n- From ${FIGURES.shoppingTravelers} travelers on, the guide’s page says how many reported something. If two travelers do within ${FIGURES.shoppingCaseDays} days, our team looks into it.`,
    },
    money: {
      title: 'Keep it on the site',
      text: 'Pay the deposit here and the rest in person, never in advance to an account someone sends you. Telephone numbers and requests to pay elsewhere are hidden in messages until the guide has accepted and the booking can no longer be cancelled for a full refund: most fraud begins with them. Anyone who asks you to leave the site doesn’t want you protected.',
    },
    report: {
      title: 'Reporting someone',
      text: 'If you feel unsafe, leave: go into a shop, a station or a police box. You owe nobody an explanation. Then tell us. In the conversation, you can report the other person, and block them once your booking is over or cancelled. In the booking, you can open a dispute; we freeze the money while we look into it. What you report is read by our team alone, and the other side doesn’t learn who reported them.',
    },
  },
} as const;
