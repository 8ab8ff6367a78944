import { type ReactNode, useEffect, useRef } from 'react';

export interface RefusalWords {
  title: string;
  hint?: string;
  /** A link or button for the suggested next step. */
  way?: ReactNode;
}

interface Props {
  words: RefusalWords;
  /** The problem. A new object makes the card scroll into view and take focus again. */
  problem: object;
}

/**
 * Explains why nothing was sent. The button can be far away, so each new problem scrolls the card into view
 * and focuses it once.
 */
export const RefusalCard = ({ words: { title, hint, way }, problem }: Props) => {
  const card = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for every problem.
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'center' });
    card.current?.focus({ preventScroll: true });
  }, [problem]);
  return (
    <div
      ref={card}
      role="alert"
      tabIndex={-1}
      className="grid justify-items-start gap-2 rounded-xl border border-danger bg-danger-soft p-4"
    >
      <p className="font-semibold">{title}</p>
      {hint ? <p>{hint}</p> : null}
      {way}
    </div>
  );
};
