import type { Spot } from '@tomoguide/contract/catalog/drawings';
import { deer } from './animals.ts';
import type { Light } from './palette.ts';
import { person } from './people.ts';
import { lantern, torii } from './roofs.ts';
import { box, disc, land, line, poly, ROUND, rect, ring, shape } from './shapes.ts';
import { n, type Point, Sheet } from './sheet.ts';
import { mist } from './sky.ts';
import { bush, cedar, reeds, tree } from './trees.ts';

/** Draws a vignette with a soft edge: hills under a sky, and the given objects. */
const cut = (s: Sheet, inside: string): string => {
  const { p } = s;
  const sky = s.define(
    'sky',
    `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${p.skyMid}"/><stop offset=".9" stop-color="${p.skyLow}"/></linearGradient>`,
  );
  const clip = s.define(
    'cut',
    '<clipPath id="cut"><path d="M26 104C22 54 76 20 140 26S262 14 290 66S300 172 232 178S30 188 26 104Z"/></clipPath>',
  );
  return `<g clip-path="${clip}">${box(0, 0, 320, 200, sky)}${disc(232, 62, 17, p.disc)}${land(
    [
      [-10, 120],
      [60, 84],
      [120, 108],
      [190, 80],
      [330, 116],
    ],
    p.far,
    210,
  )}${mist(s, 84, 44, 0.6, 320)}${land(
    [
      [-10, 136],
      [80, 116],
      [180, 130],
      [330, 112],
    ],
    p.mid,
    210,
  )}${inside}</g>`;
};

const suitcase = (s: Sheet, [x, y]: Point): string =>
  shape(`M${x} ${y - 46}h58q6 0 6 6v40h-70v-40q0 -6 6 -6z`, s.p.seal) +
  line(`M${x + 18} ${y - 46}v-10h24v10`, s.p.ink, 4, ROUND) +
  line(`M${x + 10} ${y - 44}v42M${x + 49} ${y - 44}v42`, s.p.seal2, 5) +
  box(x + 20, y - 30, 20, 12, s.p.wall) +
  shape(rect(x + 2, y, 8, 4) + rect(x + 48, y, 8, 4), s.p.ink);

const noBookings = (s: Sheet): string =>
  cut(
    s,
    torii(s, [92, 132], 38) +
      cedar(s, [52, 134], 0.7) +
      cedar(s, [132, 130], 0.55) +
      land(
        [
          [-10, 150],
          [120, 136],
          [330, 146],
        ],
        s.p.near,
        210,
      ) +
      shape(
        'M84 138C96 150 130 150 150 166S170 190 160 210H226C226 178 190 162 160 154S104 146 98 138Z',
        s.p.ground,
      ),
  ) +
  suitcase(s, [196, 176]) +
  line('M280 178V104', s.p.wood2, 5, ROUND) +
  shape(poly([262, 108], [300, 108], [310, 118], [300, 128], [262, 128]), s.p.wood) +
  bush(s, [44, 182], 0.9);

const emptySaved = (s: Sheet): string => {
  const { p } = s;
  const plaque = (x: number, y: number, heart: boolean) =>
    line(`M${x} ${y - 32}V${y - 22}`, p.seal, 2) +
    shape(
      poly([x - 24, y - 10], [x, y - 24], [x + 24, y - 10], [x + 24, y + 22], [x - 24, y + 22]),
      heart ? p.wall : p.ground,
    ) +
    line(`M${x - 27} ${y - 9}L${x} ${y - 25}L${x + 27} ${y - 9}`, p.wood, 4, ROUND) +
    (heart
      ? shape(
          `M${x} ${y + 15}C${x - 22} ${y} ${x - 14} ${y - 12} ${x - 6} ${y - 10}Q${x - 1} ${y - 9} ${x} ${y - 4}Q${x + 1} ${y - 9} ${x + 6} ${y - 10}C${x + 14} ${y - 12} ${x + 22} ${y} ${x} ${y + 15}Z`,
          p.seal,
        )
      : '');
  return (
    cut(
      s,
      tree(s, [60, 140], 1.2, 1) +
        tree(s, [278, 136], 1, 2) +
        land(
          [
            [-10, 150],
            [160, 138],
            [330, 150],
          ],
          s.p.near,
          210,
        ),
    ) +
    line('M64 184V62M256 184V62', p.wood2, 7, ROUND) +
    line('M52 72H268M58 118H262', p.wood, 6, ROUND) +
    shape(poly([44, 62], [62, 44], [258, 44], [276, 62]), p.roof) +
    plaque(108, 104, false) +
    plaque(212, 104, false) +
    plaque(160, 104, true) +
    plaque(134, 150, false) +
    plaque(188, 150, false)
  );
};

