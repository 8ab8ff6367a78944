import { calculateItineraryMinutes } from '@tomoguide/contract/guides/itinerary-bounds';
import type { ItinerarySent, OwnItineraries } from '@tomoguide/contract/guides/own-itineraries';
import type { Db } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { rejectContacts } from '../../../reject-contacts.ts';
import { findUserGuideId, findWholeGuide, type WholeGuide } from '../queries.ts';
import { changeOwnGuide } from './change-own-guide.ts';
import type { ItineraryProfile } from './guide-profile.ts';
import { getRevision } from './revision.ts';

const presentItineraries = ({
  itineraries,
  services: offered,
  row,
}: WholeGuide): OwnItineraries => {
  const data = itineraries.map(
    ({ id, title, summary, durationMinutes, services, stops, terms, picture }) => ({
      id,
      title,
      summary,
      durationHours: durationMinutes / 60,
      services: services.filter((each) =>
        offered.some(({ subcategoryId }) => subcategoryId === each),
      ),
      stops: stops.map((stop) => ({
        title: stop.title,
        description: stop.description,
        minutes: stop.minutes,
      })),
      terms,
      picture: row.gallery.some(({ name }) => name === picture) ? picture : null,
    }),
  );
  return { revision: getRevision(data), data };
};

/** Returns the user's own itineraries in both languages. Throws NOT_A_GUIDE. */
export const readItineraries = async (db: Db, viewer: Viewer): Promise<OwnItineraries> => {
  const id = (await findUserGuideId(db, viewer.userId)) ?? fail('NOT_A_GUIDE');
  return presentItineraries((await findWholeGuide(db, id)) ?? fail('NOT_A_GUIDE'));
};

const toProfile = (guide: WholeGuide, sent: ItinerarySent): ItineraryProfile => {
  if (sent.id !== null && !guide.itineraries.some(({ id }) => id === sent.id))
    fail('ITINERARY_UNKNOWN');
  const offered = new Set(guide.services.map(({ subcategoryId }) => subcategoryId));
  if (!sent.services.every((id) => offered.has(id)))
    fail('SERVICE_NOT_OFFERED', { field: 'services' });
  const before = guide.itineraries.find(({ id }) => id === sent.id);
  const picture = sent.picture === undefined ? (before?.picture ?? null) : sent.picture;
  if (sent.picture && !guide.row.gallery.some(({ name }) => name === sent.picture))
    fail('PHOTOS_CHANGED');
  const durationMinutes = calculateItineraryMinutes(sent.stops) ?? fail('VALIDATION_FAILED');
  const terms = sent.terms && {
    ...sent.terms,
    shops: sent.terms.shops ?? before?.terms.shops ?? [],
  };
  return { ...sent, terms, picture, durationMinutes };
};

/**
 * Replaces the user's own itineraries, in order. Throws NOT_A_GUIDE, GUIDE_SUSPENDED, GUIDE_CHANGED if
 * `revision` is out of date, ITINERARY_UNKNOWN, SERVICE_NOT_OFFERED, PHOTOS_CHANGED, or
 * CONTACT_NOT_ALLOWED.
 */
export const setItineraries = (
  deps: Deps,
  viewer: Viewer,
  { revision, itineraries }: { revision: string; itineraries: readonly ItinerarySent[] },
): Promise<void> =>
  changeOwnGuide(deps, viewer, (guide) => {
    const before = presentItineraries(guide);
    if (before.revision !== revision) fail('GUIDE_CHANGED');
    const texts = itineraries.map(({ title, summary, stops, terms }) => ({
      title,
      summary,
      stops,
      ...(terms ? { terms } : {}),
    }));
    rejectContacts({ itineraries: texts }, before.data);
    return { itineraries: itineraries.map((each) => toProfile(guide, each)) };
  });
