import { type ComponentProps, useEffect, useRef, useState } from 'react';

interface Props extends Omit<ComponentProps<'details'>, 'open'> {
  opens: boolean;
}

/** Opens where `opens` is or becomes true; nothing but a press on its line shuts it again. */
export const OpenDetails = ({ opens, ...rest }: Props) => {
  const details = useRef<HTMLDetailsElement>(null);
  // The browser toggles it by itself, and React changes nothing of that while this stays the same.
  const [atFirst] = useState(opens);
  useEffect(() => {
    if (opens && details.current) details.current.open = true;
  }, [opens]);
  return <details ref={details} open={atFirst || undefined} {...rest} />;
};