const noMessages = (s: Sheet): string => {
  const { p } = s;
  const bubble = (x: number, y: number, w: number, h: number, fill: string, side: number) =>
    shape(
      `M${x + 12} ${y}h${w - 24}q12 0 12 12v${h - 24}q0 12 -12 12H${x + (side > 0 ? w - 26 : 38)}l${side * 12} 14l${-side * 2} -14H${x + 12}q-12 0 -12 -12v${24 - h}q0 -12 12 -12z`,
      fill,
    );
  return (
    cut(
      s,
      cedar(s, [56, 140], 0.8) +
        tree(s, [270, 138], 1, 0) +
        land(
          [
            [-10, 150],
            [160, 140],
            [330, 148],
          ],
          p.near,
          210,
        ),
    ) +
    bubble(66, 44, 112, 46, p.wall, -1) +
    line('M84 60h62M84 74h40', p.far2, 5, ROUND) +
    bubble(158, 82, 96, 40, p.dark, 1) +
    disc(188, 102, 4.5, p.wall) +
    disc(206, 102, 4.5, p.wall) +
    disc(224, 102, 4.5, p.wall) +
    box(84, 166, 152, 8, p.wood) +
    line('M98 174v14M222 174v14', p.wood2, 6, ROUND) +
    shape('M120 148h26q-2 18 -13 18t-13 -18z', p.seal) +
    shape('M174 148h26q-2 18 -13 18t-13 -18z', p.near2) +
    line('M130 140q-5 -8 1 -14M184 140q-5 -8 1 -14', p.cloud, 3, ROUND)
  );
};

const noResults = (s: Sheet): string => {
  const { p } = s;
  return (
    cut(
      s,
      mist(s, 70, 70, 0.9, 320) +
        cedar(s, [64, 146], 0.6) +
        cedar(s, [260, 140], 0.7) +
        mist(s, 104, 60, 0.8, 320) +
        land(
          [
            [-10, 158],
            [160, 148],
            [330, 156],
          ],
          p.near,
          210,
        ),
    ) +
    person(s, [116, 182], 92, { coat: p.dark, with: 'backpack' }) +
    line('M190 184V120', p.roof, 8, ROUND) +
    shape('M172 186h36l-6 -12h-24z', p.roof2) +
    shape('M150 104l70 -14q8 14 2 30l-66 2q-10 -8 -6 -18z', p.roof3) +
    shape(ring(221, 105, 7, 15), p.dark) +
    shape(ring(152, 113, 5, 9), p.ink) +
    disc(188, 110, 6, p.seal) +
    bush(s, [262, 184], 0.8, 1)
  );
};

const offline = (s: Sheet): string => {
  const { p } = s;
  const rail = (x: number) => `M${x} 148v-30M${x + 22} 140v-30M${x + 44} 136v-30`;
  return (
    cut(
      s,
      box(0, 150, 320, 60, p.water) +
        line('M40 166h50M130 178h70M220 164h50M90 188h40', p.shine, 3, ROUND),
    ) +
    shape('M20 152Q70 130 124 132V144Q76 142 24 170Z', p.seal) +
    shape('M300 152Q250 130 196 132V144Q244 142 296 170Z', p.seal) +
    line(`${rail(62)}M30 128Q74 104 120 108`, p.seal2, 4, ROUND) +
    line('M214 136v-30M236 140v-30M258 148v-30M290 128Q246 104 200 108', p.seal2, 4, ROUND) +
    line('M124 138l10 3M196 138l-10 3M128 108l7 6M192 108l-7 6', p.seal2, 4, ROUND) +
    person(s, [92, 138], 46, { coat: p.dark }) +
    person(s, [228, 138], 46, { coat: p.cloth, dress: 'skirt', flip: true }) +
    line('M144 96q16 -14 32 0M152 106q8 -7 16 0', p.roof3, 4, ROUND) +
    disc(160, 116, 3.4, p.roof3) +
    line('M146 118L176 86', p.seal, 4, ROUND) +
    reeds(s, [26, 186], 60, 3, 22)
  );
};

const notFound = (s: Sheet): string => {
  const { p } = s;
  const arm = (y: number, side: number, w: number) =>
    shape(
      poly(
        [204 - side * 8, y],
        [204 + side * w, y],
        [204 + side * (w + 10), y + 9],
        [204 + side * w, y + 18],
        [204 - side * 8, y + 18],
      ),
      p.wood,
    ) +
    line(
      `M${n(204 + side * 8)} ${y + 9}h${n(side * (w - 18))}`,
      p.wall,
      3,
      'stroke-dasharray="9 6"',
    );
  return cut(
    s,
    cedar(s, [46, 146], 1) +
      cedar(s, [76, 142], 1.3) +
      cedar(s, [268, 138], 1.2) +
      cedar(s, [296, 144], 0.9) +
      land(
        [
          [-10, 152],
          [160, 140],
          [330, 150],
        ],
        p.near,
        210,
      ) +
      shape('M150 142C176 156 120 168 130 210H206C214 172 190 160 160 142Z', p.ground) +
      line('M204 174V66', p.wood2, 6, ROUND) +
      arm(74, 1, 48) +
      arm(98, -1, 50) +
      arm(122, 1, 40) +
      deer(s, [116, 172], 1.5) +
      lantern(s, [204, 58], 6),
  );
};

const SPOTS: Readonly<Record<Spot, (s: Sheet) => string>> = {
  'no-bookings': noBookings,
  'no-saved': emptySaved,
  'no-messages': noMessages,
  'no-results': noResults,
  offline,
  'not-found': notFound,
};

/** Draws a small drawing for an empty state: 320 × 200, with a transparent background. */
export const drawSpot = (name: Spot, light: Light): string => {
  const sheet = new Sheet({ light, season: 'summer' });
  return sheet.svg(320, 200, SPOTS[name](sheet));
};
