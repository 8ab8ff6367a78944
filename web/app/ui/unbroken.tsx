import { unbrokenPieces } from './unbroken-pieces.ts';

/** A sentence whose dates and numbers do not break over two lines; Chinese breaks between any two characters. */
export const Unbroken = ({ children }: { children: string }) =>
  unbrokenPieces(children).map(({ at, text, whole }) => (
    <span key={at} className={whole ? 'whitespace-nowrap' : undefined}>
      {text}
    </span>
  ));
