/** The Japanese name of the national license, which pages in every language use. */
const JAPANESE = /(全国通訳案内士)/;

/** A title whose Japanese text has `lang="ja"`, for fonts and screen readers. */
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
