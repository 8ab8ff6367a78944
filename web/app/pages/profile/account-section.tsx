import { CloseAccountCard } from './closing-card.tsx';
import { ExportCard } from './export-card.tsx';

/** Lets the user export their data and close the account. */
export const AccountSection = () => (
  <div className="grid gap-4">
    <ExportCard />
    <CloseAccountCard />
  </div>
);
