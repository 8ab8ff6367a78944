import { toRmb } from '@tomoguide/contract/bookings/price';
import { getGuidePreviewPath } from '@tomoguide/contract/catalog/previews';
import type { GuideDetail, Itinerary } from '@tomoguide/contract/guides/entities';

export interface ItineraryWords {
  origin: string;
  /** The site's name and the name of the city's guide list. */
  site: string;
  allOfCity: string;
  /**
   * The price for the smallest group that the guide accepts, in fen; null if the guide does not offer tours
   * of this duration.
   */
  totalCents: number | null;
}

/**
 * Returns the structured data of an itinerary for search engines: a trip with its stops, guide, and price.
 */
export const buildItineraryJsonLd = (
  { id, title, summary, stops }: Itinerary,
  guide: GuideDetail,
  { origin, site, allOfCity, totalCents }: ItineraryWords,
) => {
  const url = `${origin}/itinerary/${id}`;
  const guideUrl = `${origin}/guides/${guide.id}`;
  const crumbs = [
    { name: site, item: `${origin}/` },
    { name: allOfCity, item: `${origin}/search?city=${guide.serviceCity}` },
    { name: guide.name, item: guideUrl },
    { name: title, item: url },
  ];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'TouristTrip',
        '@id': url,
        name: title,
        ...(summary === '' ? {} : { description: summary }),
        url,
        image: origin + getGuidePreviewPath(guide.id),
        itinerary: {
          '@type': 'ItemList',
          numberOfItems: stops.length,
          itemListElement: stops.map((stop, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            item: {
              '@type': 'TouristAttraction',
              name: stop.title,
              ...(stop.description === '' ? {} : { description: stop.description }),
            },
          })),
        },
        provider: { '@type': 'Person', name: guide.name, url: guideUrl },
        ...(totalCents === null
          ? {}
          : {
              offers: {
                '@type': 'Offer',
                url,
                availability: 'https://schema.org/InStock',
                price: toRmb(totalCents),
                priceCurrency: 'CNY',
              },
            }),
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
