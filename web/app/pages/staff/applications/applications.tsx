import { UserId } from '@tomoguide/contract/primitives';
import { useSearchParams } from 'react-router';
import { ApplicationCaseView } from './application-case.tsx';
import { ApplicationList } from './application-list.tsx';
import { SHOWN } from './queries.ts';

/** The list, or with `?case=` one application. */
export const Applications = () => {
  const [params] = useSearchParams();
  const id = UserId.safeParse(Number(params.get('case')));
  if (id.success) return <ApplicationCaseView userId={id.data} />;
  const shown = SHOWN.find((show) => show === params.get('show'));
  return <ApplicationList show={shown ?? 'waiting'} />;
};
