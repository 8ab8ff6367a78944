import type { HelpEntry } from '@tomoguide/contract/help/help-entries';
import { buildSnippet } from '@tomoguide/contract/help/help-search';
import { Link } from 'react-router';

/** A list of pages and sections that match a query. */
export const FoundList = ({
  entries,
  query,
  onChosen,
}: {
  entries: readonly HelpEntry[];
  query: string;
  onChosen?: () => void;
}) => (
  <ul className="grid gap-1">
    {entries.map(({ path, title, of, text }) => (
      <li key={path}>
        <Link
          to={path}
          onClick={onChosen}
          className="block rounded-xl px-3 py-2.5 text-ink no-underline hover:bg-sunken"
        >
          {of ? <span className="block text-ink-soft text-sm">{of}</span> : null}
          <span className="block font-semibold">{title}</span>
          <span className="line-clamp-2 text-[0.9375rem] text-ink-soft">
            {buildSnippet(text, query)}
          </span>
        </Link>
      </li>
    ))}
  </ul>
);
