import { useQuery } from '@tanstack/react-query';
import type { Booking } from '@tomoguide/contract/bookings/entities';
import { openRequests } from '../request/queries.ts';
import { useSteady } from '../steady-places.ts';
import { RequestsSection } from './requests-section.tsx';
import { TourRequestsSection } from './tour-requests-section.tsx';

const instantOf = (deadline: string | null | undefined): number =>
  deadline ? Date.parse(deadline) : Number.POSITIVE_INFINITY;

/** What waits for the guide's answer, paid or not: the kind with the sooner deadline first. */
export const OpenAnswers = ({ requests }: { requests: readonly Booking[] }) => {
  const { data } = useQuery(openRequests());
  const asked = useSteady(data);
  const sections = [
    requests.length > 0 ? <RequestsSection key="paid" requests={requests} /> : null,
    <TourRequestsSection key="asked" />,
  ];
  const isPaidFirst = instantOf(requests[0]?.deadlineAt) <= instantOf(asked?.[0]?.expiresAt);
  return isPaidFirst ? sections : sections.toReversed();
};
