import { CommunityPage } from '../features/help/community/community-page.tsx';

export default function TravelerCommunity() {
  return <CommunityPage side="traveler" />;
}
