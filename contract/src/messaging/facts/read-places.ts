import type { ReadingContext } from './facts.ts';
import type { Candidate, MessageText } from './message-text.ts';
import { type PlaceIndex, preferCity } from './place-index.ts';

/** A hotel named after a place: 新宿华盛顿酒店, Hotel Gracery Shinjuku. */
const HOTEL_AFTER =
  /^(?:[\u4e00-\u9fff\u30a1-\u30ff·]{0,8}?(?:酒店|饭店|飯店|ホテル|旅館|旅馆|民宿)|(?: [A-Z][\w'-]*){0,3} (?:Hotel|Inn|Hostel|Ryokan)(?![a-z]))/;
const OUTSIDE_HOTEL = /^.{0,7}?(?:的|附近|近く|旁|站|駅|边|周|の|区|這|这|住|有|和|到)/;
const HOTEL_BEFORE = /(?:Hotel|Inn|Hostel)(?: [A-Z][\w'-]*){0,3} $/;
const HOTEL_LENGTH = 40;

const isHotel = (raw: string, start: number, end: number): boolean => {
  const after = HOTEL_AFTER.exec(raw.slice(end, end + HOTEL_LENGTH))?.[0];
  if (after && (/[a-z]/.test(after) || !OUTSIDE_HOTEL.test(after))) return true;
  return HOTEL_BEFORE.test(raw.slice(Math.max(0, start - HOTEL_LENGTH), start));
};

/** What shows that a name is part of an address or a line: 梅田2丁目, 1-9-1 Marunouchi, 烏丸線. */
const ADDRESS_AFTER =
  /^ ?(?:[\d一二三四五六七八九]{1,2} ?(?:-?chome|丁目)|\d{1,3}-\d|支店|branch|line(?![a-z])|[線线])/;
const ADDRESS_BEFORE = /\d-\d{1,3},? $/;

const isInAddress = (folded: string, start: number, end: number): boolean =>
  ADDRESS_AFTER.test(folded.slice(end, end + 12)) ||
  ADDRESS_BEFORE.test(folded.slice(Math.max(0, start - 8), start));

/** The word for 'and' before milk or butter: not 和牛, the beef. */
const AND_MILK = /^和牛[奶乳油]/;

/** Reads the names of stations, sights and dishes (docs/product/messages.md, "Facts in messages"). */
export const readPlaces = (
  { raw, folded }: MessageText,
  places: PlaceIndex,
  city: ReadingContext['city'],
): Candidate[] => {
  const found: Candidate[] = [];
  for (let at = 0; at < folded.length; at += 1) {
    const name = places.findAt(folded, at);
    if (!name) continue;
    if (AND_MILK.test(folded.slice(at, at + 3))) continue;
    if (!isHotel(raw, at, name.end) && !isInAddress(folded, at, name.end)) {
      found.push({
        kind: 'place',
        start: at,
        end: name.end,
        values: preferCity(name.places, city).map(({ id }) => ({ kind: 'place', placeId: id })),
      });
    }
    at = name.end - 1;
  }
  return found;
};
