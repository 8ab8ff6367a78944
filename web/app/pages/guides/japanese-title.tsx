/** The national license has a Japanese name, used on pages in every language. */
const JAPANESE = /(全国通訳案内士)/;

/** A title whose Japanese text is marked as Japanese, for fonts and screen readers. */
export const JapaneseTitle = ({ text }: { text: string }) =>
  text.split(JAPANESE).map((part) =>
    JAPANESE.test(part) ? (
      <span key={part} lang="ja">
        {part}
      </span>
    ) : (
      part
    ),
  );
