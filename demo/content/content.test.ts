import { listIncompleteFields } from '@tomoguide/contract/applications/completeness';
import { CITY_SLUGS } from '@tomoguide/contract/catalog/cities';
import { ALL_CITIES } from '@tomoguide/contract/catalog/cities/all';
import { isSubcategoryId, SERVICE_TREE } from '@tomoguide/contract/catalog/service-tree';
import { expect, test } from 'vitest';
import { createRandom } from '../../drawings/random.ts';
import { buildApprovedAnswers } from '../applications/approved-answers.ts';
import { DEMO_CITIES } from './cities.ts';
import { getUsername, SKETCHES } from './guides.ts';
import { makeProfile } from './make-guide.ts';
import { makeReviews, noUses } from './make-reviews.ts';

const HAN = /\p{Script=Han}/u;
const today = Temporal.PlainDate.from('2026-05-01');
const profiles = SKETCHES.map(({ city, sketch }) =>
  makeProfile(createRandom(getUsername(sketch)), city, sketch, today),
);

test('there are twelve guides in each city, with unique names', () => {
  expect(SKETCHES).toHaveLength(12 * CITY_SLUGS.length);
  expect(new Set(SKETCHES.map(({ sketch }) => getUsername(sketch))).size).toBe(SKETCHES.length);
  expect(new Set(SKETCHES.map(({ sketch }) => sketch.native)).size).toBe(SKETCHES.length);
  for (const { sketch } of SKETCHES) expect(getUsername(sketch)).toMatch(/^[a-z0-9]{3,30}$/);
});

test('bios start differently, and each is written in both languages', () => {
  const opening = (bio: string) => bio.slice(0, 12);
  expect(new Set(SKETCHES.map(({ sketch }) => opening(sketch.bio[0]))).size).toBeGreaterThan(
    0.93 * SKETCHES.length,
  );
  for (const { sketch } of SKETCHES) {
    expect(sketch.bio[0]).not.toMatch(HAN);
    expect(sketch.bio[1]).toMatch(HAN);
    expect(sketch.bio[1]).not.toMatch(/[!！]|请|导游/u);
  }
});

test('services are in the catalog, and prices are whole RMB from 80 to 600', () => {
  for (const profile of profiles) {
    expect(profile.services.length).toBeGreaterThan(0);
    for (const { subcategoryId } of profile.services)
      expect(isSubcategoryId(subcategoryId)).toBe(true);
    const prices = [profile.basicPriceCents, ...profile.services.map((each) => each.priceCents)];
    for (const price of prices.filter((each) => each !== null)) {
      expect(price % 100).toBe(0);
      expect(price).toBeGreaterThanOrEqual(8_000);
      expect(price).toBeLessThanOrEqual(60_000);
    }
  }
});

test('every service is offered by a guide', () => {
  const offered = profiles.flatMap(({ services }) => services.map((each) => each.subcategoryId));
  for (const { id, nameEn } of SERVICE_TREE.flatMap((category) => category.subcategories))
    expect(offered, nameEn).toContain(id);
});

test('every guide has a complete application in one of their languages', () => {
  const joined = Temporal.Instant.from('2025-10-01T00:00:00Z');
  for (const [index, { sketch }] of SKETCHES.entries()) {
    const profile = profiles[index];
    if (!profile) throw new Error('no profile');
    const answers = buildApprovedAnswers(
      createRandom(getUsername(sketch)),
      sketch,
      profile,
      joined,
    );
    expect(listIncompleteFields(answers, { year: 2025, month: 10, day: 1 }), sketch.name).toEqual(
      [],
    );
    expect(HAN.test(answers.interaction)).toBe(profile.languages.includes('zh'));
  }
});

test('the licensed title always comes with a license number, checked or not', () => {
  const titles = profiles.flatMap((profile) => profile.qualifications ?? []);
  const licensed = titles.filter(({ title }) => title.en?.includes('全国通訳案内士'));
  expect(new Set(licensed.map(({ checked }) => checked))).toEqual(new Set([true, false]));
  for (const { licenceNumber } of licensed) expect(licenceNumber).toMatch(/^(CH|EN)\d{5}$/);
});

test('some guides work past midnight, and all have enough hours for their shortest tour', () => {
  const ends = profiles.map((profile) =>
    Math.max(...profile.weeklyHours.map((each) => each.endMinute)),
  );
  expect(ends.some((end) => end > 1440)).toBe(true);
  for (const profile of profiles) {
    const longest = Math.max(
      ...profile.weeklyHours.map((each) => each.endMinute - each.startMinute),
    );
    expect(longest).toBeGreaterThanOrEqual(profile.minDurationMinutes);
  }
});

test('itineraries have two to four stops in the order of the day', () => {
  for (const [index, profile] of profiles.entries()) {
    expect(profile.itineraries?.length).toBeGreaterThan(0);
    const city = SKETCHES[index]?.city ?? 'tokyo';
    const parts = ['morning', 'noon', 'afternoon', 'evening'];
    for (const { stops } of profile.itineraries ?? []) {
      expect(stops.length).toBeGreaterThanOrEqual(2);
      expect(stops.length).toBeLessThanOrEqual(4);
      const order = stops.map((stop) => {
        const place = DEMO_CITIES[city].places.find((each) => each.title[0] === stop.title.en);
        return parts.indexOf(place?.part ?? '');
      });
      expect(order).toEqual(order.toSorted());
    }
  }
});

test('an itinerary’s stops add up to its duration, which the guide offers', () => {
  for (const { itineraries, minDurationMinutes, maxDurationMinutes } of profiles) {
    for (const { stops, durationMinutes } of itineraries ?? []) {
      const sum = stops.reduce((all, stop) => all + (stop.minutes ?? 0), 0);
      expect(sum).toBe(durationMinutes);
      expect(durationMinutes % 30).toBe(0);
      expect(durationMinutes).toBeGreaterThanOrEqual(minDurationMinutes);
      expect(durationMinutes).toBeLessThanOrEqual(maxDurationMinutes);
    }
  }
});

