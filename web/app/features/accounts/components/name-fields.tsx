import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import type { SignUpFaults } from '../signup-rules.ts';

const FIRST = { name: 'firstName', autoComplete: 'given-name' } as const;
const LAST = { name: 'lastName', autoComplete: 'family-name' } as const;

/** First and last name; in Chinese the family name comes first. */
export const NameFields = ({ faults }: { faults: SignUpFaults }) => {
  const { t } = useTranslation('accounts');
  const order = useLocale() === 'zh-CN' ? [LAST, FIRST] : [FIRST, LAST];
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {order.map(({ name, autoComplete }) => (
        <Field
          key={name}
          label={t(`signup.${name}`)}
          error={faults[name] ? t(`signup.${faults[name]}`) : undefined}
        >
          {(field) => (
            <Input {...field} name={name} autoComplete={autoComplete} maxLength={49} required />
          )}
        </Field>
      ))}
    </div>
  );
};
