import { ClosingCard } from './closing-card.tsx';
import { ExportCard } from './export-card.tsx';

/** The data export, and closing the account. */
export const AccountSection = () => (
  <div className="grid gap-4">
    <ExportCard />
    <ClosingCard />
  </div>
);
