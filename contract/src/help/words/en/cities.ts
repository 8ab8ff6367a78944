import { listCityNames } from '../../../catalog/city-texts.ts';

const cities = listCityNames('en');

export default {
  description: `Local guides in ${cities.slice(0, -1).join(', ')} and ${cities.at(-1)}: what each city is like, and how many guides you’ll find there.`,
  lead: 'Each city has people who know it by heart. Choose one and see which guides are available.',
  guides_one: '{{count}} guide',
  guides_other: '{{count}} guides',
  many: 'More than {{count}} guides',
  see: 'Guides in {{city}}',
  elsewhere: {
    title: 'Going somewhere else?',
    text: 'Many guides go farther afield: Kamakura from Yokohama, Himeji from Kobe, Uji from Kyoto, Otaru from Sapporo. Ask a guide in the nearest city. Before you pay, the request shows how far the tour goes and roughly what transportation will cost.',
  },
} as const;
