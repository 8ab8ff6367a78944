import type { UserSummary } from '@tomoguide/contract/accounts/entities';
import type { ReactNode } from 'react';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { MessageIconLink } from '../../messaging/message-link.tsx';

interface Props {
  /** Of the name and what stands below it, which name the card. */
  id?: string;
  traveler: UserSummary;
  /** How it stands: beside the name, or below it where that is too narrow. */
  badges?: ReactNode;
  /** Of what they booked: the number that letters name; or that they only ask. */
  children: ReactNode;
}

/** The head of a card: who booked or asks, all a guide sees of a traveler, and in its corner the way to write to them. */
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
