import { getGuide } from '@tomoguide/contract/guides/calls';
import { SubcategoryId } from '@tomoguide/contract/primitives';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aGuide, guideDefaults } from '../../../testing/factories/guides.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const id = (number: number) => SubcategoryId.parse(number);
const title = { en: 'Market and shrine', zh: '市场与神社' };

test('an itinerary names its services, without those the guide no longer offers', async () => {
  const itinerary = { title, summary: title, durationMinutes: 210, stops: [] };
  const guide = await aGuide(t, {
    ...guideDefaults,
    itineraries: [{ ...itinerary, services: [id(201), id(301)] }, itinerary],
  });
  const reply = await t.inject(getGuide, { params: { id: guide.id } });
  expect(reply.body).toMatchObject({
    itineraries: [
      { title: 'Market and shrine', durationHours: 3.5, services: [201] },
      { services: [] },
    ],
  });
});
