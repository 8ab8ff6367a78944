import { expect, test } from 'vitest';
import { sampleGuide, sampleReview } from '../../testing/sample-guide.ts';
import { buildGuideJsonLd } from './guide-json-ld.ts';

const words = {
  origin: 'https://tomoguide.example',
  title: 'Aoi, local guide in Kyoto',
  city: 'Kyoto',
  site: 'TomoGuide',
  allOfCity: 'All guides in Kyoto',
  formatName: (nickname: string) => (nickname === 'Mei' ? 'Mei, as the page says' : nickname),
};
const graph = (guide = sampleGuide(), reviews = [sampleReview()]) =>
  buildGuideJsonLd(guide, reviews, words)['@graph'];

test('contains the picture, hourly price, rating and reviews of the page', () => {
  const [product] = graph();
  expect(product).toMatchObject({
    '@type': 'Product',
    image: ['https://tomoguide.example/previews/guides/3.jpg'],
    offers: {
      price: 200,
      priceCurrency: 'CNY',
      priceSpecification: { '@type': 'UnitPriceSpecification', price: 200, unitCode: 'HUR' },
    },
    aggregateRating: { ratingValue: 4.8, reviewCount: 4, bestRating: 5 },
    review: [
      {
        author: { name: 'Mei, as the page says' },
        reviewRating: { ratingValue: 5 },
        reviewBody: 'A calm day.',
      },
    ],
  });
});

test('contains the price for the smallest group that the guide accepts', () => {
  const [product] = graph(sampleGuide({ minPeople: 2 }));
  expect(product).toMatchObject({ offers: { price: 230 } });
});

test('contains no rating if there are no public reviews', () => {
  const [product] = graph(sampleGuide({ rating: null, reviewCount: 0 }), []);
  expect(product).not.toHaveProperty('aggregateRating');
  expect(product).not.toHaveProperty('review');
});

test('places the page below its city’s guides in the breadcrumbs', () => {
  const [, crumbs] = graph();
  expect(crumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'TomoGuide', item: 'https://tomoguide.example/' },
      {
        position: 2,
        name: 'All guides in Kyoto',
        item: 'https://tomoguide.example/search?city=kyoto',
      },
      { position: 3, name: 'Aoi', item: 'https://tomoguide.example/guides/3' },
    ],
  });
});
