import type { Head } from './head.ts';

/** The parts of a hairstyle: behind the head, in front of it, and highlights (`light`). */
export interface Cut {
  readonly back: string;
  readonly front: string;
  readonly light: string;
}

type Style = (head: Head) => Cut;

/** Hair behind the neck and ears, to the shoulders or longer. */
const fall = (w: number, to: number, wide: number): string =>
  `M${-w - 12} 190C${-w - 18} 120 -52 84 0 84S${w + 18} 120 ${w + 12} 190C${w + 18} 240 ${w + wide} ${to - 40} ${w + wide - 8} ${to}Q0 ${to + 14} ${-w - wide + 8} ${to}C${-w - wide} ${to - 40} ${-w - 18} 240 ${-w - 12} 190Z`;

/** Hair from ear to ear around the head. Its lower edge is the hairline. */
const cap = (w: number, edge: string, top = 86): string =>
  `M${-w - 9} 214C${-w - 20} 140 -58 ${top} 2 ${top}S${w + 20} 140 ${w + 9} 214L${w} 192${edge}L${-w} 192Z`;

const FRINGE = (w: number) =>
  `Q${w - 2} 168 ${w - 14} 158Q20 176 -18 172T${-w + 6} 162Q${-w + 2} 176 ${-w} 192`;
const PARTED_LEFT = (w: number) =>
  `Q${w + 1} 160 ${w - 16} 144Q18 152 -24 120Q-34 152 ${-w + 4} 166Q${-w + 1} 178 ${-w} 192`;
const PARTED_MIDDLE = (w: number) =>
  `Q${w + 2} 160 ${w - 12} 150Q20 140 2 116Q-16 140 ${-w + 12} 150Q${-w - 2} 160 ${-w} 192`;
const SWEPT = (w: number) =>
  `Q${w + 1} 158 ${w - 10} 144Q0 118 ${-w + 10} 146Q${-w - 1} 158 ${-w} 192`;

const SHINE = 'M-44 134Q-24 104 12 102';

const women: readonly Style[] = [
  // A bob with bangs.
  ({ w }) => ({ back: fall(w, 268, 10), front: cap(w, FRINGE(w)), light: SHINE }),
  // Long and straight, parted on the side.
  ({ w }) => ({
    back: fall(w, 392, 26),
    front: cap(w, PARTED_LEFT(w)),
    light: `${SHINE}M${-w - 10} 250Q${-w - 16} 310 ${-w - 14} 350`,
  }),
  // A bun on top of the head.
  ({ w }) => ({
    back: 'M-30 84a30 27 0 1 0 60 0a30 27 0 1 0 -60 0',
    front: cap(w, SWEPT(w)),
    light: 'M-40 134Q-20 108 14 106M-14 72q8 -12 24 -8',
  }),
  // A ponytail over one shoulder.
  ({ w }) => ({
    back: `M${w - 8} 190Q${w + 30} 230 ${w + 30} 300Q${w + 28} 372 ${w + 2} 392Q${w - 14} 330 ${w - 20} 250Z`,
    front: cap(w, PARTED_LEFT(w)),
    light: `${SHINE}M${w + 14} 280Q${w + 18} 330 ${w + 8} 370`,
  }),
  // Short, with soft bangs to one side.
  ({ w }) => ({
    back: fall(w, 226, 4),
    front: cap(
      w,
      `Q${w - 2} 172 ${w - 12} 164Q26 172 8 142Q-8 178 ${-w + 8} 172Q${-w + 2} 180 ${-w} 192`,
    ),
    light: SHINE,
  }),
  // Waves to the shoulders.
  ({ w }) => ({
    back: `M${-w - 12} 190C${-w - 22} 116 -52 82 0 82S${w + 22} 116 ${w + 12} 190Q${w + 34} 222 ${w + 18} 252Q${w + 40} 286 ${w + 16} 326Q${w - 10} 344 ${w - 20} 320H${-w + 20}Q${-w + 10} 344 ${-w - 16} 326Q${-w - 40} 286 ${-w - 18} 252Q${-w - 34} 222 ${-w - 12} 190Z`,
    front: cap(w, PARTED_MIDDLE(w)),
    light: `${SHINE}M${-w - 16} 266q-8 20 2 40`,
  }),
  // A low bun, parted in the middle.
  ({ w }) => ({
    back: `M${w - 34} 262a28 25 0 1 0 56 0a28 25 0 1 0 -56 0`,
    front: cap(w, PARTED_MIDDLE(w)),
    light: SHINE,
  }),
  // Collar length, tucked behind the ears.
  ({ w }) => ({
    back: fall(w, 318, 12),
    front: cap(
      w,
      `Q${w + 2} 156 ${w - 18} 140Q14 132 -14 114Q-30 140 ${-w + 6} 160Q${-w - 2} 172 ${-w} 192`,
    ),
    light: SHINE,
  }),
  // Long bangs and long hair.
  ({ w }) => ({
    back: fall(w, 360, 18),
    front: cap(w, FRINGE(w)),
    light: `${SHINE}M${w + 8} 250Q${w + 14} 300 ${w + 10} 330`,
  }),
];

