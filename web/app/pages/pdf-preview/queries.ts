import { queryOptions } from '@tanstack/react-query';
import type { Previewed } from '@tomoguide/contract/files/preview-id';
import { getItinerarySheet } from '@tomoguide/contract/guides/calls';
import type { Locale } from '@tomoguide/contract/primitives';
import { urlOf } from '../../lib/api-url.ts';
import { fetchBytes } from '../../lib/fetch-bytes.ts';
import { readSession } from '../../lib/session.ts';
import { fetchSheet, sheetUrl, storedSheet } from '../../parts/bookings/offline/stored-sheets.ts';
import { contentOf, fileUrl } from '../../parts/files/queries.ts';

/** Returns the current trip sheet or, if the network is down, the one stored on this device. */
const sheetOf = async (id: Extract<Previewed, { kind: 'booking' }>['id']): Promise<Blob> => {
  try {
    return await fetchSheet(id);
  } catch (error) {
    const user = readSession()?.user;
    const stored = user && !navigator.onLine ? await storedSheet(user.id, id) : null;
    if (stored) return stored;
    throw error;
  }
};

/** Returns the URL from which the browser downloads the document. */
export const downloadUrlOf = async (previewed: Previewed): Promise<string> => {
  if (previewed.kind === 'booking') return sheetUrl(previewed.id);
  if (previewed.kind === 'file') return fileUrl(previewed.id);
  return urlOf(getItinerarySheet.path, { id: previewed.id });
};

const bytesOf = (previewed: Previewed): Promise<Blob> => {
  if (previewed.kind === 'booking') return sheetOf(previewed.id);
  if (previewed.kind === 'file') return contentOf(previewed.id, 'full');
  return fetchBytes(urlOf(getItinerarySheet.path, { id: previewed.id }));
};

/** Returns the query for a document to preview, which is fetched again whenever its page is opened. */
export const previewContent = (previewed: Previewed, locale: Locale) =>
  queryOptions({
    queryKey: ['me', 'preview', previewed.kind, previewed.id, locale],
    queryFn: () => bytesOf(previewed),
    gcTime: 0,
  });
