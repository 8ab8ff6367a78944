import { type ComponentProps, useState } from 'react';

interface Props extends Omit<ComponentProps<'details'>, 'open'> {
  opens: boolean;
}

/** Opens where `opens` is or becomes true; nothing but a press on its line shuts it again. */
export const OpenDetails = ({ opens, ...rest }: Props) => {
  const [open, setOpen] = useState(opens);
  if (opens && !open) setOpen(true);
  // The browser toggles it by itself, and React changes nothing of that while this stays the same.
  return <details open={open || undefined} {...rest} />;
};
