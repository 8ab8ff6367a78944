import type { SystemMessage } from '@tomoguide/contract/notifications/entities';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface Props {
  notice: SystemMessage;
  /** Called on a click, to mark the notice as read. */
  onOpen: () => void;
  className: string;
  /** True to replace the history entry, so that a sheet over the page is closed as well. */
  replace?: boolean;
  children: ReactNode;
}

/** Returns whether a URL is a path of this site that no browser interprets as another origin. */
export const isOwnPath = (url: string): boolean => /^\/(?![/\\])/.test(url);

/**
 * The link of a notice. A page of this site opens in this tab, another site in a new one. If the notice has
 * no link, a click only marks it as read.
 */
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
