import { Fragment, type ReactNode } from 'react';

/** Renders a text whose tagged parts, as in `I accept the <terms>terms</terms>`, become elements. */
export const TaggedText = ({
  text,
  tags,
}: {
  text: string;
  tags: Readonly<Record<string, (inner: string) => ReactNode>>;
}) => {
  // The parts repeat in threes: plain text, tag name, content of the tag.
  const parts = text.split(/<(\w+)>(.*?)<\/\1>/);
  return parts.map((part, index) => {
    if (index % 3 === 1) return null;
    const tag = index % 3 === 2 ? tags[parts[index - 1] ?? ''] : undefined;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence do not move
    return <Fragment key={index}>{tag ? tag(part) : part}</Fragment>;
  });
};
