/** The national licence is named in Japanese on pages of every language. */
const JAPANESE = /(全国通訳案内士)/;

/** A title whose Japanese words are read, and drawn, as Japanese. */
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
