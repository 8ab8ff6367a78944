import { type ReactNode, useId } from 'react';
import { FreeText } from './free-text.tsx';
import { NamedSection } from './named-section.tsx';

interface Props {
  /** A label that says that the text is from staff. */
  label: ReactNode;
  children: string;
}

/** Text that staff wrote to a user, set apart from the page's own text. */
export const TeamText = ({ label, children }: Props) => {
  const id = useId();
  return (
    <NamedSection aria-labelledby={id} className="grid gap-1 rounded-xl bg-sunken p-4">
      <p id={id} className="font-semibold text-sm">
        {label}
      </p>
      <p className="wrap-anywhere whitespace-pre-line">
        <FreeText>{children}</FreeText>
      </p>
    </NamedSection>
  );
};
