import { expect, test } from 'vitest';
import type { PostalPlace } from '../catalog/entities.ts';
import { getDriverCardLines, hasDriverCard, type MeetingPlace } from './card-lines.ts';

const ASAKUSA: PostalPlace = {
  prefecture: { kanji: '東京都', kana: 'トウキョウト', romaji: 'Tokyo-to', chinese: '东京都' },
  city: { kanji: '台東区', kana: 'タイトウク', romaji: 'Taito-ku', chinese: '台东区' },
  town: { kanji: '浅草', kana: 'アサクサ', romaji: 'Asakusa', chinese: '浅草' },
};
const getPlace = (
  meetingAddress: string,
  meetingPostalCode: string | null = '1110032',
): MeetingPlace => ({
  meetingAddress,
  meetingPostalCode,
  addressConfirmed: false,
  driverLines: { building: null, station: null },
});

test('keeps the Japanese text of an address, and ends its romanization with the house number', () => {
  expect(getDriverCardLines(getPlace('東京都台東区浅草２－３－１ 雷門'), [ASAKUSA])).toEqual({
    postalCode: '〒111-0032',
    address: '東京都台東区浅草２－３－１ 雷門',
    kana: 'トウキョウト タイトウク アサクサ',
    typed: null,
    romaji: 'Tokyo-to Taito-ku Asakusa 2-3-1',
    chinese: '东京都台东区浅草2-3-1',
  });
});

test('replaces an address that is not in Japanese with the place of its postal code', () => {
  expect(getDriverCardLines(getPlace('Kaminarimon, 2-3-1 Asakusa'), [ASAKUSA])).toMatchObject({
    address: '東京都台東区浅草',
    typed: 'Kaminarimon, 2-3-1 Asakusa',
    romaji: 'Tokyo-to Taito-ku Asakusa',
  });
});

test('omits a postal code that does not match the address', () => {
  expect(getDriverCardLines(getPlace('京都市東山区清水1-294'), [ASAKUSA])).toEqual({
    postalCode: null,
    address: '京都市東山区清水1-294',
    kana: null,
    typed: null,
    romaji: null,
    chinese: null,
  });
});

test('shows an address that does not match its postal code only if the user confirmed it', () => {
  expect(
    getDriverCardLines({ ...getPlace('Gion Kitchen'), addressConfirmed: true }, [ASAKUSA]),
  ).toEqual({
    postalCode: null,
    address: 'Gion Kitchen',
    kana: null,
    typed: null,
    romaji: null,
    chinese: null,
  });
});

test('shows the typed address if the postal code is unknown, and only the common part if the postal code has several places', () => {
  expect(getDriverCardLines(getPlace('Kaminarimon', '9999999'), [])).toEqual({
    postalCode: '〒999-9999',
    address: 'Kaminarimon',
    kana: null,
    typed: null,
    romaji: null,
    chinese: null,
  });
  const elsewhere = { ...ASAKUSA, town: { ...ASAKUSA.town, kanji: '千束' } };
  expect(getDriverCardLines(getPlace('東京都台東区'), [ASAKUSA, elsewhere])).toMatchObject({
    romaji: 'Tokyo-to Taito-ku',
  });
});

test('shows a card if the address is in Japanese or has a postal code', () => {
  expect(hasDriverCard(getPlace('京都駅の中央口', null))).toBe(true);
  expect(hasDriverCard(getPlace('Kyoto Station'))).toBe(true);
  expect(hasDriverCard(getPlace('Kyoto Station', null))).toBe(false);
});
