import { type ComponentProps, useEffect, useRef, useState } from 'react';

interface Props extends Omit<ComponentProps<'details'>, 'open'> {
  opens: boolean;
}

/**
 * A `<details>` element that opens if `opens` is or becomes true; only a click on its summary closes it
 * again.
 */
export const OpenDetails = ({ opens, ...rest }: Props) => {
  const details = useRef<HTMLDetailsElement>(null);
  // The browser toggles the element, and React does not override that as long as this value stays the same.
  const [atFirst] = useState(opens);
  useEffect(() => {
    if (opens && details.current) details.current.open = true;
  }, [opens]);
  return <details ref={details} open={atFirst || undefined} {...rest} />;
};