const men: readonly Style[] = [
  // Short, parted on the side.
  ({ w }) => ({
    back: '',
    front: `M${-w - 4} 206Q${-w - 18} 108 -14 92Q${w + 14} 84 ${w + 10} 164L${w + 4} 206Q${w + 1} 178 ${w - 6} 158Q30 158 -22 130Q-34 152 ${-w + 6} 160Q${-w + 1} 180 ${-w - 4} 206Z`,
    light: 'M-16 118Q14 104 40 118',
  }),
  // Short bangs.
  ({ w }) => ({
    back: '',
    front: `M${-w - 4} 208Q${-w - 18} 92 4 90Q${w + 18} 92 ${w + 4} 208Q${w + 1} 180 ${w - 6} 166L${w - 22} 156L${w - 30} 168L16 154L4 168L-12 154L-22 168L${-w + 16} 156L${-w + 6} 170Q${-w} 184 ${-w - 4} 208Z`,
    light: 'M-36 124Q-14 102 20 104',
  }),
  // Brushed back.
  ({ w }) => ({
    back: '',
    front: `M${-w - 4} 204Q${-w - 16} 88 6 84Q${w + 18} 92 ${w + 4} 204Q${w + 1} 170 ${w - 10} 150Q0 128 ${-w + 10} 150Q${-w - 1} 170 ${-w - 4} 204Z`,
    light: 'M-30 136Q-16 106 2 98M0 128Q6 108 18 100M28 134Q32 116 38 110',
  }),
  // Parted in the middle, down to the brows.
  ({ w }) => ({
    back: '',
    front: `M${-w - 6} 216Q${-w - 22} 90 2 88Q${w + 22} 90 ${w + 6} 216Q${w + 3} 186 ${w - 8} 172Q22 160 4 118Q-16 160 ${-w + 8} 172Q${-w - 3} 186 ${-w - 6} 216Z`,
    light: 'M-40 136Q-28 108 -6 104',
  }),
  // Cropped short.
  ({ w }) => ({
    back: '',
    front: `M${-w - 2} 200Q${-w - 10} 102 0 100T${w + 2} 200Q${w} 166 ${w - 10} 150Q0 140 ${-w + 10} 150Q${-w} 166 ${-w - 2} 200Z`,
    light: '',
  }),
  // Waves.
  ({ w }) => ({
    back: '',
    front: `M${-w - 5} 208Q${-w - 26} 168 ${-w - 8} 140Q${-w - 14} 108 -28 102Q-14 78 14 90Q44 80 50 106Q${w + 18} 118 ${w + 8} 146Q${w + 22} 172 ${w + 5} 208Q${w + 1} 180 ${w - 8} 166Q34 172 22 152Q6 170 -8 154Q-26 172 ${-w + 8} 164Q${-w - 1} 184 ${-w - 5} 208Z`,
    light: 'M-38 124q8 -12 20 -8M2 108q14 -8 24 2',
  }),
  // Swept to one side, with one temple shaved.
  ({ w }) => ({
    back: '',
    front: `M${-w - 2} 200Q${-w - 8} 130 -40 110Q0 78 46 96Q${w + 18} 110 ${w + 5} 206Q${w + 2} 176 ${w - 6} 160Q10 164 -36 128Q${-w + 2} 150 ${-w - 2} 200Z`,
    light: 'M-18 116Q14 98 40 112',
  }),
];

/** Receding hair, for some older men. */
const thin: Style = ({ w }) => ({
  back: '',
  front: `M${-w - 4} 210Q${-w - 16} 150 ${-w + 8} 128Q${-w + 14} 150 ${-w + 4} 174Q${-w - 1} 190 ${-w - 4} 210ZM${w + 4} 210Q${w + 16} 150 ${w - 8} 128Q${w - 14} 150 ${w - 4} 174Q${w + 1} 190 ${w + 4} 210ZM${-w + 10} 128Q0 92 ${w - 10} 128Q0 108 ${-w + 10} 128Z`,
  light: '',
});

export const getCuts = (sex: 'male' | 'female', age: number): readonly Style[] =>
  sex === 'female' ? women : age >= 54 ? [...men.slice(0, 3), thin, thin] : men;
