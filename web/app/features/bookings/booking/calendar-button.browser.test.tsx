import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sampleBooking, sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { CalendarButton } from './calendar-button.tsx';

afterEach(() => vi.restoreAllMocks());

/** The file that this side of a booking is handed. */
const fileOf = async (viewerIs: 'guide' | 'traveler', change: object = {}): Promise<string> => {
  const made: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    made.push(file as Blob);
    return '#';
  });
  await show(<CalendarButton booking={sampleBooking({ viewerIs, ...change })} />, {
    as: sampleSession(),
  });
  await page.getByRole('button').click();
  const [file] = made;
  if (!file) throw new Error('no file');
  return file.text();
};

test('the guide’s file names a tour of our own, which is not imported back', async () => {
  expect(await fileOf('guide')).toContain('UID:TG0042@tours.tomoguide\r\n');
});

test('the traveler’s keeps an identity of its own', async () => {
  expect(await fileOf('traveler')).toContain(`UID:TG0042@${location.hostname}\r\n`);
});

test.each(['guide', 'traveler'] as const)('the %s’s names the itinerary', async (viewerIs) => {
  const itinerary = { id: 3, title: { en: 'Gion before eight', zh: null } };
  expect(await fileOf(viewerIs, { itinerary })).toContain(
    'DESCRIPTION:Gion before eight\\nTomoGuide',
  );
});
