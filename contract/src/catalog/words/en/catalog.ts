/** Texts about the ten cities; `alt` describes the illustration. */
export default {
  cities: {
    tokyo: {
      name: 'Tokyo',
      tagline: 'Side streets and midnight ramen',
      about:
        'Twenty-three wards, each a city of its own. A local takes you past the famous crossing to the street where they buy their own lunch.',
      alt: 'Tokyo Tower above the roofs of the city',
    },
    kyoto: {
      name: 'Kyoto',
      tagline: 'Temples at dawn, quiet lanes',
      about:
        'Sixteen hundred temples and one rule: be there before eight. Guides here know which gate is still empty, and where the tea is whisked for you.',
      alt: 'A five-story pagoda and a red torii below the eastern hills of Kyoto',
    },
    osaka: {
      name: 'Osaka',
      tagline: 'Eat first, castle later',
      about:
        'The kitchen of Japan, and its loudest table. Come hungry: in the market, the arcades and the back-alley bars, a local orders what isn’t on the picture menu.',
      alt: 'Osaka Castle on its stone base above the moat',
    },
    hiroshima: {
      name: 'Hiroshima',
      tagline: 'A city that remembers',
      about:
        'Walk the Peace Park with someone whose family stayed, take the ferry to Miyajima before the tide turns, and end at an okonomiyaki counter.',
      alt: 'The great torii of Itsukushima standing in the sea',
    },
    sapporo: {
      name: 'Sapporo',
      tagline: 'Snow, miso ramen and a big sky',
      about:
        'The north does things its own way: wide streets, fresh crab, powder an hour from town. Lavender in summer, lights on the snow in winter.',
      alt: 'The clock tower of Sapporo under falling snow',
    },
    nara: {
      name: 'Nara',
      tagline: 'Twelve hundred deer',
      about:
        'Japan’s capital before Kyoto is now a park. A guide shows you the side paths to the great bronze Buddha, and how to bow to a deer so that it bows back.',
      alt: 'A deer in front of a pagoda in Nara Park',
    },
    yokohama: {
      name: 'Yokohama',
      tagline: 'A harbor and a Chinatown',
      about:
        'The port where the world came in: brick warehouses, jazz cafés, noodles from everywhere, and the bay at night.',
      alt: 'The Ferris wheel and the bay of Yokohama',
    },
    kobe: {
      name: 'Kobe',
      tagline: 'Between mountain and sea',
      about:
        'Western-style houses on the hill, beef on the grill, sake breweries along the water. Ten minutes by ropeway to a view of the whole bay.',
      alt: 'The red Kobe Port Tower between the mountains and the sea',
    },
    fukuoka: {
      name: 'Fukuoka',
      tagline: 'Dinner at a riverside stall',
      about:
        'Closer to Seoul than to Tokyo, and more laid-back than either. Yatai stalls, tonkotsu at its source, beaches at the end of the subway line.',
      alt: 'Yatai food stalls with lanterns by the river in Fukuoka',
    },
    nagoya: {
      name: 'Nagoya',
      tagline: 'Red miso and things made well',
      about:
        'Where samurai became engineers. A castle crowned in gold, a breakfast that comes free with the coffee, and workshops that still take visitors.',
      alt: 'Nagoya Castle with its two golden shachi',
    },
  },
} as const;
