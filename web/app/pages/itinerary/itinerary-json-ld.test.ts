import { expect, test } from 'vitest';
import { sampleGuide } from '../../testing/sample-guide.ts';
import { buildItineraryJsonLd } from './itinerary-json-ld.ts';

const words = {
  origin: 'https://tomoguide.example',
  site: 'TomoGuide',
  allOfCity: 'All guides in Kyoto',
  totalCents: 70_000,
};
const guide = sampleGuide();
const graph = (change = {}) => {
  const [moss] = guide.itineraries;
  if (!moss) throw new Error('the sample has an itinerary');
  return buildItineraryJsonLd(moss, guide, { ...words, ...change })['@graph'];
};

test('contains the trip, its stops in order, its guide and its price', () => {
  const [trip, crumbs] = graph();
  expect(trip).toMatchObject({
    '@type': 'TouristTrip',
    name: 'Moss and tea',
    url: 'https://tomoguide.example/itinerary/31',
    itinerary: {
      '@type': 'ItemList',
      itemListElement: [
        { position: 1, item: { '@type': 'TouristAttraction', name: 'Moss garden' } },
        { position: 2, item: { name: 'A bowl of tea' } },
      ],
    },
    provider: { name: 'Aoi', url: 'https://tomoguide.example/guides/3' },
    offers: { price: 700, priceCurrency: 'CNY' },
  });
  expect(crumbs?.itemListElement?.map(({ name }) => name)).toEqual([
    'TomoGuide',
    'All guides in Kyoto',
    'Aoi',
    'Moss and tea',
  ]);
});

test('the JSON-LD has no price for a tour that cannot be booked', () => {
  expect(graph({ totalCents: null })[0]).not.toHaveProperty('offers');
});
