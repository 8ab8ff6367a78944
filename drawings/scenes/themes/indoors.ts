import { distance } from '../distance.ts';
import { person } from '../people.ts';
import { lantern, stoneLantern } from '../roofs.ts';
import { room, view } from '../room.ts';
import { box, disc, land, line, poly, ROUND, rect, ring, shape } from '../shapes.ts';
import { n, type Point, type Sheet } from '../sheet.ts';
import { glow, mist, water } from '../sky.ts';
import { bush, cedar, pine, tree } from '../trees.ts';

/** Draws a garden seen from a room. */
const gardenView = (s: Sheet): string =>
  distance(s, { seed: 23, foot: 330, orb: [560, 150, 40], high: 0.8 }) +
  land(
    [
      [-20, 350],
      [300, 330],
      [820, 352],
    ],
    s.p.near,
    520,
  ) +
  tree(s, [150, 366], 2.2, 1) +
  tree(s, [660, 372], 2.6, 2) +
  cedar(s, [60, 360], 2) +
  water(s, [200, 372, 420, 60], 2) +
  land(
    [
      [-20, 412],
      [180, 384],
      [300, 430],
      [560, 424],
      [640, 392],
      [820, 400],
    ],
    s.p.near2,
    620,
  ) +
  stoneLantern(s, [244, 420], 1.6) +
  bush(s, [330, 436], 1.5) +
  bush(s, [600, 430], 1.7, 1);

