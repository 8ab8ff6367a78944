import { FreeText } from '../../../ui/free-text.tsx';

const TWO_LINES = 'line-clamp-2 text-ink-soft text-sm sm:min-h-[2lh]';

/** A quote from a public review. In a grid, a card without a quote leaves these lines empty. */
export const CardQuote = ({ quote }: { quote: string | null }) =>
  quote === null ? (
    <div className={`max-sm:hidden ${TWO_LINES}`} />
  ) : (
    <p className={TWO_LINES}>
      “<FreeText>{quote}</FreeText>”
    </p>
  );
