import { CommunityPage } from '../pages/help/community/community-page.tsx';

export default function TravelerCommunity() {
  return <CommunityPage side="traveler" />;
}
