import { useQuery } from '@tanstack/react-query';
import type { Booking, TourRequest } from '@tomoguide/contract/bookings/entities';
import { useState } from 'react';
import { openRequestsQuery } from '../../parts/bookings/request/queries.ts';
import { useStableWhileOpen } from '../../ui/stable-places.ts';
import { RequestsSection } from './requests-section.tsx';
import { TourRequestsSection, withAccepted } from './tour-requests-section.tsx';

const getInstant = (deadline: string | null | undefined): number =>
  deadline ? Date.parse(deadline) : Number.POSITIVE_INFINITY;

/**
 * Requests waiting for the guide's answer, paid and unpaid. The kind with the earlier deadline comes first.
 * The order is fixed while a dialog is open, because moving a section would close the dialog in it.
 */
export const OpenAnswers = ({ requests }: { requests: readonly Booking[] }) => {
  const { data: openRequests, isPending } = useQuery(openRequestsQuery());
  const [accepted, setAccepted] = useState<readonly TourRequest[]>([]);
  const [first] = withAccepted(openRequests ?? [], accepted);
  const isNone = !isPending && first === undefined;
  const isPaidFirst = useStableWhileOpen(
    getInstant(requests[0]?.deadlineAt) <= getInstant(first?.expiresAt),
  );
  const sections = [
    requests.length > 0 || isNone ? <RequestsSection key="paid" requests={requests} /> : null,
    <TourRequestsSection
      key="asked"
      accepted={accepted}
      onAccepted={(request) => setAccepted((before) => [...before, request])}
    />,
  ];
  return isPaidFirst ? sections : sections.toReversed();
};
