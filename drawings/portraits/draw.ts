import { createRandom } from '../random.ts';
import { dress } from './clothes.ts';
import { getCuts } from './hair.ts';
import { beard, features, glasses, makeHead, skull } from './head.ts';
import { place } from './place.ts';
import { CLOTHES, HAIR, SKIN, type Tone } from './tones.ts';

export interface Sitter {
  readonly sex: 'male' | 'female';
  readonly age: number;
  /** The SVG outline of the landmark of the person's town, which is drawn in the background. */
  readonly landmark: string;
}

/** Returns the hair colors that are possible at an age. */
const getHair = (age: number): readonly Tone[] => {
  if (age >= 57) return HAIR.gray;
  return age >= 42 ? HAIR.middle : HAIR.young;
};

/** Side length of a portrait in drawing units. */
export const SIDE = 480;

/**
 * Draws a portrait as SVG, always the same for a seed: head and shoulders in front of a town. It is
 * generated from facial measurements and depicts no real person.
 */
export const drawPortrait = (seed: string, sitter: Sitter): string => {
  const random = createRandom(`portrait ${seed}`);
  const background = place(random, sitter.landmark);
  const head = makeHead(random, random.pick(SKIN), sitter);
  const [hair, shine] = random.pick(getHair(sitter.age));
  const cut = random.pick(getCuts(sitter.sex, sitter.age))(head);
  const clothes = dress(random, sitter, random.pick(CLOTHES));
  const bearded = sitter.sex === 'male' && sitter.age > 26 && random.chance(0.28);
  const spectacled = random.chance(sitter.age > 45 ? 0.45 : 0.26);
  const tilt = random.int(-4, 4);
  const face = [
    features(random, head, sitter.age >= 57 ? shine : hair),
    bearded ? beard(random, head, hair) : '',
    `<path d="${cut.front}" fill="${hair}"/><path d="${cut.light}" fill="none" stroke="${shine}" stroke-width="6" stroke-linecap="round" opacity=".7"/>`,
    spectacled ? glasses(random, head) : '',
  ].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}">${background}<g transform="translate(240 -12) scale(1.1)"><g transform="rotate(${tilt} 0 300)"><path d="${cut.back}" fill="${hair}"/></g><g transform="rotate(${tilt} 0 300)">${skull(head)}</g><g transform="translate(0 -20)">${clothes}</g><g transform="rotate(${tilt} 0 300)">${face}</g></g></svg>`;
};
