import { SummaryPage } from '../pages/help/legal/summary-page.tsx';

export default function TermsInBrief() {
  return <SummaryPage document="terms" />;
}
