import { SummaryPage } from '../pages/help/legal/summary-page.tsx';

export default function PrivacyInBrief() {
  return <SummaryPage document="privacy" />;
}
