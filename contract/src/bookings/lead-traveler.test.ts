import { describe, expect, test } from 'vitest';
import { Phone } from './lead-traveler.ts';

describe('a phone number is stored so that it can be dialed from anywhere', () => {
  test.each([
    ['with the zero of calls within the country', '+81 090-1234-5678', '+819012345678'],
    ['with that zero in parentheses', '+44 (0)20 7946 0958', '+442079460958'],
    ['after 00 instead of a plus', '0081 90 1234 5678', '+819012345678'],
    ['in full-width digits', '＋８６ １３８００１３８０００', '+8613800138000'],
    ['in Arabic digits', '+٨١٩٠١٢٣٤٥٦٧٨', '+819012345678'],
    ['in Persian digits', '+۸۱ ۹۰ ۱۲۳۴ ۵۶۷۸', '+819012345678'],
    ['in Thai digits', '+๘๑๙๐๑๒๓๔๕๖๗๘', '+819012345678'],
    ['with minus signs', '+81−90−1234−5678', '+819012345678'],
    ['with slashes', '+86 138/0013/8000', '+8613800138000'],
    ['from a copied link', 'tel:+81-90-1234-5678', '+819012345678'],
    ['of a country whose numbers begin with a zero', '+39 06 1234 5678', '+390612345678'],
  ])('%s', (_, typed, stored) => {
    expect(Phone.parse(typed)).toBe(stored);
  });

  test.each(['090-1234-5678', '+1', '+81 90 1234 5678 ext 5'])('%s is rejected', (typed) => {
    expect(Phone.safeParse(typed).success).toBe(false);
  });
});