test('no guide has two itineraries with the same summary', () => {
  for (const { itineraries = [] } of profiles)
    expect(new Set(itineraries.map(({ summary }) => summary.en)).size).toBe(itineraries.length);
});

test('an itinerary has only services of its guide, and a summary that matches its stops', () => {
  for (const [index, { services, itineraries }] of profiles.entries()) {
    const offered = services.map(({ subcategoryId }) => subcategoryId);
    for (const { services = [], summary, stops } of itineraries ?? []) {
      for (const id of services) expect(offered).toContain(id);
      const places = DEMO_CITIES[SKETCHES[index]?.city ?? 'tokyo'].places.filter(({ title }) =>
        stops.some((stop) => stop.title.en === title[0]),
      );
      if (/food/.test(summary.en ?? ''))
        expect(places.some(({ suits }) => suits.includes(2))).toBe(true);
      if (/free evening/.test(summary.en ?? ''))
        expect(places.some(({ part }) => part === 'evening')).toBe(false);
    }
  }
});

test('a guide’s reviews are the same on every run, and no two have the same text', () => {
  for (const { city, sketch } of SKETCHES) {
    const { itineraries } = makeProfile(createRandom(getUsername(sketch)), city, sketch, today);
    const toured = { city, sketch, itineraries: itineraries ?? [], today, listedDays: 300 };
    const generateReviews = () => makeReviews(createRandom(getUsername(sketch)), toured, 9);
    const contents = generateReviews()
      .map((review) => review.content)
      .filter((content) => content !== '');
    expect(generateReviews().map((review) => review.content)).toEqual(
      generateReviews().map((review) => review.content),
    );
    expect(new Set(contents).size).toBe(contents.length);
    expect(contents.join(' ')).not.toMatch(/[{}]|undefined/);
  }
});

const uses = noUses();
const REVIEWS = SKETCHES.map(({ city, sketch }) => {
  const { itineraries } = makeProfile(createRandom(getUsername(sketch)), city, sketch, today);
  const toured = { city, sketch, itineraries: itineraries ?? [], today, listedDays: 300 };
  return makeReviews(createRandom(`${getUsername(sketch)} reviews`), toured, 6, uses);
});
const getReviews = (guide: (typeof SKETCHES)[number]) => REVIEWS[SKETCHES.indexOf(guide)] ?? [];

test('no review text is used for two guides, and no sentence for more than one guide in eight', () => {
  const texts = REVIEWS.flat().flatMap(({ content }) => content || []);
  expect(new Set(texts).size).toBe(texts.length);
  expect(Math.max(...uses.sentences.values())).toBeLessThan(SKETCHES.length / 8);
});

test('no reviewer has toured in more than two cities', () => {
  const cities = Map.groupBy(
    SKETCHES.flatMap((guide) =>
      getReviews(guide).map(({ traveler }) => ({ traveler, city: guide.city })),
    ),
    ({ traveler }) => traveler,
  );
  for (const visits of cities.values())
    expect(new Set(visits.map(({ city }) => city)).size).toBeLessThanOrEqual(2);
});

test('most reviews name a stop of the guide’s itineraries', () => {
  const written = REVIEWS.flat().filter(({ content }) => content);
  const ofStops = Object.values(DEMO_CITIES)
    .flatMap(({ places }) => places)
    .flatMap(({ reviewTexts }) => [...reviewTexts.en, ...reviewTexts.zh])
    .map((sentence) => sentence.split('{name}').toSorted((a, b) => b.length - a.length)[0] ?? '');
  const naming = written.filter(({ content }) => ofStops.some((each) => content.includes(each)));
  expect(naming.length / written.length).toBeGreaterThan(0.6);
});

test('guides do not suggest meeting places that their city already has', () => {
  for (const { city, sketch } of SKETCHES)
    for (const { address } of sketch.places ?? [])
      for (const { nameJa } of ALL_CITIES.find(({ slug }) => slug === city)?.meetingPlaces ?? [])
        expect(address.startsWith(nameJa), address).toBe(false);
});

test('review authors share a language with the guide', () => {
  for (const each of SKETCHES.filter(({ sketch }) => !sketch.speaks.includes('zh')))
    for (const { content } of getReviews(each).filter(() => each.sketch.speaks.includes('en')))
      expect(content).not.toMatch(HAN);
});

test('reviews mention a stop only if an itinerary includes it, and skiing only in winter', () => {
  const stops = Object.values(DEMO_CITIES).flatMap(({ places }) => places);
  for (const each of SKETCHES) {
    const { itineraries } = makeProfile(
      createRandom(getUsername(each.sketch)),
      each.city,
      each.sketch,
      today,
    );
    const own = new Set(itineraries?.flatMap((one) => one.stops.map(({ title }) => title.en)));
    for (const { content, daysAgo } of getReviews(each)) {
      const { month } = today.subtract({ days: daysAgo });
      for (const stop of stops) {
        const isReviewed = [...stop.reviewTexts.en, ...stop.reviewTexts.zh].some(
          (sentence) => !sentence.includes('{name}') && content.includes(sentence),
        );
        if (isReviewed) expect(own).toContain(stop.title[0]);
        if (isReviewed && stop.season === 'snow') expect([12, 1, 2, 3]).toContain(month);
      }
    }
  }
});

test('guides were at least 19 when they started guiding', () => {
  for (const { sketch } of SKETCHES) expect(sketch.age - sketch.years).toBeGreaterThanOrEqual(19);
});
