import { type ComponentProps, useState } from 'react';
import { Input } from './input.tsx';

interface Props extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange'> {
  value: string | number;
  onChange: (typed: string) => void;
}

/**
 * An input whose `value` can differ from the typed text, for example because it keeps only digits. The text
 * is not changed during IME composition, because that would lose or duplicate it.
 */
export const CorrectedInput = ({ value, onChange, ...rest }: Props) => {
  const [composed, setComposed] = useState<string | null>(null);
  return (
    <Input
      {...rest}
      value={composed ?? value}
      onChange={({ target, nativeEvent }) => {
        if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) setComposed(target.value);
        else onChange(target.value);
      }}
      onCompositionEnd={({ currentTarget }) => {
        setComposed(null);
        onChange(currentTarget.value);
      }}
    />
  );
};
