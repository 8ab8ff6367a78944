import { crane } from '../animals.ts';
import { wheel } from '../cities/yokohama.ts';
import { distance } from '../distance.ts';
import { boat, party, person } from '../people.ts';
import { eaves, hall, stoneLantern } from '../roofs.ts';
import { box, disc, land, line, poly, ROUND, rect, ring, shape } from '../shapes.ts';
import { n, type Point, type Sheet } from '../sheet.ts';
import { birds, cumulus, floatingParticles, glow, mist, sky, streak, water } from '../sky.ts';
import { steps, stones } from '../town.ts';
import { branch, bush, cedar, pine, reeds, tree, wood } from '../trees.ts';

export const temple = (s: Sheet): string => {
  const { p } = s;
  return [
    distance(s, {
      seed: 47,
      foot: 320,
      orb: [150, 130, 42, 'day'],
      clouds: [
        [40, 96, 190],
        [600, 90, 190],
      ],
    }),
    land(
      [
        [-20, 350],
        [160, 316],
        [400, 300],
        [640, 312],
        [820, 344],
      ],
      p.near,
      520,
    ),
    wood(
      s,
      [
        [20, 356],
        [66, 344],
        [112, 336],
        [640, 330],
        [690, 340],
        [740, 348],
        [786, 352],
      ],
      2.2,
      3,
    ),
    // A two-story gate above its stairs.
    box(248, 324, 304, 14, p.stone),
    line('M276 324V262M338 324V262M462 324V262M524 324V262', p.seal2, 13),
    box(338, 266, 124, 58, s.evening ? p.glow : p.ink, 'opacity=".8"'),
    shape(rect(284, 272, 46, 50) + rect(470, 272, 46, 50), p.wall),
    eaves(s, [400, 262], 190, 30, 0.8),
    hall(s, [400, 236], 250, 34, 9),
    line('M270 238h260M270 226h260', p.seal, 4),
    eaves(s, [400, 204], 196, 74, 0.48),
    line('M304 130h192', s.winter ? p.snow : p.roof2, 8, ROUND),
    s.evening ? glow(s, [400, 300], 130, 0.5) : '',
    steps(s, [400, 500], 420, 150, 164, 13),
    stones(s, 60, 400, 130, 40, 2),
    stones(s, 610, 400, 130, 40, 6),
    tree(s, [96, 402], 1.8, 1),
    tree(s, [704, 404], 1.9, 2),
    stoneLantern(s, [258, 424], 1.6),
    stoneLantern(s, [542, 424], 1.6),
    person(s, [420, 366], 36, { coat: p.cloth, dress: 'kimono' }),
    person(s, [440, 368], 37, { coat: p.dark, dress: 'kimono' }),
    party(s, [392, 458], 66),
    land(
      [
        [-20, 452],
        [110, 448],
        [190, 500],
      ],
      p.near2,
      520,
    ),
    bush(s, [60, 480], 1.6),
    land(
      [
        [610, 500],
        [690, 450],
        [820, 446],
      ],
      p.near2,
      520,
    ),
    bush(s, [744, 480], 1.7, 1),
    birds(s, [250, 170, 8]),
  ].join('');
};

