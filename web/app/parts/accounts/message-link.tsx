import { withRedirect } from '@tomoguide/contract/accounts/redirect';
import type { GuideId, UserId } from '@tomoguide/contract/primitives';
import { Link } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import type { ButtonSize } from '../../ui/button-style.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { SharedIcon } from '../../ui/shared-icon.tsx';

interface Props {
  /** The guide to message or, for guides, the traveler. */
  with: { guideId: GuideId } | { travelerId: UserId };
  name: string;
  className?: string;
}

/**
 * Returns the URL path of the conversation with a user; visitors must log in there first. Null for the
 * user's own profile.
 */
const useConversationPath = (counterpart: Props['with']): string | null => {
  const session = useSession();
  if ('guideId' in counterpart && session?.user.guideId === counterpart.guideId) return null;
  const path =
    'guideId' in counterpart
      ? `/messages?guide=${counterpart.guideId}`
      : `/messages?traveler=${counterpart.travelerId}`;
  return session === null ? withRedirect('/login', path) : path;
};

/** The 'Message' button on a page about a user. */
export const MessageButton = ({
  with: counterpart,
  name,
  size = 'small',
  className = '',
}: Props & { size?: ButtonSize }) => {
  const { t } = useTranslation('layout');
  const path = useConversationPath(counterpart);
  return path === null ? null : (
    <LinkButton to={path} tone="secondary" size={size} className={className}>
      <SharedIcon name="message" className="size-4" />
      {t('layout.message')}
      <span className="sr-only"> {name}</span>
    </LinkButton>
  );
};

/** The message link as a round icon, for cards; the card sets its style. */
export const MessageIconLink = ({ with: counterpart, name, className = '' }: Props) => {
  const { t } = useTranslation('layout');
  const path = useConversationPath(counterpart);
  const label = t('layout.messageTo', { name });
  return path === null ? null : (
    <Link
      to={path}
      aria-label={label}
      title={label}
      className={`inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-surface text-ink transition ${className}`}
    >
      <SharedIcon name="message" className="size-5" />
    </Link>
  );
};
