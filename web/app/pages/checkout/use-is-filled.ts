import { type RefObject, useEffect, useState } from 'react';
import type { FieldProblem } from '../../parts/bookings/checkout-form/checkout-fields.ts';

const TYPED = ':is(input:not([type="radio"], [type="checkbox"]), select, textarea)';

/**
 * Returns whether the invalid field has a value. If so, the user is asked to change it rather than to fill
 * it in. @param inside an element in the form
 */
export const useIsFilled = (
  { field, words }: FieldProblem,
  inside: RefObject<HTMLElement | null>,
): boolean => {
  const [isFilled, setIsFilled] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new content comes with a new text.
  useEffect(() => {
    const controls = inside.current
      ?.closest('form')
      ?.querySelectorAll<HTMLInputElement>(`[data-field="${field}"] ${TYPED}`);
    setIsFilled([...(controls ?? [])].some(({ value }) => value.trim() !== ''));
  }, [field, words, inside]);
  return isFilled;
};
