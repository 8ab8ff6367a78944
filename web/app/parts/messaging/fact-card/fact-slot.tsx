import type { ConversationId } from '@tomoguide/contract/primitives';
import { Suspense } from 'react';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { MissingPartNote } from '../../../ui/missing-part-note.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Line } from '../line.ts';
import type { FactPartProps } from './fact-part.tsx';

/** Loaded when the first message with a fact is in view. A missing button is not worth a note. */
const FactPart = lazyPart(
  async () => (await import('./fact-part.tsx')).FactPart,
  ({ card }: FactPartProps) => (card ? <MissingPartNote /> : null),
);

interface Props {
  line: Line;
  conversationId: ConversationId;
  /** The other user's name. */
  name: string;
}

/** The fact card of a message, or the button that opens it; nothing for messages without facts. */
export const FactSlot = ({ line, conversationId, name }: Props) => {
  const { id, facts, card, revision } = line;
  if (id === null || (facts === 0 && card === null)) return null;
  return (
    <Suspense
      fallback={card ? <Skeleton className="mt-1 h-48 w-full max-w-md rounded-2xl" /> : null}
    >
      <FactPart
        message={{ conversationId, messageId: id }}
        revision={revision ?? 0}
        card={card}
        name={name}
      />
    </Suspense>
  );
};
