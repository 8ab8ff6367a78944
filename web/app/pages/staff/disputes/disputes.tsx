import { parseId } from '@tomoguide/contract/ids';
import type { BookingId } from '@tomoguide/contract/primitives';
import { useSearchParams } from 'react-router';
import { DisputeCaseView } from './dispute-case.tsx';
import { DisputeList } from './dispute-list.tsx';

/** The list of disputes or, with `?case=`, one dispute. */
export const Disputes = () => {
  const [params] = useSearchParams();
  const id = parseId<BookingId>(params.get('case'));
  return id === null ? <DisputeList /> : <DisputeCaseView id={id} />;
};
