import type { Locale } from '@tomoguide/contract/locale';
import { getPersonName } from '../../accounts/service.ts';

const INSTANT = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}:\d{2})(\.\d+)?Z$/;

/** Matches the columns that contain names. */
const NAME = /(nickname|fullName|personName|staffName)$/;

/**
 * Formats a value: amounts in RMB, instants in UTC in a format that spreadsheets parse, and names as on the
 * pages.
 */
export const formatCell = (path: string, value: unknown, locale: Locale): string | number => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return path.endsWith('Cents') ? value / 100 : value;
  if (Array.isArray(value)) return value.join(' ');
  if (typeof value === 'object') return JSON.stringify(value);
  if (typeof value === 'string')
    return NAME.test(path) ? getPersonName(value, locale) : value.replace(INSTANT, '$1 $2');
  return String(value);
};
