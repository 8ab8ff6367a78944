import { useQuery } from '@tanstack/react-query';
import { namesAnotherPlace } from '@tomoguide/contract/catalog/place-conflict';
import { listCommonParts } from '@tomoguide/contract/catalog/postal-parts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ApiError } from '../../../../lib/api-error.ts';
import { postalPlacesQuery } from '../../queries.ts';

const DIGITS = 7;

export interface PostalAnswer {
  /** The area as written in a Japanese address: 東京都渋谷区神宮前. */
  kanji: string;
  /** The romanized reading, in the same order: Tokyo-to Shibuya-ku Jingumae. */
  romaji: string;
}

/**
 * Returns the area of a complete postal code, whether the code is unknown, and whether the address is
 * elsewhere. Calls `fill` with the area if the address is empty, or still the one filled in for an earlier
 * code. Keeps text that the user typed.
 */
export const usePostalPlace = (
  typed: string | null,
  address: string,
  fill: (address: string) => void,
): { place: PostalAnswer | null; isUnknown: boolean; isElsewhere: boolean } => {
  const code = typed?.replace('-', '') ?? '';
  const { data, error } = useQuery({
    ...postalPlacesQuery(code),
    enabled: code.length === DIGITS && /^\d+$/.test(code),
  });
  const parts = data ? listCommonParts(data) : [];
  const kanji = parts.map((part) => part.kanji).join('');
  const romaji = parts.map((part) => part.romaji).join(' ');

  const filled = useRef('');
  const fillIn = useEffectEvent(() => {
    if (address !== '' && address !== filled.current) return;
    filled.current = kanji;
    fill(kanji);
  });
  // Only a new result fills in the address. If the user then clears it, it stays empty.
  useEffect(() => {
    if (kanji) fillIn();
  }, [kanji]);

  return {
    place: kanji ? { kanji, romaji } : null,
    isElsewhere: namesAnotherPlace(address, data ?? []),
    isUnknown: error instanceof ApiError && error.code === 'POSTAL_CODE_UNKNOWN',
  };
};
