import { BookingId } from '@tomoguide/contract/primitives';
import { useSearchParams } from 'react-router';
import { DisputeCaseView } from './dispute-case.tsx';
import { DisputeList } from './dispute-list.tsx';

/** The list, or with `?case=` one dispute. */
export const Disputes = () => {
  const [params] = useSearchParams();
  const id = BookingId.safeParse(Number(params.get('case')));
  if (id.success) return <DisputeCaseView id={id.data} />;
  return <DisputeList />;
};
