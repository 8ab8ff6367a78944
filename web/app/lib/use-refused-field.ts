import { type RefObject, useEffect } from 'react';
import { useTranslation } from '../translation/use-translation.ts';
import { ApiError, errorCodeOf } from './api-error.ts';

/**
 * What the server refused, in words, by the name it calls the field; goes to the field in the `form`
 * that shows them.
 */
export const useRefusedField = (error: unknown, form: RefObject<HTMLElement | null>) => {
  const { t } = useTranslation('errors');
  useEffect(() => {
    if (error instanceof ApiError && error.field !== null)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error, form]);
  return (field: string): string | undefined =>
    error instanceof ApiError && error.field === field ? t(errorCodeOf(error)) : undefined;
};