export const hiking = (s: Sheet): string => {
  const { p } = s;
  return [
    sky(s, { horizon: 340, orb: [590, 120, 44, 'evening'] }),
    streak(s, [60, 140], 240),
    land(
      [
        [-20, 300],
        [90, 250],
        [190, 190],
        [262, 140],
        [330, 186],
        [430, 246],
        [560, 220],
        [700, 280],
        [820, 240],
      ],
      p.far,
      420,
    ),
    shape('M262 140L236 160L226 176L248 172L262 184L276 168L296 178L290 158Z', p.snow),
    mist(s, 230, 120, 0.7, 800),
    land(
      [
        [-20, 340],
        [160, 296],
        [300, 330],
        [470, 262],
        [590, 230],
        [680, 262],
        [820, 300],
      ],
      p.far2,
      460,
    ),
    mist(s, 290, 100, 0.75, 800),
    land(
      [
        [-20, 390],
        [120, 350],
        [260, 380],
        [420, 340],
        [600, 318],
        [820, 350],
      ],
      p.mid,
      480,
    ),
    wood(
      s,
      [
        [470, 340],
        [510, 332],
        [560, 326],
        [604, 322],
        [650, 328],
        [700, 336],
        [750, 344],
      ],
      0.9,
      8,
    ),
    mist(s, 330, 70, 0.5, 800),
    land(
      [
        [-20, 420],
        [140, 392],
        [300, 420],
        [520, 396],
        [700, 372],
        [820, 366],
      ],
      p.mid2,
      520,
    ),
    wood(
      s,
      [
        [30, 414],
        [70, 404],
        [116, 400],
        [170, 408],
        [640, 388],
        [690, 380],
        [740, 376],
      ],
      1.4,
      5,
    ),
    // The winding path, and the people on it.
    shape(
      'M300 520C330 480 450 474 470 446C486 424 410 420 440 402C460 390 520 392 560 376L570 382C530 400 474 400 464 410C454 424 530 428 516 456C500 486 420 490 410 520Z',
      p.ground,
    ),
    land(
      [
        [-20, 470],
        [100, 446],
        [230, 470],
        [310, 520],
      ],
      p.near2,
      520,
    ),
    land(
      [
        [520, 520],
        [600, 462],
        [700, 440],
        [820, 424],
      ],
      p.near2,
      520,
    ),
    cedar(s, [700, 452], 2.8),
    cedar(s, [766, 446], 3.4),
    cedar(s, [54, 470], 3),
    line('M352 444V402M352 406h34l8 6l-8 6h-34', p.wood2, 5, ROUND),
    person(s, [492, 438], 42, { coat: p.cloth, with: 'backpack' }),
    person(s, [420, 482], 64, { coat: p.seal, with: 'backpack' }),
    person(s, [374, 494], 66, { coat: p.dark, with: 'hat' }),
    bush(s, [160, 492], 1.4),
    birds(s, [420, 150, 10], [450, 172, 8]),
  ].join('');
};

export const onsen = (s: Sheet): string => {
  const { p } = s;
  const bather = (x: number, y: number, hair: string) =>
    shape(
      `M${x - 30} ${y}Q${x - 28} ${y - 24} ${x - 8} ${y - 28}h16Q${x + 28} ${y - 24} ${x + 30} ${y}Z`,
      p.skin,
    ) +
    box(x - 7, y - 40, 14, 16, p.skin) +
    disc(x, y - 50, 17, p.skin) +
    shape(
      `M${x - 18} ${y - 48}Q${x - 20} ${y - 70} ${x} ${y - 69}T${x + 18} ${y - 48}Q${x + 8} ${y - 58} ${x - 4} ${y - 58}Q${x - 12} ${y - 56} ${x - 18} ${y - 48}Z`,
      hair,
    ) +
    box(x - 13, y - 76, 26, 9, p.snow);
  const rock = (x: number, y: number, w: number, h: number) =>
    shape(
      `M${n(x)} ${n(y)}Q${n(x + w * 0.06)} ${n(y - h)} ${n(x + w * 0.42)} ${n(y - h)}Q${n(x + w * 0.9)} ${n(y - h * 0.9)} ${n(x + w)} ${n(y)}Z`,
      p.stone2,
    ) +
    shape(
      `M${n(x + w * 0.1)} ${n(y - h * 0.4)}Q${n(x + w * 0.16)} ${n(y - h * 0.94)} ${n(x + w * 0.42)} ${n(y - h)}Q${n(x + w * 0.6)} ${n(y - h)} ${n(x + w * 0.66)} ${n(y - h * 0.84)}Q${n(x + w * 0.3)} ${n(y - h * 0.8)} ${n(x + w * 0.1)} ${n(y - h * 0.4)}Z`,
      s.winter ? p.snow : p.stone,
    );
  return [
    distance(s, {
      seed: 91,
      foot: 320,
      orb: [560, 130, 42, 'evening'],
      high: 1.2,
      clouds: [[90, 100, 220]],
    }),
    land(
      [
        [-20, 340],
        [200, 320],
        [420, 332],
        [640, 306],
        [820, 320],
      ],
      p.near,
      520,
    ),
    wood(
      s,
      [
        [560, 330],
        [604, 322],
        [650, 318],
        [700, 318],
        [750, 320],
        [794, 322],
      ],
      1.9,
      6,
    ),
    box(40, 322, 230, 8, p.stone),
    hall(s, [156, 324], 210, 52, 6),
    eaves(s, [156, 274], 140, 60, 0.5),
    s.evening ? glow(s, [156, 300], 120, 0.5) : '',
    tree(s, [320, 352], 2, 1),
    line(
      Array.from({ length: 18 }, (_, i) => `M${372 + i * 13} 372V${306 + (i % 2) * 3}`).join(''),
      p.wood,
      8,
    ),
    line('M366 322h240M366 352h240', p.wood2, 4),
    land(
      [
        [-20, 388],
        [300, 372],
        [820, 380],
      ],
      p.near2,
      520,
    ),
    shape('M60 500Q40 400 250 388H580Q770 396 760 500Z', p.stone2),
    shape('M96 500Q84 414 262 402H570Q726 410 722 500Z', p.water),
    shape('M150 500Q180 430 300 424H540Q640 432 650 500Z', p.shine, 'opacity=".5"'),
    bather(300, 452, p.hair),
    bather(384, 446, p.wood2),
    bather(560, 470, p.hair),
    line('M240 466h150M330 462h120M500 484h130', p.snow, 3, `${ROUND} opacity=".8"`),
    rock(40, 470, 130, 70),
    rock(150, 424, 90, 44),
    rock(540, 412, 90, 34),
    rock(640, 450, 120, 64),
    rock(700, 500, 130, 80),
    rock(-20, 520, 140, 80),
    shape('M452 398h34l-3 26h-28z', p.wood) + line('M452 406h34', p.wood2, 3),
    line(
      'M250 392q-16 -26 0 -50t0 -46M430 390q-16 -28 2 -52t-2 -44M620 404q-14 -26 2 -48t-2 -40M346 372q-12 -20 2 -40',
      p.cloud,
      9,
      `${ROUND} opacity=".5"`,
    ),
    branch(s, [-8, 6], 1.2),
    s.winter ? floatingParticles(s, 50, 4) : '',
  ].join('');
};

