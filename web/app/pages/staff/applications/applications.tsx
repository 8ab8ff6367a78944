import { parseId } from '@tomoguide/contract/ids';
import type { UserId } from '@tomoguide/contract/primitives';
import { useSearchParams } from 'react-router';
import { ApplicationCaseView } from './application-case.tsx';
import { ApplicationList } from './application-list.tsx';
import { SHOWN } from './queries.ts';

/** The list of applications or, with `?case=`, one application. */
export const Applications = () => {
  const [params] = useSearchParams();
  const id = parseId<UserId>(params.get('case'));
  if (id !== null) return <ApplicationCaseView userId={id} />;
  const shown = SHOWN.find((show) => show === params.get('show'));
  return <ApplicationList show={shown ?? 'waiting'} />;
};
