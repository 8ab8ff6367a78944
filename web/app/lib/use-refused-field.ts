import { type RefObject, useEffect } from 'react';
import { useTranslation } from '../translation/use-translation.ts';
import { ApiError, errorCodeOf } from './api-error.ts';

/**
 * Returns the server's error text for a field, by its name in the API, and moves the focus to that field in
 * `form`.
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