export const snow = (s: Sheet): string => {
  const { p } = s;
  const skier = (x: number, y: number, k: number, coat: string, flip = false) =>
    `<g transform="translate(${x} ${y}) scale(${flip ? -k : k} ${k}) rotate(14)">${
      line('M-26 2Q10 6 30 0', p.seal2, 3, ROUND) +
      line('M-26 7Q10 11 30 5', p.seal2, 3, ROUND) +
      line('M-2 -14L8 -6L2 3M4 -14L14 -6L8 4', p.ink, 5, ROUND) +
      shape('M-8 -34Q0 -38 8 -32L8 -12H-8Z', coat) +
      line('M6 -28L20 -20L34 -2M-2 -28L-14 -16L-26 -2', coat, 5, ROUND) +
      disc(6, -42, 7, p.skin) +
      shape('M-1 -43Q0 -52 8 -51T14 -44Z', p.dark)
    }</g>`;
  return [
    sky(s, { horizon: 350, orb: [170, 120, 40, 'evening'] }),
    streak(s, [420, 100], 230),
    land(
      [
        [-20, 280],
        [120, 220],
        [240, 150],
        [330, 116],
        [420, 160],
        [520, 220],
        [660, 180],
        [820, 250],
      ],
      p.far,
      460,
    ),
    shape('M330 116L290 138L262 176L298 164L318 190L340 160L376 184L372 150L394 148Z', p.snow),
    mist(s, 220, 110, 0.6, 800),
    land(
      [
        [-20, 330],
        [140, 300],
        [320, 330],
        [520, 280],
        [680, 250],
        [820, 268],
      ],
      p.far2,
      460,
    ),
    wood(
      s,
      [
        [20, 330],
        [60, 320],
        [110, 312],
        [160, 312],
        [210, 320],
        [600, 280],
        [650, 270],
        [700, 264],
        [750, 268],
        [790, 272],
      ],
      1,
      2,
    ),
    mist(s, 290, 90, 0.5, 800),
    land(
      [
        [-20, 372],
        [160, 366],
        [380, 350],
        [560, 310],
        [700, 290],
        [820, 286],
      ],
      p.near,
      520,
    ),
    line(
      'M430 520C470 450 560 440 580 400S640 340 690 320M452 520C490 454 580 444 598 402S652 346 700 324',
      p.snow2,
      2.6,
      ROUND,
    ),
    // A ski lift above the slope.
    line('M-20 300L820 180', p.ink, 2),
    line('M150 420V270M560 372V212', p.roof, 7),
    ...[
      [70, 287],
      [270, 259],
      [440, 234],
      [660, 203],
    ].map(
      ([x = 0, y = 0]) =>
        line(`M${x} ${y}v22`, p.ink, 2) +
        box(x - 15, y + 22, 30, 26, p.seal) +
        box(x - 10, y + 26, 20, 11, s.evening ? p.lit : p.glass),
    ),
    // A lodge.
    box(96, 356, 150, 60, p.wood),
    shape(
      rect(112, 372, 26, 24) + rect(150, 372, 26, 24) + rect(202, 368, 28, 48),
      s.evening ? p.glow : p.ink,
    ),
    shape(poly([76, 362], [171, 296], [266, 362], [250, 362], [171, 310], [92, 362]), p.snow) +
      shape(poly([92, 360], [171, 308], [250, 360]), p.wood2),
    s.evening ? glow(s, [170, 380], 100, 0.6) : '',
    cedar(s, [60, 426], 2),
    cedar(s, [284, 420], 1.7),
    skier(620, 370, 0.8, p.dark),
    skier(520, 440, 1.3, p.seal, true),
    land(
      [
        [-20, 440],
        [160, 424],
        [360, 452],
        [480, 520],
      ],
      p.ground,
      520,
    ),
    person(s, [230, 470], 66, { coat: p.near2, with: 'hat' }),
    person(s, [190, 474], 50, { coat: p.seal, flip: true }),
    disc(282, 470, 19, p.snow) +
      disc(282, 442, 13, p.snow) +
      line('M286 443l9 2', '#C77B3A', 3, ROUND) +
      disc(279, 438, 1.6, p.ink) +
      disc(286, 438, 1.6, p.ink),
    cedar(s, [740, 470], 3.2),
    cedar(s, [796, 480], 2.4),
    floatingParticles(s, 60, 5),
  ].join('');
};

