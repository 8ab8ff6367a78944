import type { UserSummary } from '@tomoguide/contract/accounts/entities';
import type { ReactNode } from 'react';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { MessageIconLink } from '../../messaging/message-link.tsx';

interface Props {
  traveler: UserSummary;
  /** Of what they booked: the number that letters name; or that they only ask. */
  children: ReactNode;
}

/** Who booked or asks, all a guide sees of a traveler. */
export const TravelerLine = ({ traveler, children }: Props) => {
  const name = usePersonName()(traveler.nickname);
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar name={name} src={traveler.profilePicture} size={48} />
      <div className="min-w-0">
        <h3 className="wrap-anywhere font-semibold text-lg leading-snug">{name}</h3>
        <p className="tabular text-ink-soft text-sm">{children}</p>
      </div>
      <MessageIconLink with={{ travelerId: traveler.id }} name={name} className="ml-auto" />
    </div>
  );
};
