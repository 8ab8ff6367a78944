import { useQuery } from '@tanstack/react-query';
import { namesAnotherPlace } from '@tomoguide/contract/catalog/place-conflict';
import { commonParts } from '@tomoguide/contract/catalog/postal-parts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ApiError } from '../../../../lib/api-error.ts';
import { postalPlaces } from '../../queries.ts';

const DIGITS = 7;

export interface PostalAnswer {
  /** As it stands in a Japanese address: 東京都渋谷区神宮前. */
  kanji: string;
  /** To read aloud, in the same order: Tokyo-to Shibuya-ku Jingumae. */
  romaji: string;
}

/**
 * The place of a whole postal code, whether nothing has that code, and whether the address names another
 * place. `fill` gets the place when the
 * address is empty or still what an earlier code put there; what somebody typed stays.
 */
export const usePostalPlace = (
  typed: string | null,
  address: string,
  fill: (address: string) => void,
): { place: PostalAnswer | null; isUnknown: boolean; isElsewhere: boolean } => {
  const code = typed?.replace('-', '') ?? '';
  const { data, error } = useQuery({
    ...postalPlaces(code),
    enabled: code.length === DIGITS && /^\d+$/.test(code),
  });
  const parts = data ? commonParts(data) : [];
  const kanji = parts.map((part) => part.kanji).join('');
  const romaji = parts.map((part) => part.romaji).join(' ');

  const filled = useRef('');
  const fillIn = useEffectEvent(() => {
    if (address !== '' && address !== filled.current) return;
    filled.current = kanji;
    fill(kanji);
  });
  // Only a code that has just been answered fills: whoever clears the address afterwards meant it.
  useEffect(() => {
    if (kanji) fillIn();
  }, [kanji]);

  return {
    place: kanji ? { kanji, romaji } : null,
    isElsewhere: namesAnotherPlace(address, data ?? []),
    isUnknown: error instanceof ApiError && error.code === 'POSTAL_CODE_UNKNOWN',
  };
};
