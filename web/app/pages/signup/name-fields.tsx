import { LANGUAGES } from '@tomoguide/contract/locale';
import type { InputHTMLAttributes } from 'react';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

type NameField = 'firstName' | 'lastName';

interface Props {
  /** Returns the error of a field; undefined if it has none. */
  words: (name: NameField) => string | undefined;
  attributes: (name: NameField) => InputHTMLAttributes<HTMLInputElement>;
}

/** The fields for the first and last name, in the order of the page's language. */
export const NameFields = ({ words, attributes }: Props) => {
  const { t } = useTranslation('accounts');
  const order = LANGUAGES[useLocale()].familyNameFirst
    ? (['lastName', 'firstName'] as const)
    : (['firstName', 'lastName'] as const);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {order.map((name) => (
        <Field key={name} label={t(`accounts.signup.${name}`)} error={words(name)}>
          {(field) => <Input {...field} {...attributes(name)} />}
        </Field>
      ))}
    </div>
  );
};