/** Draws a person sitting on the floor. */
const sitter = (
  s: Sheet,
  [x, y]: Point,
  k: number,
  coat: string,
  hair: string,
  flip = false,
): string =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${flip ? -k : k} ${k})">${
    shape(ring(0, 2, 44, 6), s.p.ink, 'opacity=".16"') +
    shape('M-40 0Q-44 -20 -20 -26L26 -24Q44 -18 42 0Q0 6 -40 0Z', coat) +
    shape('M-24 -20Q-28 -66 -10 -74Q2 -80 14 -74Q28 -66 24 -20Q0 -12 -24 -20Z', coat) +
    shape(
      'M-24 -20Q-28 -66 -10 -74Q-4 -77 0 -77Q-12 -50 -8 -17Q-18 -17 -24 -20Z',
      s.p.ink,
      'opacity=".12"',
    ) +
    shape('M-6 -76L2 -62L10 -76Q2 -80 -6 -76Z', s.p.cloth) +
    line('M16 -62Q34 -46 36 -34', coat, 11, ROUND) +
    disc(38, -33, 5.4, s.p.skin) +
    shape('M-4 -84h11v12q-6 4 -11 0z', s.p.skin) +
    disc(3, -92, 14, s.p.skin) +
    shape(
      'M-12 -92Q-14 -110 4 -109Q20 -108 17 -94Q8 -95 3 -101Q0 -92 -4 -86Q-10 -84 -12 -92Z',
      hair,
    )
  }</g>`;

export const tea = (s: Sheet): string => {
  const { p } = s;
  return [
    room(s, [250, 96, 300, 206], gardenView(s)),
    // The scroll and flower of the alcove.
    box(24, 74, 96, 228, s.tone('#DCCBA8', '#66543F')),
    box(46, 92, 52, 130, p.wall),
    shape('M58 188Q66 150 72 170T90 130L92 196Z', p.far2),
    disc(82, 116, 7, p.seal),
    shape('M64 302l4 -34h12l4 34z', p.dark),
    line('M74 268Q70 246 82 236M74 266Q64 250 58 248', p.near2, 2.4, ROUND),
    disc(84, 234, 5, p.skyLow) + disc(57, 247, 4, p.skyLow),
    // Hearth and kettle.
    box(566, 366, 120, 14, p.wood2),
    s.evening ? glow(s, [626, 350], 80, 0.6) : '',
    shape('M594 362Q588 328 626 326T658 362Q626 372 594 362Z', p.ink),
    line('M604 330Q626 298 648 330', p.ink, 4, ROUND),
    line('M622 306q-8 -12 0 -22t0 -22M638 304q-6 -10 2 -20', p.cloud, 3, `${ROUND} opacity=".8"`),
    sitter(s, [250, 418], 1.25, p.dark, p.hair),
    sitter(s, [540, 432], 1.25, s.tone('#9DB7A4', '#7C8F86'), p.wood2, true),
    // The tea bowl between the two people.
    shape('M372 432h52q-2 24 -26 24t-26 -24z', p.seal2),
    shape(ring(398, 432, 26, 6), p.near),
    shape('M330 446h22l-2 20h-18z', p.wood),
    box(430, 456, 40, 5, p.ink),
    disc(444, 452, 6, p.skyLow) + disc(456, 452, 6, p.near),
  ].join('');
};

export const craft = (s: Sheet): string => {
  const { p } = s;
  const jar = (x: number, y: number, k: number, fill: string) =>
    shape(
      `M${n(x - 8 * k)} ${n(y)}q${n(-10 * k)} ${n(-16 * k)} ${n(2 * k)} ${n(-28 * k)}v${n(-4 * k)}h${n(12 * k)}v${n(4 * k)}q${n(12 * k)} ${n(12 * k)} ${n(2 * k)} ${n(28 * k)}z`,
      fill,
    ) +
    shape(
      `M${n(x - 8 * k)} ${n(y)}q${n(-10 * k)} ${n(-16 * k)} ${n(2 * k)} ${n(-28 * k)}h${n(3 * k)}q${n(-6 * k)} ${n(14 * k)} ${n(-1 * k)} ${n(28 * k)}z`,
      p.wall,
      'opacity=".25"',
    );
  const bowl = (x: number, y: number, k: number, fill: string) =>
    shape(
      `M${n(x - 16 * k)} ${n(y - 12 * k)}h${n(32 * k)}q${n(-2 * k)} ${n(12 * k)} ${n(-16 * k)} ${n(12 * k)}t${n(-16 * k)} ${n(-12 * k)}z`,
      fill,
    );
  const shelf = (y: number) => box(40, y, 250, 7, p.wood2);
  return [
    room(s, [470, 84, 210, 190], gardenView(s)),
    box(30, 60, 270, 250, s.tone('#D8C7A6', '#5E4D41')),
    shelf(140),
    shelf(216),
    shelf(292),
    jar(80, 140, 1.4, p.dark),
    jar(136, 140, 1.1, p.far2),
    bowl(196, 140, 1.2, p.near),
    jar(254, 140, 1.5, p.wall),
    bowl(80, 216, 1.3, p.seal2),
    bowl(130, 216, 1, p.wall),
    jar(184, 216, 1.3, p.near2),
    bowl(250, 216, 1.5, p.roof3),
    jar(86, 292, 1.6, p.wood),
    bowl(150, 292, 1.5, p.dark),
    jar(214, 292, 1.2, p.wall2),
    jar(262, 292, 1.1, p.near),
    s.evening ? lantern(s, [400, 120], 18, p.wall) : '',
    // The wheel, with a bowl being shaped on it.
    shape('M470 410h130l-16 62h-98z', p.wood2),
    shape(ring(535, 410, 74, 14), p.wood),
    shape(ring(535, 404, 44, 9), p.stone),
    shape('M508 404Q494 372 506 356H564Q576 372 562 404Z', s.tone('#C99473', '#9A6F57')),
    shape(ring(535, 356, 29, 6), s.tone('#A87457', '#6E4F40')),
    sitter(s, [404, 470], 1.7, p.dark, p.hair),
    shape('M376 450Q370 400 392 372L430 376Q446 430 436 462Z', p.cloth),
    sitter(s, [684, 476], 1.5, s.tone('#D8A594', '#8E6F66'), p.wood2, true),
    bowl(262, 460, 2, p.seal),
    bowl(206, 468, 1.6, p.wall2),
  ].join('');
};

export const table = (s: Sheet): string => {
  const { p } = s;
  const guest = (x: number, coat: string, hair: string, long: boolean) =>
    shape(
      `M${x - 44} 420Q${x - 50} 330 ${x - 22} 318Q${x} 308 ${x + 22} 318Q${x + 50} 330 ${x + 44} 420Z`,
      coat,
    ) +
    shape(
      `M${x + 6} 312Q${x + 50} 320 ${x + 44} 420H${x + 16}Q${x + 26} 350 ${x + 6} 312Z`,
      p.ink,
      'opacity=".12"',
    ) +
    box(x - 8, 296, 16, 20, p.skin) +
    disc(x, 278, 25, hair) +
    (long
      ? shape(
          `M${x - 25} 276Q${x - 30} 330 ${x - 14} 336H${x + 14}Q${x + 30} 330 ${x + 25} 276Z`,
          hair,
        )
      : '') +
    line(`M${x - 12} 446v54M${x + 12} 446v54`, p.wood2, 6) +
    shape(ring(x, 440, 42, 9), p.wood);
  const plate = (x: number, y: number, w: number, fill: string) =>
    shape(ring(x, y, w, w * 0.24), p.wall) + shape(ring(x, y - 3, w * 0.66, w * 0.16), fill);
  const wood = s.tone('#B98F6C', '#6B5041');
  return [
    box(0, 0, 800, 500, s.tone('#E6D5B8', '#4A3C38')),
    box(0, 60, 800, 14, p.wood2),
    // Wooden menus on the wall, and bottles.
    shape(
      Array.from({ length: 7 }, (_, i) => rect(80 + i * 38, 92, 24, 62 + (i % 3) * 6)).join(''),
      s.tone(p.wall, '#A58A6B'),
    ),
    line(
      Array.from({ length: 7 }, (_, i) => `M${92 + i * 38} 102v${38 + (i % 2) * 8}`).join(''),
      p.ink,
      3,
      'opacity=".5" stroke-dasharray="7 4"',
    ),
    box(430, 196, 300, 8, p.wood2),
    shape(
      Array.from(
        { length: 10 },
        (_, i) => `M${446 + i * 28} 196v${-36 - (i % 3) * 8}h4v-12h8v12h4v${36 + (i % 3) * 8}z`,
      ).join(''),
      p.dark,
    ),
    shape(
      Array.from({ length: 5 }, (_, i) => `M${474 + i * 56} 196v-40h4v-12h8v12h4v40z`).join(''),
      p.near,
    ),
    shape('M0 74H800V112H0Z', p.dark) +
      line('M100 74v38M200 74v38M300 74v38M400 74v38M500 74v38M600 74v38M700 74v38', p.wall, 2),
    disc(400, 93, 13, p.wall, 'opacity=".9"'),
    // The cook.
    shape('M330 300Q326 216 356 204Q400 190 444 204Q474 216 470 300Z', p.cloth),
    shape('M386 198L400 226L414 198Z', p.skin),
    box(390, 180, 20, 24, p.skin),
    disc(400, 162, 27, p.skin),
    shape('M372 156Q372 128 400 128T428 156Q400 148 372 156Z', p.dark),
    line('M374 150H426', p.seal, 5),
    line('M344 232Q330 268 366 284M456 232Q470 268 436 284', p.cloth, 20, ROUND),
    disc(370, 284, 9, p.skin) + disc(432, 284, 9, p.skin),
    line('M362 290L330 300', p.shine, 5, ROUND),
    s.evening ? glow(s, [400, 220], 220, 0.5) : '',
    // Counter, dishes, guests.
    box(0, 300, 800, 26, wood),
    box(0, 322, 800, 110, p.wood2),
    line(
      'M100 326v104M200 326v104M300 326v104M400 326v104M500 326v104M600 326v104M700 326v104',
      p.ink,
      2,
      'opacity=".35"',
    ),
    plate(286, 304, 46, p.seal),
    plate(510, 304, 46, p.near),
    plate(90, 306, 40, p.glow),
    plate(708, 306, 40, p.far2),
    shape('M392 292h26q-2 18 -13 18t-13 -18z', p.roof3),
    shape('M590 280h20v26h-20z', p.wall) + shape(ring(600, 280, 10, 3), p.near2),
    line('M274 280q-6 -12 2 -22M292 278q-6 -12 2 -22', p.cloud, 3, `${ROUND} opacity=".7"`),
    box(0, 430, 800, 70, s.tone('#CDB795', '#2F2928')),
    guest(150, p.roof3, p.hair, false),
    guest(282, s.tone('#D8A594', '#8E6F66'), p.wood2, true),
    guest(524, p.near2, p.hair, true),
    guest(656, p.dark, p.hair, false),
  ].join('');
};

export const gallery = (s: Sheet): string => {
  const { p } = s;
  const frame = (x: number, y: number, w: number, h: number, content: string) =>
    box(x - 7, y - 7, w + 14, h + 14, p.wood2) + view(x, y, w, h, '0 0 100 100', content);
  const wave =
    box(0, 0, 100, 100, p.skyLow) +
    shape('M0 70Q20 20 52 34Q76 46 62 62Q56 50 44 54Q34 70 60 82L100 74V100H0Z', p.dark) +
    shape('M0 84Q30 66 60 84T100 82V100H0Z', p.far2) +
    disc(78, 24, 9, p.seal);
  const hill =
    box(0, 0, 100, 100, p.glow) +
    shape('M-40 90L40 24L56 24L140 90V100H-40Z', p.far2) +
    shape('M30 34L40 24L56 24L70 36L60 42L52 34L44 44L38 36Z', p.snow) +
    shape('M-20 84Q50 70 130 88V110H-20Z', p.near);
  const cloth =
    box(0, 0, 100, 100, p.wall) +
    shape('M20 0H44V100H20ZM60 0h14v100h-14z', p.dark) +
    shape(ring(50, 52, 22), p.seal);
  return [
    box(0, 0, 800, 500, s.tone('#F1E9DB', '#3B4251')),
    shape(poly([0, 0], [800, 0], [700, 44], [100, 44]), s.tone(p.wall2, '#2A303C')),
    line('M220 10L250 40M400 10V40M580 10L550 40', p.glow, 7, ROUND),
    // The glass wall toward the garden.
    view(556, 90, 250, 296, '200 120 420 496', gardenView(s)),
    line('M556 90V386M640 90V386M724 90V386M556 90H800', p.ink, 5),
    shape(poly([0, 386], [800, 386], [800, 500], [0, 500]), s.tone('#D9C7A8', '#4C4B55')),
    shape(
      poly([556, 386], [800, 386], [800, 500], [460, 500]),
      p.glow,
      `opacity="${s.evening ? 0.18 : 0.4}"`,
    ),
    frame(70, 130, 190, 190, wave),
    frame(318, 110, 120, 92, hill),
    frame(318, 232, 120, 92, cloth),
    s.evening ? glow(s, [165, 220], 160, 0.35) + glow(s, [378, 210], 140, 0.3) : '',
    // A jar on its stand, a bench, visitors.
    box(470, 312, 50, 92, p.wall2) + box(502, 312, 18, 92, p.stone),
    shape('M480 312Q462 276 486 262V252H504V262Q528 276 510 312Z', p.far2),
    shape('M486 262V252H490Q478 290 488 312H480Q462 276 486 262Z', p.wall, 'opacity=".4"'),
    person(s, [176, 430], 104, { coat: p.dark, with: 'bag' }),
    person(s, [244, 436], 100, {
      coat: s.tone('#D8A594', '#8E6F66'),
      dress: 'skirt',
      hair: p.wood2,
      flip: true,
    }),
    person(s, [590, 446], 108, { coat: p.near2, with: 'camera' }),
    shape('M320 440h130v12h-130zM334 452h8v26h-8zM428 452h8v26h-8z', p.wood2),
  ].join('');
};

export const business = (s: Sheet): string => {
  const { p } = s;
  const towers =
    distance(s, { seed: 67, foot: 360, orb: [560, 120, 40], high: 0.5 }) +
    shape(
      [
        [20, 190],
        [96, 250],
        [170, 160],
        [250, 220],
        [330, 280],
        [420, 190],
        [500, 240],
        [590, 170],
        [660, 260],
        [740, 200],
      ]
        .map(([x = 0, h = 0]) => rect(x, 420 - h, 66, h))
        .join(''),
      p.roof3,
    ) +
    shape(
      [
        [68, 190],
        [144, 250],
        [218, 160],
        [298, 220],
        [378, 280],
        [468, 190],
        [548, 240],
        [638, 170],
        [708, 260],
      ]
        .map(([x = 0, h = 0]) => rect(x, 420 - h, 18, h))
        .join(''),
      p.roof,
    ) +
    shape(
      Array.from({ length: 60 }, (_, i) =>
        rect(30 + (i % 10) * 76, 250 + Math.floor(i / 10) * 24, 26, 8),
      ).join(''),
      p.lit,
      'opacity=".7"',
    ) +
    mist(s, 350, 90, 0.6, 800);
  return [
    box(0, 0, 800, 500, s.tone('#EDE6DA', '#2C3340')),
    view(60, 60, 680, 280, '0 90 800 330', towers),
    line('M60 60H740V340H60ZM230 60V340M400 60V340M570 60V340', p.ink, 5),
    shape(poly([0, 366], [800, 366], [800, 500], [0, 500]), s.tone('#CDB795', '#3B3D48')),
    person(s, [190, 500], 226, { coat: p.dark }),
    person(s, [322, 500], 232, { coat: p.roof }),
    person(s, [474, 500], 222, {
      coat: s.tone('#CBB9A6', '#8E6F66'),
      dress: 'skirt',
      hair: p.wood2,
      flip: true,
    }),
    person(s, [612, 500], 230, { coat: p.near2, flip: true }),
    shape(poly([130, 416], [690, 416], [760, 462], [60, 462]), p.wood),
    shape(poly([60, 462], [760, 462], [760, 474], [60, 474]), p.wood2),
    shape(
      poly([300, 432], [360, 432], [352, 450], [288, 450]) +
        poly([470, 430], [524, 430], [534, 448], [474, 448]),
      p.snow,
    ),
    shape('M400 424h22q-2 16 -11 16t-11 -16z', p.wall) + shape(ring(411, 424, 11, 3), p.near),
    shape('M566 422h22q-2 16 -11 16t-11 -16z', p.wall),
    shape('M214 436q18 -12 36 0l-4 10h-28z', p.seal),
    pine(s, [748, 398], 0.9),
    shape('M730 394h38l-5 30h-28z', p.roof2),
  ].join('');
};
