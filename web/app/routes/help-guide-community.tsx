import { CommunityPage } from '../pages/help/community/community-page.tsx';

export default function GuideCommunity() {
  return <CommunityPage side="guide" />;
}
