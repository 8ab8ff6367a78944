/** The colors of portraits, based on the site's palette: paper, ink, indigo and moss. */
export const INK = '#2B2624';

/** Skin tones in light and in shade. */
export const SKIN = [
  ['#F0D2B8', '#DDB497'],
  ['#EBC8AA', '#D5A786'],
  ['#E4BC9B', '#CB9A78'],
  ['#F3DAC4', '#E2BEA3'],
  ['#D9AC89', '#BD8B68'],
] as const;

/** Hair colors and their highlights. */
export const HAIR = {
  young: [
    ['#2A2524', '#4A423E'],
    ['#332A26', '#57483F'],
    ['#1F2023', '#41444A'],
    ['#4A372C', '#715642'],
    ['#5B4636', '#86694F'],
  ],
  middle: [
    ['#2A2524', '#4A423E'],
    ['#1F2023', '#41444A'],
    ['#3A3532', '#67605A'],
  ],
  gray: [
    ['#6E6A66', '#96918B'],
    ['#8D8984', '#B5B0A9'],
    ['#A9A49D', '#CBC6BE'],
  ],
} as const;

/** Colors of clothes in light and in shade. */
export const CLOTHES = [
  ['#2F4F6C', '#233F59'],
  ['#5B7F68', '#476854'],
  ['#8797A2', '#6E7F8B'],
  ['#C6B598', '#AD9B7D'],
  ['#EAE1D1', '#D2C6B1'],
  ['#6A574B', '#54443A'],
  ['#B08A7C', '#977163'],
  ['#414B55', '#333B44'],
  ['#9C6153', '#834E42'],
  ['#7D8B74', '#66745F'],
  ['#D8D5CE', '#BEBAB1'],
] as const;

/** Colors of the shirt under a jacket. */
export const SHIRTS = ['#F6F1E7', '#E3E7E8', '#D9C9B2', '#B7C3CB', '#3A4550'] as const;

export type Tone = readonly [plain: string, other: string];
