import type { TourRequestId } from '@tomoguide/contract/primitives';
import { Suspense } from 'react';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { RequestSkeleton } from '../../bookings/request/request-skeleton.tsx';

/** Loaded only if a conversation has a tour request. */
const RequestMessage = lazyPart(
  async () => (await import('../../bookings/request/request-card.tsx')).RequestMessage,
);

interface Props {
  id: TourRequestId;
  revision: number | null;
  /** The other user's name. */
  name: string;
}

/** A tour request among the messages of a conversation. */
export const RequestBubble = (props: Props) => (
  <Suspense fallback={<RequestSkeleton />}>
    <RequestMessage {...props} />
  </Suspense>
);
