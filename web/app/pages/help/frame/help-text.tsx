/**
 * Renders text from the catalogs: an empty line starts a paragraph, and lines that start with a dash form a
 * list.
 */
export const HelpText = ({ text }: { text: string }) =>
  text.split('\n\n').map((part) =>
    part.startsWith('- ') ? (
      <ul key={part} className="grid list-disc gap-2 pl-5 marker:text-ink-soft">
        {part.split('\n').map((line) => (
          <li key={line} className="pl-1">
            {line.slice(2)}
          </li>
        ))}
      </ul>
    ) : (
      <p key={part}>{part}</p>
    ),
  );
