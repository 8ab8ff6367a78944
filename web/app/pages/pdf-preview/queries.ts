import { queryOptions } from '@tanstack/react-query';
import type { Previewed } from '@tomoguide/contract/files/preview-id';
import { getItinerarySheet } from '@tomoguide/contract/guides/calls';
import { getTaxYearPdf } from '@tomoguide/contract/payments/calls';
import type { Locale } from '@tomoguide/contract/primitives';
import { buildUrl } from '../../lib/api-url.ts';
import { fetchBytes } from '../../lib/fetch-bytes.ts';
import { readSession } from '../../lib/session.ts';
import {
  fetchSheet,
  findStoredSheet,
  getSheetUrl,
} from '../../parts/bookings/offline/stored-sheets.ts';
import { createFileUrl, fetchContent } from '../../parts/files/queries.ts';

/** Returns the current trip sheet or, if the network is down, the one stored on this device. */
const fetchTripSheet = async (id: Extract<Previewed, { kind: 'booking' }>['id']): Promise<Blob> => {
  try {
    return await fetchSheet(id);
  } catch (error) {
    const user = readSession()?.user;
    const stored = user && !navigator.onLine ? await findStoredSheet(user.id, id) : null;
    if (stored) return stored;
    throw error;
  }
};

const getTaxesUrl = (year: number): string => buildUrl(getTaxYearPdf.path, {}, { year });

/** Returns the URL from which the browser downloads the document. */
export const fetchDownloadUrl = async (previewed: Previewed): Promise<string> => {
  if (previewed.kind === 'booking') return getSheetUrl(previewed.id);
  if (previewed.kind === 'taxes') return getTaxesUrl(previewed.id);
  if (previewed.kind === 'file') return createFileUrl(previewed.id);
  return buildUrl(getItinerarySheet.path, { id: previewed.id });
};

const fetchPdf = (previewed: Previewed): Promise<Blob> => {
  if (previewed.kind === 'booking') return fetchTripSheet(previewed.id);
  if (previewed.kind === 'taxes') return fetchBytes(getTaxesUrl(previewed.id));
  if (previewed.kind === 'file') return fetchContent(previewed.id, 'full');
  return fetchBytes(buildUrl(getItinerarySheet.path, { id: previewed.id }));
};

/** Returns the query for a document to preview, which is fetched again whenever its page is opened. */
export const previewContentQuery = (previewed: Previewed, locale: Locale) =>
  queryOptions({
    queryKey: ['me', 'preview', previewed.kind, previewed.id, locale],
    queryFn: () => fetchPdf(previewed),
    gcTime: 0,
  });
