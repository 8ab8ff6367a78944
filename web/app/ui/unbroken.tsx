/** Dates, weekdays, zones in brackets, spans, amounts and house numbers: what is read as one word. */
const WHOLE = new RegExp(
  [
    String.raw`(?:\d{4}年)?\d{1,2}月\d{1,2}日`,
    '周[一二三四五六日]',
    // A time keeps the clock it is meant on, and the 'by' behind it: no line begins with a bracket.
    String.raw`(?:(?:\d{1,2}:\d{2}[–-])?\d{1,2}:\d{2})?（\p{Script=Han}{2,8}(?:）前?)?`,
    String.raw`\d{1,2}:\d{2}）前?`,
    String.raw`[\d,]+ (?:分钟|小时|天|人|位|日元|条|次|个)`,
    String.raw`(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), )?\d{1,2} [A-Z][a-z]{2}(?: \d{4}| at\b)?`,
    String.raw`\d{1,2}:\d{2} \([A-Z][A-Za-z ]{1,16}\)`,
    String.raw`[−+]?(?:RMB|JPY) \d[\d,.]*\d|[−+]?(?:RMB|JPY) \d`,
    String.raw`\d[\d.]* (?:hours?|minutes?|days?|people|person|travelers?)\b`,
    String.raw`\d+(?:-\d+)+`,
  ].join('|'),
  'gu',
);

export interface Piece {
  /** Where it begins in the text. */
  at: number;
  text: string;
  /** It stays on one line. */
  whole: boolean;
}

/** Cuts a sentence into what may break over lines and what may not; together they are the sentence. */
export const unbrokenPieces = (sentence: string): Piece[] => {
  const pieces: Piece[] = [];
  let done = 0;
  const upTo = (end: number) => {
    if (end > done) pieces.push({ at: done, text: sentence.slice(done, end), whole: false });
  };
  for (const { 0: text, index } of sentence.matchAll(WHOLE)) {
    upTo(index);
    pieces.push({ at: index, text, whole: true });
    done = index + text.length;
  }
  upTo(sentence.length);
  return pieces;
};

/** A sentence whose dates and numbers do not break over two lines; Chinese breaks between any two characters. */
export const Unbroken = ({ children }: { children: string }) =>
  unbrokenPieces(children).map(({ at, text, whole }) => (
    <span key={at} className={whole ? 'whitespace-nowrap' : undefined}>
      {text}
    </span>
  ));
