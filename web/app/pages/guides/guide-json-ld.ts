import { toRmb } from '@tomoguide/contract/bookings/price';
import { guidePreviewPath } from '@tomoguide/contract/catalog/previews';
import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import { groupHourCents } from '@tomoguide/contract/guides/quote';
import type { GuideReview } from '@tomoguide/contract/reviews/entities';

export interface PageWords {
  origin: string;
  /** Of the page, without the site's. */
  title: string;
  city: string;
  /** The site's name, and that of the list of the city's guides. */
  site: string;
  allOfCity: string;
  /** What the page calls somebody. */
  nameOf: (nickname: string) => string;
}

/** As many as the page shows at first. */
const REVIEWS = 6;

const ratingOf = ({ rating, reviewCount }: GuideDetail) =>
  rating === null
    ? {}
    : {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating,
          bestRating: 5,
          reviewCount,
        },
      };

const reviewsOf = (reviews: readonly GuideReview[], nameOf: PageWords['nameOf']) =>
  reviews
    .filter(({ content }) => content !== '')
    .slice(0, REVIEWS)
    .map(({ author, rating, content, createdAt }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: nameOf(author.nickname) },
      datePublished: createdAt.slice(0, 10),
      reviewBody: content,
      reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
    }));

/** The price of an hour, for the smallest group that the guide takes. */
const offerOf = (guide: GuideDetail, url: string) => {
  const { basicPricePerHourCents, additionalPricePerPersonCents, minPeople } = guide;
  const price = toRmb(
    groupHourCents(basicPricePerHourCents, additionalPricePerPersonCents, minPeople),
  );
  return {
    '@type': 'Offer',
    url,
    availability: 'https://schema.org/InStock',
    price,
    priceCurrency: 'CNY',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: 'CNY',
      unitCode: 'HUR',
      unitText: 'hour',
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'HUR' },
    },
    seller: { '@type': 'Person', name: guide.name, knowsLanguage: guide.languages },
  };
};

/**
 * What search engines are told of a guide: a product, the type for which they show prices and stars
 * (docs/product/guides.md, "Search engines"), and where the page stands.
 */
export const guideJsonLd = (
  guide: GuideDetail,
  reviews: readonly GuideReview[],
  { origin, title, city, site, allOfCity, nameOf }: PageWords,
) => {
  const url = `${origin}/guides/${guide.id}`;
  const pictures = [
    guidePreviewPath(guide.id),
    ...(guide.cover ? [guide.cover.src] : []),
    ...(guide.portrait ? [guide.portrait.large] : []),
  ];
  const crumbs = [
    { name: site, item: `${origin}/` },
    { name: allOfCity, item: `${origin}/search?city=${guide.serviceCity}` },
    { name: guide.name, item: url },
  ];
  const written = reviewsOf(reviews, nameOf);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Product',
        '@id': url,
        name: title,
        description: guide.bio,
        image: pictures.map((path) => origin + path),
        url,
        category: 'Guided tour',
        brand: { '@type': 'Brand', name: site },
        offers: { ...offerOf(guide, url), areaServed: city },
        ...ratingOf(guide),
        ...(guide.rating !== null && written.length > 0 ? { review: written } : {}),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map((crumb, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          ...crumb,
        })),
      },
    ],
  };
};