export const sea = (s: Sheet): string => {
  const { p } = s;
  return [
    sky(s, { horizon: 300, orb: [620, 130, 46] }),
    s.evening ? streak(s, [80, 130], 240) : cumulus(s, [200, 296], 130, 2),
    land(
      [
        [-20, 300],
        [60, 270],
        [170, 262],
        [280, 300],
      ],
      p.far,
      304,
    ),
    land(
      [
        [420, 302],
        [500, 256],
        [590, 240],
        [690, 270],
        [760, 302],
      ],
      p.far2,
      304,
    ),
    water(s, [-10, 298, 820, 220], 5),
    shape('M560 300h120l40 90h-200z', p.glow, 'opacity=".3"'),
    boat(s, [250, 342], 0.8),
    shape('M440 336h60l-8 12h-44z', p.wall) +
      shape('M466 334V282Q496 312 500 330Z', p.snow) +
      shape('M462 334V290Q444 316 440 330Z', p.wall2),
    // A cape with a lighthouse.
    land(
      [
        [560, 420],
        [620, 366],
        [690, 326],
        [760, 300],
        [840, 290],
      ],
      p.near,
      520,
    ),
    shape(poly([716, 316], [722, 226], [742, 226], [748, 316]), p.snow) +
      box(716, 258, 31, 16, p.seal) +
      box(720, 210, 24, 17, s.evening ? p.glow : p.dark) +
      shape('M716 210Q732 190 748 210Z', p.seal),
    s.evening ? glow(s, [732, 218], 90, 0.8) : '',
    pine(s, [660, 372], 1.2, true),
    pine(s, [786, 318], 1.1),
    // The beach, with a bicycle path along it.
    shape('M-20 430Q160 380 330 410T640 430T820 390V520H-20Z', p.snow, 'opacity=".7"'),
    land(
      [
        [-20, 442],
        [160, 396],
        [330, 424],
        [640, 444],
        [820, 408],
      ],
      p.ground,
      520,
    ),
    land(
      [
        [-20, 500],
        [300, 474],
        [820, 492],
      ],
      p.near2,
      520,
    ),
    ...[320, 420].map((x, i) => {
      const wheels = `${ring(x - 24, 462, 17)}${ring(x + 26, 462, 17)}`;
      return (
        shape(wheels, 'none', `stroke="${p.ink}" stroke-width="3"`) +
        line(
          `M${x - 24} 462L${x - 6} 432L${x + 16} 434L${x + 26} 462M${x - 6} 432L${x + 4} 462L${x + 16} 434M${x + 12} 422L${x + 18} 436`,
          p.dark,
          3.4,
          ROUND,
        ) +
        person(s, [x - 4, 462], 76, {
          coat: i ? p.cloth : p.seal,
          ...(i ? { with: 'hat' as const } : {}),
        })
      );
    }),
    reeds(s, [20, 500], 200, 3, 40),
    reeds(s, [560, 504], 220, 9, 36),
    birds(s, [330, 190, 11], [366, 210, 9], [300, 216, 7]),
  ].join('');
};

