import { type ReactNode, useId } from 'react';
import { FreeText } from './free-text.tsx';
import { NamedPart } from './named-part.tsx';

interface Props {
  /** Says that they are the team's. */
  label: ReactNode;
  children: string;
}

/** What staff wrote to a person: their own words, apart from what the page says. */
export const TeamWords = ({ label, children }: Props) => {
  const id = useId();
  return (
    <NamedPart aria-labelledby={id} className="grid gap-1 rounded-xl bg-sunken p-4">
      <p id={id} className="font-semibold text-sm">
        {label}
      </p>
      <p className="wrap-anywhere whitespace-pre-line">
        <FreeText>{children}</FreeText>
      </p>
    </NamedPart>
  );
};
