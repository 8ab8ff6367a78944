import type { Random } from '../random.ts';
import { INK, type Tone } from './tones.ts';

/** The measurements of a head, on which all features are based. Its center is at x = 0. */
export interface Head {
  /** Half the width at the temples. */
  readonly w: number;
  /** Half the width of the jaw. */
  readonly jaw: number;
  /** The y coordinate of the chin. */
  readonly chin: number;
  /** How far the face is turned, in units by which the features shift. */
  readonly turn: number;
  readonly skin: Tone;
  readonly age: number;
  readonly female: boolean;
}

export const makeHead = (
  random: Random,
  skin: Tone,
  { sex, age }: { sex: 'male' | 'female'; age: number },
): Head => {
  const female = sex === 'female';
  return {
    w: (female ? 57 : 60) + random.int(-2, 4),
    jaw: (female ? 39 : 47) + random.int(-5, 6),
    chin: (female ? 292 : 298) + random.int(-4, 5),
    turn: random.pick([-9, -6, -3, 3, 6, 9]),
    skin,
    age,
    female,
  };
};

const outline = ({ w, jaw, chin }: Head): string =>
  `M${-w} 196C${-w - 2} 140 ${-w * 0.7} 112 0 112S${w + 2} 140 ${w} 196C${w} 240 ${jaw + 9} ${chin - 30} ${jaw * 0.6} ${chin - 10}Q${jaw * 0.3} ${chin} 0 ${chin}T${-jaw * 0.6} ${chin - 10}C${-jaw - 9} ${chin - 30} ${-w} 240 ${-w} 196Z`;

/** Draws the neck, the ears and the face without features. */
export const skull = (head: Head): string => {
  const { w, chin, turn, skin, female } = head;
  const neck = female ? 27 : 36;
  const [plain, shade] = skin;
  return `<path d="M${-neck} ${chin - 50}V340Q${-neck - 4} 362 ${-neck - 34} 372H${neck + 34}Q${neck + 4} 362 ${neck} 340V${chin - 50}Z" fill="${plain}"/>
<path d="M${-neck} ${chin - 30}Q0 ${chin + 44} ${neck} ${chin - 34}V${chin + 30}Q${neck * 0.2} ${chin + 50} ${-neck} ${chin + 4}Z" fill="${shade}"/>
<path d="M${-w + 3} 196q-14 -8 -14 10q1 24 14 26zM${w - 3} 196q14 -8 14 10q-1 24 -14 26z" fill="${plain}"/>
<path d="M${w - 3} 200q9 -3 8 8q-1 16 -8 18z" fill="${shade}"/>
<path d="${outline(head)}" fill="${plain}"/>
<path d="M${w} 196C${w} 240 ${head.jaw + 9} ${chin - 30} ${head.jaw * 0.6} ${chin - 10}Q${head.jaw * 0.3} ${chin} 0 ${chin}C${w * 0.62} ${chin - 34} ${w * 0.66 + turn} 236 ${w * 0.66 + turn} 176C${w * 0.7} 150 ${w * 0.84} 140 ${w * 0.9} 150Q${w + 1} 168 ${w} 196Z" fill="${shade}" opacity=".42"/>`;
};

const eye = (x: number, kind: number, female: boolean): string => {
  const lid = `M${x - 10} 206Q${x - 2} ${kind === 2 ? 199 : 196} ${x + 10} 205`;
  const lash = female ? `M${x + Math.sign(x) * 9} 204l${Math.sign(x) * 5} -3` : '';
  if (kind === 3)
    return `<path d="M${x - 10} 207Q${x} 197 ${x + 10} 207${lash}" fill="none" stroke="${INK}" stroke-width="3.4" stroke-linecap="round"/>`;
  return `<path d="M${x - 9} 206Q${x - 1} 197 ${x + 9} 205Q${x + 1} 213 ${x - 9} 206Z" fill="#FBF6EF"/><ellipse cx="${x}" cy="205" rx="4.7" ry="${kind === 2 ? 4.6 : 5.4}" fill="#33271F"/><circle cx="${x + 1.6}" cy="203" r="1.3" fill="#fff" opacity=".9"/><path d="${lid}${lash}" fill="none" stroke="${INK}" stroke-width="${female ? 3 : 2.7}" stroke-linecap="round"/>`;
};