export const garden = (s: Sheet): string => {
  const { p } = s;
  return [
    distance(s, { seed: 53, foot: 310, orb: [190, 120, 42], clouds: [[420, 92, 220]] }),
    land(
      [
        [-20, 350],
        [140, 320],
        [320, 334],
        [560, 310],
        [820, 336],
      ],
      p.near,
      520,
    ),
    ...[30, 90, 150, 700, 760].map((x, i) =>
      tree(s, [x, 350 - (i % 2) * 8], 1.9 + (i % 2) * 0.4, (i % 3) as 0 | 1 | 2),
    ),
    hall(s, [300, 346], 150, 42, 5),
    eaves(s, [300, 306], 104, 44, 0.48),
    s.evening ? glow(s, [300, 330], 100, 0.5) : '',
    bush(s, [206, 356], 1.4),
    bush(s, [398, 356], 1.3, 1),
    shape('M-20 440Q60 372 240 372H560Q740 366 820 402V520H-20Z', p.deep),
    shape('M-20 452Q80 384 250 382H560Q720 376 820 414V520H-20Z', p.water),
    shape('M200 384h200l-20 60h-160z', p.wall, 'opacity=".28"'),
    line(
      'M120 430h80M260 460h120M430 410h70M560 470h110M640 424h60',
      p.shine,
      3,
      `${ROUND} opacity=".8"`,
    ),
    // A red bridge, and the people crossing it.
    line('M452 408Q570 320 700 400', p.seal, 12, ROUND),
    line(
      'M452 384Q570 296 700 376M452 408V378M492 384V352M532 366V334M574 358V328M616 362V332M658 378V348M700 400V372',
      p.seal2,
      5,
      ROUND,
    ),
    person(s, [556, 360], 48, { coat: p.cloth, dress: 'kimono', with: 'hat' }),
    person(s, [590, 360], 50, { coat: p.dark, flip: true }),
    shape('M470 440Q580 380 690 436', 'none', `stroke="${p.seal}" stroke-width="9" opacity=".18"`),
    stoneLantern(s, [150, 424], 1.8),
    crane(s, [386, 452], 1.2),
    shape(
      'M228 470q14 -8 26 0q-12 8 -26 0zM254 470l8 -5v10zM300 486q14 -8 26 0q-12 8 -26 0zM326 486l8 -5v10z',
      p.seal,
      'opacity=".85"',
    ),
    land(
      [
        [-20, 486],
        [90, 462],
        [190, 488],
        [250, 520],
      ],
      p.near2,
      520,
    ),
    pine(s, [70, 486], 2.2),
    land(
      [
        [600, 520],
        [690, 474],
        [820, 456],
      ],
      p.near2,
      520,
    ),
    bush(s, [700, 488], 1.5),
    bush(s, [776, 484], 1.7, 1),
    branch(s, [808, -4], 1.3, true),
    floatingParticles(s, 14, 3),
  ].join('');
};

