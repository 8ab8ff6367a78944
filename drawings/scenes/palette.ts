import type { Season } from '@tomoguide/contract/catalog/city-file';

/** `dusk`: the lamps are lit, but the sky is still bright. */
export type Light = 'day' | 'dusk' | 'evening';

/** The time of day and the season of a scene. */
export interface Look {
  readonly light: Light;
  readonly season: Season;
}

/** The daytime colors: the site's paper, ink, indigo, moss and vermilion, lightened by distance. */
const DAY = {
  skyTop: '#8FADC3',
  skyMid: '#CFDCE1',
  skyLow: '#F9F0E1',
  disc: '#F5D5C4',
  cloud: '#FBF7EE',
  mist: '#FAF4E8',
  far: '#BDCBD4',
  far2: '#9DB3C2',
  mid: '#A8BFAC',
  mid2: '#84A38C',
  near: '#648B70',
  near2: '#4A7357',
  deep: '#35563F',
  ground: '#E3D6BD',
  ground2: '#CDBD9F',
  stone: '#BDB6A8',
  stone2: '#98938A',
  dark: '#24496B',
  darker: '#1B3247',
  ink: '#1C2A36',
  wall: '#F7F0E3',
  wall2: '#DED1BA',
  wood: '#94725A',
  wood2: '#634B3C',
  roof: '#4D657A',
  roof2: '#374D61',
  roof3: '#7B92A3',
  glass: '#AFC2CE',
  lit: '#C4D2DA',
  glow: '#F3D9A6',
  water: '#A9C2CE',
  water2: '#7E9FB3',
  shine: '#DFE9EA',
  seal: '#D9472B',
  seal2: '#B0361F',
  skin: '#E6BF9F',
  hair: '#2A2624',
  cloth: '#F1E7D6',
  snow: '#F6F8F8',
  snow2: '#D5DFE6',
} as const;

export type Palette = { readonly [Tone in keyof typeof DAY]: string };

const EVENING: Palette = {
  skyTop: '#101B2B',
  skyMid: '#2D4764',
  skyLow: '#B9837A',
  disc: '#F4E6C8',
  cloud: '#5B6D88',
  mist: '#5A6A85',
  far: '#51678A',
  far2: '#3E5474',
  mid: '#344E5F',
  mid2: '#2A424F',
  near: '#223842',
  near2: '#1B2D35',
  deep: '#132128',
  ground: '#4C4B55',
  ground2: '#393A45',
  stone: '#565A66',
  stone2: '#40454F',
  dark: '#1B3248',
  darker: '#122233',
  ink: '#0C151E',
  wall: '#716D74',
  wall2: '#514F5B',
  wood: '#54423C',
  wood2: '#33292A',
  roof: '#26384B',
  roof2: '#182737',
  roof3: '#3A5068',
  glass: '#33485F',
  lit: '#F6CB80',
  glow: '#F9D48F',
  water: '#3A5572',
  water2: '#253C55',
  shine: '#8B8CA0',
  seal: '#D6492F',
  seal2: '#8F2E1F',
  skin: '#B98F78',
  hair: '#14161A',
  cloth: '#A79F98',
  snow: '#8D9DB4',
  snow2: '#66799A',
};

/** Factors for red, green and blue that make the light of dusk warmer. */
const WARMTH: readonly number[] = [1.05, 0.98, 0.94];

/** Blends a daytime color and an evening color to the color at dusk, warmer than either. */
export const dusky = (day: string, evening: string, part = 0.5): string => {
  const [a, b] = [Number.parseInt(day.slice(1), 16), Number.parseInt(evening.slice(1), 16)];
  return WARMTH.reduce((hex, warmth, index) => {
    const shift = 16 - index * 8;
    const [light, dark] = [(a >> shift) & 255, (b >> shift) & 255];
    const value = Math.min(255, Math.round((light + (dark - light) * part) * warmth));
    return hex + value.toString(16).padStart(2, '0');
  }, '#');
};

const duskyAll = <Tones extends Readonly<Record<string, string>>>(
  day: Tones,
  evening: Readonly<Record<keyof Tones, string>>,
): { [Tone in keyof Tones]: string } =>
  Object.fromEntries(
    Object.entries(day).map(([tone, color]) => [tone, dusky(color, evening[tone] ?? color)]),
  ) as { [Tone in keyof Tones]: string };

const DUSK: Palette = {
  ...duskyAll(DAY, EVENING),
  skyTop: '#3F537E',
  skyMid: '#9B7F9C',
  skyLow: '#F4B98C',
  disc: '#FBEBCB',
  cloud: '#D9A79E',
  mist: '#C99F9C',
  shine: '#EBC3A6',
  skin: '#D9AC8C',
  // Light sources are as bright at dusk as at night.
  lit: '#FBD48C',
  glow: '#FBDC9C',
  seal: '#D9492F',
};

