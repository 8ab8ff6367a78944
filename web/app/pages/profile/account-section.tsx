import { ClosingCard } from './closing-card.tsx';
import { ExportCard } from './export-card.tsx';

/** What is kept of a person, and how to leave. */
export const AccountSection = () => (
  <div className="grid gap-4">
    <ExportCard />
    <ClosingCard />
  </div>
);
