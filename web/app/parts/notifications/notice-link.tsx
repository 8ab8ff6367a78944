import type { SystemMessage } from '@tomoguide/contract/notifications/entities';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface Props {
  notice: SystemMessage;
  /** It is read with that. */
  onOpen: () => void;
  className: string;
  /** In place of the page's entry in the history: a sheet over it is left behind with that. */
  replace?: boolean;
  children: ReactNode;
}

/** A path of this site, and nothing that a browser reads as another one. */
export const isOwnPath = (url: string): boolean => /^\/(?![/\\])/.test(url);

/** Where a notice leads: a page of this site here, another one in a new tab; nowhere, it is only read. */
export const NoticeLink = ({ notice, onOpen, className, replace = false, children }: Props) => {
  const { actionUrl } = notice;
  if (actionUrl === null)
    return (
      <button type="button" onClick={onOpen} className={`text-left ${className}`}>
        {children}
      </button>
    );
  return isOwnPath(actionUrl) ? (
    <Link to={actionUrl} replace={replace} onClick={onOpen} className={className}>
      {children}
    </Link>
  ) : (
    <a href={actionUrl} target="_blank" rel="noreferrer" onClick={onOpen} className={className}>
      {children}
    </a>
  );
};