/** Draws brows, eyes, nose, mouth and signs of age. */
export const features = (random: Random, head: Head, hair: string): string => {
  const { turn, skin, age, female, chin } = head;
  const [, shade] = skin;
  const kind = random.pick([0, 0, 1, 2, 2, 3]);
  const apart = 25 + random.int(0, 3);
  const brow = random.int(-2, 3);
  const thick = female ? 3.4 : 4.8;
  const brows = [-1, 1]
    .map((side) => {
      const x = side * apart;
      return `M${x - side * 11} ${185 + brow * 0.4}Q${x + side * 2} ${178 - brow} ${x + side * 14} ${184 + brow}`;
    })
    .join('');
  const mouth = chin - 36;
  const wide = 16 + random.int(0, 5);
  const lip = female ? '#B5645A' : '#A8675A';
  const mouths = [
    `<path d="M${-wide} ${mouth - 3}Q0 ${mouth + 12} ${wide} ${mouth - 4}" fill="none" stroke="${lip}" stroke-width="3.6" stroke-linecap="round"/>`,
    `<path d="M${-wide} ${mouth - 4}Q0 ${mouth} ${wide} ${mouth - 5}Q${wide * 0.5} ${mouth + 13} 0 ${mouth + 13}T${-wide} ${mouth - 4}Z" fill="#8E443C"/><path d="M${-wide + 4} ${mouth - 3}Q0 ${mouth} ${wide - 4} ${mouth - 4}Q${wide * 0.5} ${mouth + 5} 0 ${mouth + 5}T${-wide + 4} ${mouth - 3}Z" fill="#FBF6EF"/>`,
    `<path d="M${-wide + 2} ${mouth - 1}Q0 ${mouth + 9} ${wide + 1} ${mouth - 5}" fill="none" stroke="${lip}" stroke-width="3.6" stroke-linecap="round"/><path d="M-7 ${mouth + 11}q8 3 15 -1" fill="none" stroke="${shade}" stroke-width="3" stroke-linecap="round"/>`,
  ];
  const nose = random.pick([
    `M-3 214Q-11 232 -4 236Q1 239 7 236`,
    `M2 212Q-10 234 0 237Q4 238 8 235`,
    `M-7 235Q0 241 8 235`,
  ]);
  const lines =
    age >= 46
      ? `<path d="M-26 ${mouth - 22}Q-33 ${mouth - 12} -29 ${mouth - 2}M26 ${mouth - 22}Q33 ${mouth - 12} 29 ${mouth - 2}${age >= 56 ? 'M-40 216q8 6 18 5M40 216q-8 6 -18 5M-20 152q20 -5 40 0M-16 140q16 -4 32 0' : 'M-44 213q3 4 7 5M44 213q-3 4 -7 5'}" fill="none" stroke="${shade}" stroke-width="2.6" stroke-linecap="round"/>`
      : '';
  return `<g transform="translate(${turn} 0)"><ellipse cx="-36" cy="231" rx="13" ry="8" fill="#D98873" opacity="${female ? 0.26 : 0.14}"/><ellipse cx="36" cy="231" rx="13" ry="8" fill="#D98873" opacity="${female ? 0.26 : 0.14}"/>${lines}<path d="${brows}" fill="none" stroke="${hair}" stroke-width="${thick}" stroke-linecap="round"/>${eye(-apart, kind, female)}${eye(apart, kind, female)}<path d="${nose}" fill="none" stroke="${shade}" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>${random.pick(mouths)}</g>`;
};

/** Draws a short beard, stubble, or an older man's mustache. */
export const beard = (random: Random, { w, jaw, chin, turn, age }: Head, hair: string): string => {
  const mouth = chin - 36;
  const moustache = `M${turn - 22} ${mouth - 5}Q${turn - 12} ${mouth - 15} ${turn} ${mouth - 12}Q${turn + 12} ${mouth - 15} ${turn + 22} ${mouth - 5}Q${turn} ${mouth - 8} ${turn - 22} ${mouth - 5}Z`;
  const full = `M${-w + 1} 214Q${-w + 10} 236 ${turn - 26} ${mouth - 8}Q${turn} ${mouth - 20} ${turn + 26} ${mouth - 8}Q${w - 10} 236 ${w - 1} 214C${w - 1} 244 ${jaw + 10} ${chin - 26} ${jaw * 0.6} ${chin - 5}Q${jaw * 0.3} ${chin + 6} 0 ${chin + 6}T${-jaw * 0.6} ${chin - 5}C${-jaw - 10} ${chin - 26} ${-w + 1} 244 ${-w + 1} 214ZM${turn - 22} ${mouth - 2}Q${turn} ${mouth + 18} ${turn + 22} ${mouth - 2}Q${turn} ${mouth - 8} ${turn - 22} ${mouth - 2}Z`;
  return random.pick([
    `<path d="${full}" fill="${hair}" fill-rule="evenodd" opacity=".92"/><path d="${moustache}" fill="${hair}"/>`,
    `<path d="${full}" fill="${hair}" fill-rule="evenodd" opacity=".3"/>`,
    ...(age >= 50 ? [`<path d="${moustache}" fill="${hair}"/>`] : []),
  ]);
};

/** Draws one of three styles of glasses. */
export const glasses = (random: Random, { w, turn }: Head): string => {
  const stroke = random.pick(['#2B2624', '#3A4550', '#6A4B38', '#8A8F94']);
  const lens = random.pick([
    (x: number) => `M${x - 20} 205a20 18 0 1 0 40 0a20 18 0 1 0 -40 0`,
    (x: number) => `M${x - 20} 194q20 -5 40 0v13q-2 14 -20 14t-20 -14z`,
    (x: number) => `M${x - 21} 193h42v17q-3 10 -14 10h-14q-11 0 -14 -10z`,
  ]);
  const [left, right] = [turn - 27, turn + 27];
  return `<path d="${lens(left)}${lens(right)}" fill="#fff" fill-opacity=".16"/><path d="${lens(left)}${lens(right)}M${left + 20} 201q7 -5 14 0M${left - 20} 199L${-w - 4} 196M${right + 20} 199L${w + 4} 196" fill="none" stroke="${stroke}" stroke-width="3.4" stroke-linejoin="round"/>`;
};
