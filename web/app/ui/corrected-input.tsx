import { type ComponentProps, useState } from 'react';
import { Input } from './input.tsx';

interface Props extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange'> {
  value: string | number;
  onChange: (typed: string) => void;
}

/**
 * An input whose `value` is not always what was typed, as where only digits are kept. What an input
 * method composes is left alone until it is done: changed meanwhile, it would be lost, or stand there twice.
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
