import { getBookingSheet } from '@tomoguide/contract/bookings/calls';
import { type Previewed, parsePreviewId } from '@tomoguide/contract/files/preview-id';
import { getItinerarySheet } from '@tomoguide/contract/guides/calls';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { bytes, refusal } from '../../testing/api-replies.ts';
import { sampleSession } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { PreviewPage } from './preview-page.tsx';

const getPreview = (text: string): Previewed => {
  const found = parsePreviewId(text);
  if (!found) throw new Error(`${text} is no preview`);
  return found;
};

/** Loading and starting the PDF viewer takes seconds of CPU time. */
const LOADS_VIEWER = 60_000;
const expectPdf = () =>
  expect.element(page.getByText('Meet me there'), { timeout: LOADS_VIEWER }).toBeInTheDocument();

afterEach(() => vi.restoreAllMocks());

/** A minimal PDF document with text. */
const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 100]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj
4 0 obj<</Length 41>>stream
BT /F 18 Tf 10 50 Td (Meet me there) Tj ET
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>`;

test(
  'shows a sheet, including to screen readers, and offers to save and print it',
  async () => {
    const { sent } = await show(<PreviewPage previewed={getPreview('itinerary-12')} />, {
      replies: [bytes(getItinerarySheet, PDF, 'application/pdf')],
    });
    await expectPdf();
    await expect.element(page.getByRole('button', { name: 'Save as PDF' })).toBeEnabled();
    await expect
      .element(page.getByRole('link', { name: 'Print' }))
      .toHaveAttribute('href', expect.stringMatching(/^blob:/));
    expect(sent.map(({ path }) => path)).toEqual(['/api/v2/itineraries/12/trip-sheet']);
  },
  2 * LOADS_VIEWER,
);

test(
  'does not offer printing inside WeChat, which cannot open `blob:` URLs',
  async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 MicroMessenger/8.0.50');
    await show(<PreviewPage previewed={getPreview('itinerary-12')} />, {
      replies: [bytes(getItinerarySheet, PDF, 'application/pdf')],
    });
    await expectPdf();
    await expect.element(page.getByRole('link', { name: 'Print' })).not.toBeInTheDocument();
  },
  2 * LOADS_VIEWER,
);

test.each([
  [404, 'NOT_FOUND', /^There’s nothing here to preview/],
  [503, 'BUSY', /^Many sheets are being made right now/],
  [500, 'INTERNAL_ERROR', /^Check your connection and try again/],
])('shows an error for %i %s', async (status, code, sentence) => {
  await show(<PreviewPage previewed={getPreview('TG0042')} />, {
    as: sampleSession(),
    replies: [refusal(getBookingSheet, status, code)],
  });
  await expect.element(page.getByText(sentence)).toBeVisible();
});