export const family = (s: Sheet): string => {
  const { p } = s;
  const balloon = ([x, y]: Point, fill: string) =>
    line(`M${x} ${y}q-4 30 4 62`, p.ink, 1.6) +
    shape(ring(x, y - 16, 15, 18), fill) +
    shape(ring(x - 5, y - 22, 4, 6), p.wall, 'opacity=".5"');
  return [
    sky(s, { horizon: 330, orb: [150, 120, 40, 'evening'] }),
    s.evening ? streak(s, [380, 110], 220) : cumulus(s, [640, 320], 110, 6),
    land(
      [
        [-20, 320],
        [200, 290],
        [420, 316],
        [640, 296],
        [820, 316],
      ],
      p.far2,
      420,
    ),
    mist(s, 270, 80, 0.6, 800),
    wheel(s, [250, 226], 92, 372),
    land(
      [
        [-20, 370],
        [300, 352],
        [560, 364],
        [820, 350],
      ],
      p.mid2,
      520,
    ),
    ...[40, 96, 380, 440, 720, 776].map((x, i) =>
      tree(s, [x, 378], 1.3 + (i % 3) * 0.3, (i % 3) as 0 | 1 | 2),
    ),
    // A carousel.
    shape('M500 300Q590 210 680 300Z', p.seal) +
      shape(
        'M530 300Q566 226 590 226L590 300ZM620 300Q606 240 590 226Q644 240 652 300Z',
        p.wall,
        'opacity=".8"',
      ),
    shape(poly([496, 298], [684, 298], [678, 316], [502, 316]), p.dark),
    line('M512 316V382M548 316V382M590 316V382M632 316V382M668 316V382', p.glow, 5),
    shape(ring(590, 386, 100, 14), p.wood),
    shape(
      'M532 372q-10 -24 10 -28l8 -10l2 14q14 0 14 24zM620 372q-10 -24 10 -28l8 -10l2 14q14 0 14 24z',
      p.wall,
    ),
    line('M540 372v12M558 372v12M628 372v12M646 372v12', p.wall2, 4),
    disc(590, 220, 7, p.glow),
    s.evening ? glow(s, [590, 330], 130, 0.6) : '',
    land(
      [
        [-20, 412],
        [300, 398],
        [820, 410],
      ],
      p.ground,
      520,
    ),
    land(
      [
        [-20, 440],
        [120, 430],
        [220, 470],
        [250, 520],
      ],
      p.near2,
      520,
    ),
    bush(s, [70, 470], 1.7),
    person(s, [330, 470], 112, { coat: p.dark, with: 'backpack' }),
    person(s, [376, 474], 66, { coat: p.glow }),
    person(s, [420, 472], 104, {
      coat: s.tone('#D8A594', '#8E6F66'),
      dress: 'skirt',
      hair: p.wood2,
      flip: true,
    }),
    person(s, [466, 474], 56, { coat: p.near, dress: 'skirt', flip: true }),
    balloon([396, 370], p.seal),
    balloon([452, 386], p.far2),
    person(s, [664, 470], 96, { coat: p.roof3, hair: p.stone, with: 'hat', flip: true }),
    person(s, [704, 472], 90, { coat: p.cloth, dress: 'skirt', hair: p.stone, flip: true }),
    birds(s, [420, 170, 8]),
  ].join('');
};

export const railway = (s: Sheet): string => {
  const { p } = s;
  const car = (x: number) =>
    shape(`M${x} 300h132q6 0 6 6v38h-144v-38q0 -6 6 -6z`, p.wall) +
    box(x - 6, 326, 144, 9, p.seal) +
    shape(
      Array.from({ length: 5 }, (_, i) => rect(x + 4 + i * 26, 308, 18, 14)).join(''),
      s.evening ? p.lit : p.dark,
    ) +
    box(x - 4, 296, 140, 6, p.roof);
  const arches = Array.from(
    { length: 6 },
    (_, i) =>
      `M${30 + i * 132} 500V420Q${30 + i * 132} 372 ${78 + i * 132} 372T${126 + i * 132} 420V500Z`,
  ).join('');
  return [
    distance(s, {
      seed: 63,
      foot: 330,
      orb: [560, 116, 42, 'evening'],
      high: 1.3,
      clouds: [[60, 110, 220]],
    }),
    land(
      [
        [-20, 350],
        [180, 300],
        [380, 340],
        [600, 290],
        [820, 330],
      ],
      p.mid2,
      520,
    ),
    wood(
      s,
      [
        [30, 344],
        [80, 330],
        [130, 318],
        [560, 306],
        [610, 298],
        [660, 304],
        [720, 316],
        [780, 328],
      ],
      1.3,
      4,
    ),
    mist(s, 310, 70, 0.5, 800),
    land(
      [
        [-20, 400],
        [240, 380],
        [520, 400],
        [820, 376],
      ],
      p.near,
      520,
    ),
    ...[60, 180, 330, 470, 640, 740].map((x, i) =>
      tree(s, [x, 420 + (i % 2) * 14], 1.7 + (i % 2) * 0.4, (i % 3) as 0 | 1 | 2),
    ),
    car(96),
    car(244),
    car(392),
    shape('M540 300h86q40 4 52 44h-138z', p.wall) +
      shape('M636 306q24 8 34 26h-34z', s.evening ? p.lit : p.dark) +
      box(534, 326, 134, 9, p.seal) +
      shape(
        rect(552, 308, 18, 14) + rect(580, 308, 18, 14) + rect(608, 308, 18, 14),
        s.evening ? p.lit : p.dark,
      ),
    s.evening ? glow(s, [690, 336], 70, 0.9) : '',
    box(-10, 346, 820, 10, p.stone2),
    shape(`M-10 356h820v144H-10Z${arches}`, p.stone, 'fill-rule="evenodd"'),
    line(
      Array.from(
        { length: 6 },
        (_, i) =>
          `M${30 + i * 132} 420Q${30 + i * 132} 372 ${78 + i * 132} 372T${126 + i * 132} 420`,
      ).join(''),
      p.stone2,
      6,
    ),
    water(s, [-10, 466, 820, 50], 7),
    land(
      [
        [-20, 480],
        [90, 462],
        [190, 486],
        [240, 520],
      ],
      p.near2,
      520,
    ),
    reeds(s, [30, 492], 150, 5, 34),
    land(
      [
        [560, 520],
        [660, 476],
        [820, 458],
      ],
      p.near2,
      520,
    ),
    person(s, [706, 486], 58, { coat: p.dark, with: 'camera', flip: true }),
    person(s, [742, 488], 54, { coat: p.cloth, dress: 'skirt', flip: true }),
    bush(s, [786, 494], 1.2),
    birds(s, [300, 180, 9], [330, 198, 7]),
  ].join('');
};

