import type { UserSummary } from '@tomoguide/contract/accounts/entities';
import { Avatar } from '../../../ui/avatar.tsx';

/** Who booked: all a guide sees of a traveler beside their words. */
export const TravelerLine = ({ traveler }: { traveler: UserSummary }) => (
  <div className="flex min-w-0 items-center gap-3">
    <Avatar name={traveler.nickname} src={traveler.profilePicture} size={48} />
    <h3 className="min-w-0 break-keep font-semibold text-lg leading-snug">{traveler.nickname}</h3>
  </div>
);
