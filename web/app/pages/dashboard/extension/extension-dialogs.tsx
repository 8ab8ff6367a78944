import { useQuery } from '@tanstack/react-query';
import type { Booking } from '@tomoguide/contract/bookings/entities';
import type { ErrorCode } from '@tomoguide/contract/errors';
import { useState } from 'react';
import { extensionOfferQuery } from '../../../parts/bookings/queries.ts';
import type { Option } from './option.ts';
import { PaymentDialog } from './payment-dialog.tsx';
import { RequestDialog } from './request-dialog.tsx';

/**
 * Returns the option selected initially: one hour, or otherwise the longest extension for which the guide
 * is free.
 */
const getFirstChoice = (options: readonly Option[]): Option | undefined =>
  options.find(({ hours, possible }) => hours === 1 && possible) ??
  options.findLast(({ possible }) => possible);

interface Props {
  booking: Booking;
  onClose: () => void;
}

/**
 * Dialogs to request an extension and then pay for it. An extension that awaits its fee goes straight to
 * payment. Closing clears all input.
 */
export const ExtensionDialogs = ({ booking, onClose }: Props) => {
  const offer = useQuery(extensionOfferQuery(booking.id));
  const [hours, setHours] = useState<number | null>(null);
  const [paying, setPaying] = useState(false);
  const [problem, setProblem] = useState<ErrorCode | null>(null);
  const options = offer.data?.options ?? [];
  const requested = booking.extensionAsked;
  const chosen = requested
    ? options.find((option) => option.hours * 60 === requested.minutes)
    : (options.find((option) => option.hours === hours && option.possible) ??
      getFirstChoice(options));
  if (offer.data && chosen && (paying || requested))
    return (
      <PaymentDialog
        booking={booking}
        option={chosen}
        payAt={offer.data.payAt}
        onClose={onClose}
        onRefused={(code) => {
          setProblem(code);
          setPaying(false);
          offer.refetch();
        }}
      />
    );
  return (
    <RequestDialog
      booking={booking}
      offer={offer}
      chosen={chosen}
      problem={problem}
      onChoose={setHours}
      onContinue={() => setPaying(true)}
      onClose={onClose}
    />
  );
};