export const station = (s: Sheet): string => {
  const { p } = s;
  const doors = Array.from({ length: 9 }, (_, i) => rect(60 + i * 62, 286, 38, 26)).join('');
  return [
    distance(s, { seed: 77, foot: 280, orb: [640, 100, 38], high: 0.9, clouds: [[300, 80, 200]] }),
    box(-10, 270, 820, 30, p.far2),
    // The long train at the platform.
    shape('M-20 246H520Q640 250 726 340Q732 352 716 360H-20Z', p.snow),
    shape('M-20 246H520Q560 247 596 262H-20Z', p.shine),
    shape('M-20 338H722Q724 352 716 360H-20Z', p.roof),
    shape('M-20 324H706L716 333H-20Z', p.dark),
    shape(doors, s.evening ? p.lit : p.darker),
    shape('M610 276Q646 290 672 316H622Q606 300 610 276Z', s.evening ? p.lit : p.darker),
    s.evening ? glow(s, [716, 334], 80, 0.8) : '',
    box(-10, 360, 820, 18, p.stone2),
    // The platform with its roof and its sign.
    shape(poly([0, 378], [800, 378], [800, 500], [0, 500]), p.ground),
    shape(poly([0, 396], [800, 396], [800, 408], [0, 408]), p.glow),
    shape(poly([-20, 96], [820, 130], [820, 150], [-20, 132]), p.roof2) +
      shape(poly([-20, 60], [820, 108], [820, 132], [-20, 98]), p.roof3),
    line('M120 136V420M680 146V420', p.roof, 12),
    box(310, 150, 200, 62, p.dark) + line('M340 128V150M480 132V150', p.ink, 4),
    box(326, 164, 92, 9, p.wall) +
      box(326, 182, 60, 7, p.glow) +
      box(326, 196, 76, 5, p.wall2) +
      disc(470, 181, 17, p.wall) +
      line('M470 181v-10M470 181l8 4', p.ink, 3, ROUND),
    person(s, [250, 462], 116, { coat: p.dark, with: 'flag', flip: true }),
    person(s, [340, 466], 112, { coat: p.roof3, with: 'backpack', flip: true }),
    person(s, [398, 470], 106, {
      coat: s.tone('#D8A594', '#8E6F66'),
      dress: 'skirt',
      hair: p.wood2,
      flip: true,
    }),
    shape('M430 420h34q4 0 4 4v42h-42v-42q0 -4 4 -4z', p.seal) +
      line('M438 420V396H456V420', p.ink, 3, ROUND) +
      line('M436 432v26M447 432v26M458 432v26', p.seal2, 2.4) +
      disc(434, 470, 4, p.ink) +
      disc(460, 470, 4, p.ink),
    person(s, [592, 448], 96, { coat: p.near2, with: 'bag' }),
  ].join('');
};
