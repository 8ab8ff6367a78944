import { withRedirect } from '@tomoguide/contract/accounts/redirect';
import { parseId } from '@tomoguide/contract/ids';
import type { BookingId } from '@tomoguide/contract/primitives';
import type { ReactNode } from 'react';
import { useLocation, useParams } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

interface Props {
  words: { logInFirst: string; logIn: string; missing: string };
  /** Shown until it is known whether the user is logged in. */
  skeleton: ReactNode;
  children: (id: BookingId) => ReactNode;
}

/**
 * Renders a page below /booking/12. Asks visitors to log in, and shows that the page does not exist for a
 * malformed ID.
 */
export const BookingOnly = ({ words, skeleton, children }: Props) => {
  const session = useSession();
  const { pathname } = useLocation();
  const id = parseId<BookingId>(useParams().bookingId);
  if (session === undefined) return skeleton;
  if (session === null)
    return (
      <EmptyState
        title={words.logInFirst}
        actions={<LinkButton to={withRedirect('/login', pathname)}>{words.logIn}</LinkButton>}
      />
    );
  return id === null ? <EmptyState title={words.missing} /> : children(id);
};
