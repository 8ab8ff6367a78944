import { calculateGroupHourCents, toRmb } from '@tomoguide/contract/bookings/price';
import { getGuidePreviewPath } from '@tomoguide/contract/catalog/previews';
import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import type { GuideReview } from '@tomoguide/contract/reviews/entities';

export interface PageWords {
  origin: string;
  /** The page's title without the site's name. */
  title: string;
  city: string;
  /** The site's name and the name of the city's guide list. */
  site: string;
  allOfCity: string;
  /** Returns a person's name as shown on the page. */
  formatName: (nickname: string) => string;
}

/** The number of reviews that the page shows initially. */
const REVIEWS = 6;

const getRating = ({ rating, reviewCount }: GuideDetail) =>
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

const getReviews = (reviews: readonly GuideReview[], formatName: PageWords['formatName']) =>
  reviews
    .filter(({ content }) => content !== '')
    .slice(0, REVIEWS)
    .map(({ author, rating, content, createdAt }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: formatName(author.nickname) },
      datePublished: createdAt.slice(0, 10),
      reviewBody: content,
      reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
    }));

/** Returns the offer: the hourly price for the smallest group that the guide accepts. */
const getOffer = (guide: GuideDetail, url: string) => {
  const { basicPricePerHourCents, additionalPricePerPersonCents, minPeople } = guide;
  const price = toRmb(
    calculateGroupHourCents(basicPricePerHourCents, additionalPricePerPersonCents, minPeople),
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
 * Returns the structured data of a guide for search engines: a Product, because search results show prices
 * and ratings for that type (docs/product/guides.md, "Search engines"), and the page's breadcrumbs.
 */
export const buildGuideJsonLd = (
  guide: GuideDetail,
  reviews: readonly GuideReview[],
  { origin, title, city, site, allOfCity, formatName }: PageWords,
) => {
  const url = `${origin}/guides/${guide.id}`;
  const pictures = [
    getGuidePreviewPath(guide.id),
    ...(guide.cover ? [guide.cover.src] : []),
    ...(guide.portrait ? [guide.portrait.large] : []),
  ];
  const crumbs = [
    { name: site, item: `${origin}/` },
    { name: allOfCity, item: `${origin}/search?city=${guide.serviceCity}` },
    { name: guide.name, item: url },
  ];
  const written = getReviews(reviews, formatName);
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
        offers: { ...getOffer(guide, url), areaServed: city },
        ...getRating(guide),
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
