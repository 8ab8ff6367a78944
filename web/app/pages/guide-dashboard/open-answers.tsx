import { useQuery } from '@tanstack/react-query';
import type { Booking, TourRequest } from '@tomoguide/contract/bookings/entities';
import { type ReactElement, useState } from 'react';
import { findOpenProposal } from '../../parts/bookings/change/open-proposal.ts';
import { openRequestsQuery } from '../../parts/bookings/request/queries.ts';
import { substituteRequestsQuery } from '../../parts/bookings/substitute/queries.ts';
import { useStableWhileOpen } from '../../ui/stable-places.ts';
import { ChangesSection } from './changes-section.tsx';
import { RequestsSection } from './requests-section.tsx';
import { SubstituteRequestsSection } from './substitute-requests-section.tsx';
import { TourRequestsSection, withAccepted } from './tour-requests-section.tsx';

const getInstant = (deadline: string | null | undefined): number =>
  deadline ? Date.parse(deadline) : Number.POSITIVE_INFINITY;

interface Props {
  /** The paid requests, earliest deadline first. */
  requests: readonly Booking[];
  /** The tours whose traveler proposes a change, earliest deadline first. */
  changes: readonly Booking[];
}

/**
 * What waits for the guide's answer: paid requests, proposed changes, colleagues' tours to take over, and
 * tour requests. The kind with the earliest deadline comes first. The order is fixed while a dialog is open,
 * because moving a section would close the dialog in it.
 */
export const OpenAnswers = ({ requests, changes }: Props) => {
  const { data: openRequests, isPending } = useQuery(openRequestsQuery());
  const [accepted, setAccepted] = useState<readonly TourRequest[]>([]);
  const { data: substitutes = [], isLoadingError, refetch } = useQuery(substituteRequestsQuery());
  const [first] = withAccepted(openRequests ?? [], accepted);
  const isNone =
    !(isPending || isLoadingError) &&
    first === undefined &&
    changes.length === 0 &&
    substitutes.length === 0;
  const firstChange = changes[0] && findOpenProposal(changes[0]);
  const deadlines = {
    paid: getInstant(requests[0]?.deadlineAt),
    changes: getInstant(firstChange?.answerBy),
    asked: getInstant(first?.expiresAt),
    substitutes: getInstant(substitutes[0]?.answerBy),
  };
  type Kind = keyof typeof deadlines;
  const kinds: Kind[] = ['paid', 'changes', 'substitutes', 'asked'];
  const order = useStableWhileOpen(
    kinds.toSorted((one, other) => deadlines[one] - deadlines[other] || 0).join(' '),
  );
  const sections: Record<Kind, ReactElement | null> = {
    paid: requests.length > 0 || isNone ? <RequestsSection key="paid" requests={requests} /> : null,
    changes: changes.length > 0 ? <ChangesSection key="changes" changes={changes} /> : null,
    substitutes:
      substitutes.length > 0 || isLoadingError ? (
        <SubstituteRequestsSection
          key="substitutes"
          requests={substitutes}
          onRetry={isLoadingError ? refetch : null}
        />
      ) : null,
    asked: (
      <TourRequestsSection
        key="asked"
        accepted={accepted}
        onAccepted={(request) => setAccepted((before) => [...before, request])}
      />
    ),
  };
  return (order.split(' ') as Kind[]).map((kind) => sections[kind]);
};
