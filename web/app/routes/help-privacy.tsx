import { SummaryPage } from '../features/help/legal/summary-page.tsx';

export default function PrivacyInBrief() {
  return <SummaryPage document="privacy" />;
}
