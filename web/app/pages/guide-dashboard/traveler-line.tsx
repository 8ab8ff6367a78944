import type { UserSummary } from '@tomoguide/contract/accounts/entities';
import type { ReactNode } from 'react';
import { MessageIconLink } from '../../parts/accounts/message-link.tsx';
import { usePersonName } from '../../translation/use-person-name.ts';
import { Avatar } from '../../ui/avatar.tsx';

interface Props {
  /** The ID of the name and the line below it, which together label the card. */
  id?: string;
  traveler: UserSummary;
  /** Badges with the status: next to the name, or below it if there is no room. */
  badges?: ReactNode;
  /** Shown below the name: the booking number, or a note that this is only a request. */
  children: ReactNode;
}

/**
 * The header of a card: everything that a guide can see of the traveler, and a message link in the corner.
 */
export const TravelerLine = ({ id, traveler, badges, children }: Props) => {
  const name = usePersonName()(traveler.nickname);
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2">
      <Avatar name={name} src={traveler.profilePicture} size={48} />
      <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <div id={id} className="min-w-0">
          <h3 className="wrap-anywhere font-semibold text-lg leading-snug">{name}</h3>
          <p className="tabular text-ink-soft text-sm">{children}</p>
        </div>
        {badges ? (
          <div className="flex flex-wrap items-center gap-1.5 empty:hidden">{badges}</div>
        ) : null}
      </div>
      <MessageIconLink
        with={{ travelerId: traveler.id }}
        name={name}
        className="border border-line-strong hover:bg-sunken"
      />
    </div>
  );
};
