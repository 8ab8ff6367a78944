import { SummaryPage } from '../features/help/legal/summary-page.tsx';

export default function TermsInBrief() {
  return <SummaryPage document="terms" />;
}