/** The colors of leaves in shade, in normal light, and in full light. */
export type Leaves = readonly [shade: string, plain: string, light: string];

/** The leaf colors of each season: of most trees, and of two other kinds between them. */
const LEAVES: Readonly<
  Record<'day' | 'evening', Readonly<Record<Season, readonly [Leaves, Leaves, Leaves]>>>
> = {
  day: {
    spring: [
      ['#DDA196', '#F0C4B9', '#F9E2DB'],
      ['#D9958B', '#EBB7AC', '#F6D8CF'],
      ['#E6B3A7', '#F5D3C9', '#FCECE6'],
    ],
    summer: [
      ['#47705A', '#6B9676', '#97B895'],
      ['#3D6450', '#5B8768', '#86AB87'],
      ['#55805F', '#7DA57F', '#A9C49F'],
    ],
    autumn: [
      ['#A2512C', '#CB7B3B', '#E5AE66'],
      ['#8C3B28', '#B5522F', '#D88656'],
      ['#B07F30', '#D8A94C', '#EED28F'],
    ],
    winter: [
      ['#A9B9C4', '#D9E2E7', '#F7F9F9'],
      ['#9FB1BE', '#CFDAE1', '#F2F5F6'],
      ['#B4C2CC', '#E2E9ED', '#FBFCFC'],
    ],
  },
  evening: {
    spring: [
      ['#77596B', '#A77D85', '#CBA29F'],
      ['#6C5065', '#98707C', '#BD9496'],
      ['#83667A', '#B58C92', '#D6B2AD'],
    ],
    summer: [
      ['#182C32', '#223D42', '#325455'],
      ['#15272D', '#1D353B', '#2B494B'],
      ['#1C3338', '#294649', '#3B5F5C'],
    ],
    autumn: [
      ['#5A3230', '#8A4C38', '#B5714A'],
      ['#4E2A2D', '#763C35', '#9E5A45'],
      ['#64482F', '#94703F', '#BD985C'],
    ],
    winter: [
      ['#4E6482', '#74889F', '#9FB0C3'],
      ['#475C79', '#6A7E96', '#94A6BA'],
      ['#566C8A', '#7F93AA', '#ABBACB'],
    ],
  },
};

/** The colors of evergreen leaves, which change only under snow. */
const EVERGREEN: Readonly<Record<'day' | 'evening', readonly [string, string, string]>> = {
  day: ['#2F5344', '#457058', '#6A9073'],
  evening: ['#0F1F25', '#172D32', '#23413F'],
};

const SNOW_BY_DAY = {
  mid: '#D3DEE4',
  mid2: '#C0CFD8',
  near: '#E6EDF0',
  near2: '#DDE6EA',
  deep: '#B9C9D3',
  ground: '#F4F6F5',
  ground2: '#D9E2E7',
  far: '#CFDAE1',
  far2: '#B3C5D1',
};
const SNOW_AT_NIGHT: typeof SNOW_BY_DAY = {
  mid: '#5B7190',
  mid2: '#4F6584',
  near: '#63799A',
  near2: '#566C8C',
  deep: '#3C506C',
  ground: '#7487A3',
  ground2: '#5A6E8C',
  far: '#5D7496',
  far2: '#4A6183',
};

/** The colors of snow on level surfaces, such as hills and ground. */
const SNOW = {
  day: SNOW_BY_DAY,
  dusk: duskyAll(SNOW_BY_DAY, SNOW_AT_NIGHT),
  evening: SNOW_AT_NIGHT,
};
const TONES = { day: DAY, dusk: DUSK, evening: EVENING };

export const getPalette = ({ light, season }: Look): Palette =>
  season === 'winter' ? { ...TONES[light], ...SNOW[light] } : TONES[light];

const leaves = (day: Leaves, evening: Leaves, light: Light): Leaves =>
  light === 'dusk'
    ? [dusky(day[0], evening[0]), dusky(day[1], evening[1]), dusky(day[2], evening[2])]
    : { day, evening }[light];

export const getLeaves = ({ light, season }: Look): readonly [Leaves, Leaves, Leaves] => {
  const [day, evening] = [LEAVES.day[season], LEAVES.evening[season]];
  return [
    leaves(day[0], evening[0], light),
    leaves(day[1], evening[1], light),
    leaves(day[2], evening[2], light),
  ];
};
export const getEvergreen = ({ light }: Look): Leaves =>
  leaves(EVERGREEN.day, EVERGREEN.evening, light);
