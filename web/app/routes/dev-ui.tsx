import { FieldParts } from '../features/layout/ui-parts/field-parts.tsx';
import { PressParts } from '../features/layout/ui-parts/press-parts.tsx';
import { StateParts } from '../features/layout/ui-parts/state-parts.tsx';
import { WordParts } from '../features/layout/ui-parts/word-parts.tsx';
import { Page } from '../ui/page.tsx';

/** Every part of web/app/ui, at /dev/ui while `npm run dev` serves. The header turns language and theme. */
export default function DevUi() {
  return (
    <Page title="web/app/ui">
      <div className="grid grid-cols-1 gap-6">
        <PressParts />
        <FieldParts />
        <WordParts />
        <StateParts />
      </div>
    </Page>
  );
}
