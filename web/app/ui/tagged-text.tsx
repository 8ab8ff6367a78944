import { Fragment, type ReactNode } from 'react';

/** A sentence with parts in tags, such as `I accept the <terms>terms</terms>`, each in its element. */
export const TaggedText = ({
  text,
  tags,
}: {
  text: string;
  tags: Readonly<Record<string, (inner: string) => ReactNode>>;
}) => {
  // Plain text, a tag's name and what is inside it take turns.
  const parts = text.split(/<(\w+)>(.*?)<\/\1>/);
  return parts.map((part, index) => {
    if (index % 3 === 1) return null;
    const tag = index % 3 === 2 ? tags[parts[index - 1] ?? ''] : undefined;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence do not move
    return <Fragment key={index}>{tag ? tag(part) : part}</Fragment>;
  });
};
