import type { Booking } from '@tomoguide/contract/bookings/entities';
import { getPreviewPath } from '@tomoguide/contract/files/preview-id';
import type { MouseEvent } from 'react';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { FileText } from '../../../ui/icons.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { findStoredSheet } from '../offline/stored-sheets.ts';

/** Opens a document in a new tab, in the browser's document viewer. */
const openBytes = (bytes: Blob): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(bytes);
  link.target = '_blank';
  link.click();
};

/** A link to the booking's trip sheet or, if the network is down, to the one stored on this device. */
export const TripSheetLink = ({ booking }: { booking: Pick<Booking, 'id' | 'bookingNumber'> }) => {
  const { t } = useTranslation('offline');
  const session = useSession();
  const openStored = async (event: MouseEvent) => {
    if (navigator.onLine || !session) return;
    event.preventDefault();
    const sheet = await findStoredSheet(session.user.id, booking.id);
    if (sheet) openBytes(sheet);
    else showToast({ title: t('offline.noSheet'), description: t('offline.noSheetHint') });
  };
  return (
    <LinkButton
      to={getPreviewPath({ kind: 'booking', id: booking.id })}
      tone="quiet"
      size="small"
      className="-ml-3"
      onClick={openStored}
      aria-label={`${t('offline.tripSheet')} ${booking.bookingNumber}`}
    >
      <FileText aria-hidden="true" className="size-4" />
      {t('offline.tripSheet')}
    </LinkButton>
  );
};
