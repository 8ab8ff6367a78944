import type { Options } from '@dicebear/notionists';

/** What the portraits are made of: the site's palette, and the parts of the collection that fit it. */
export const INK = '#1C1B1A';
export const BACKGROUNDS = ['dbe5ed', 'e1eae3', 'f2e3dc', 'eee7d8', 'e6e4ef'];
export const CLOTHES = [
  '#FBFAF7',
  '#B9CBDB',
  '#7F9DB8',
  '#A8C2AF',
  '#D9E4DB',
  '#EBC0B2',
  '#E8DCC4',
  '#CFCBC4',
];
export const SKIN = ['#FBEADC', '#F7E0CD', '#F3D6BF', '#EDCBB0'];
export const HAIR = {
  dark: ['#1C1B1A', '#1C1B1A', '#1C1B1A', '#33261F', '#4A352A'],
  grey: ['#8E8B87', '#B5B2AD', '#6C6966'],
};

type Part = 'hair' | 'body' | 'lips' | 'eyes' | 'brows' | 'nose' | 'glasses' | 'beard';
type Variants = { readonly [Name in Part]: readonly NonNullable<Options[Name]>[number][] };

const variants = <Name extends Part>(_part: Name, numbers: string): Variants[Name] =>
  numbers.split(' ').map((number) => `variant${number}`) as unknown as Variants[Name];

const shared = {
  lips: variants('lips', '03 14 17 22 22 23 25 30'),
  eyes: variants('eyes', '05 05 05 03'),
  nose: variants('nose', '03 06 07 11 13 16 17 18'),
  glasses: variants('glasses', '03 08 11'),
  beard: variants('beard', '04 06 09 12'),
};

export const PARTS: Readonly<Record<'male' | 'female', Variants>> = {
  female: {
    ...shared,
    hair: variants('hair', '02 08 10 11 23 28 29 30 36 39 41 43 47 48 57 58'),
    body: variants('body', '01 03 07 09 11 13 14 16 21 23'),
    brows: variants('brows', '01 09 10 12'),
  },
  male: {
    ...shared,
    hair: variants('hair', '01 05 06 12 13 15 16 18 24 25 27 33 34 35 38 49 54 55 56'),
    body: variants('body', '01 03 07 09 10 13 14 16 19 21 23 25'),
    brows: variants('brows', '01 04 05 09 10'),
  },
};
