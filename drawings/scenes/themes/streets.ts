import { yatai } from '../cities/fukuoka.ts';
import { wheel } from '../cities/yokohama.ts';
import { distance } from '../distance.ts';
import { party, person } from '../people.ts';
import { lantern, pagoda, townhouse } from '../roofs.ts';
import { box, disc, land, line, poly, ROUND, rect, ring, shape } from '../shapes.ts';
import { chance, n, type Sheet } from '../sheet.ts';
import { birds, floatingParticles, glow, mist, sky, streak } from '../sky.ts';
import { street } from '../street.ts';
import { block, skyline } from '../town.ts';
import { branch, bush, tree } from '../trees.ts';

export const lanes = (s: Sheet): string => {
  const { p } = s;
  return [
    distance(s, { seed: 15, foot: 300, orb: [420, 120, 38, 'evening'], clouds: [[120, 90, 200]] }),
    pagoda(s, [420, 306], 190, 5, true),
    tree(s, [372, 312], 1.2, 1),
    tree(s, [474, 314], 1.4, 2),
    mist(s, 262, 70, 0.5, 800),
    land(
      [
        [-20, 340],
        [300, 318],
        [400, 304],
        [500, 320],
        [820, 344],
      ],
      p.ground2,
      520,
    ),
    shape(poly([300, 500], [398, 300], [442, 300], [560, 500]), p.ground),
    shape(poly([300, 500], [398, 300], [410, 300], [350, 500]), p.ground2, 'opacity=".6"'),
    line(
      'M318 470h226M338 430h186M354 398h156M368 370h128M380 346h106',
      p.stone2,
      2,
      'opacity=".5"',
    ),
    townhouse(s, [270, 352], { w: 94, h: 92 }),
    townhouse(s, [466, 358], { w: 92, h: 98, noren: p.near2 }),
    townhouse(s, [132, 396], { w: 142, h: 144, noren: p.near2 }),
    townhouse(s, [548, 404], { w: 150, h: 156 }),
    townhouse(s, [-66, 450], { w: 200, h: 208 }),
    townhouse(s, [690, 462], { w: 210, h: 230, noren: p.seal2 }),
    lantern(s, [262, 340], 9),
    lantern(s, [548, 348], 10),
    lantern(s, [138, 380], 12),
    person(s, [416, 372], 40, { coat: p.cloth, dress: 'kimono', with: 'umbrella' }),
    person(s, [396, 374], 40, { coat: p.far2, dress: 'kimono' }),
    party(s, [430, 456], 70),
    land(
      [
        [-20, 470],
        [120, 462],
        [240, 500],
      ],
      p.near2,
      520,
    ),
    bush(s, [60, 492], 1.5),
    s.look.season === 'spring' ? branch(s, [808, 0], 1.1, true) : '',
  ].join('');
};

export const barAlley = (s: Sheet): string => {
  const { p } = s;
  return [
    sky(s, { horizon: 330, orb: [410, 110, 30] }),
    skyline({ foot: 340, high: 150, seed: 3, fill: p.far2 }),
    street(s, {
      eye: [400, 300],
      half: 250,
      high: 420,
      seed: 8,
      walls: [p.wood, p.wood2, p.roof, p.wall2],
      cloths: [p.dark, p.seal2, p.near2, p.cloth],
      lanterns: true,
      signs: true,
    }),
    person(s, [396, 352], 46, { coat: p.roof3 }),
    person(s, [420, 354], 45, { coat: p.cloth, dress: 'skirt' }),
    person(s, [350, 410], 84, { coat: p.dark, with: 'bag' }),
    party(s, [436, 470], 118),
  ].join('');
};

export const market = (s: Sheet): string => {
  const { p } = s;
  const random = chance(4);
  const ribs = [0.62, 0.86, 1.2, 1.7, 2.5, 3.8].map((z) => {
    const [half, foot, top] = [300 / z, 300 - 90 / z, 300 - 292 / z];
    return `M${n(400 - half)} ${n(foot)}Q${n(400 - half)} ${n(top)} 400 ${n(top)}T${n(400 + half)} ${n(foot)}`;
  });
  const fills = [p.seal, p.near, p.glow, p.skyLow, p.near2, '#C77B3A'];
  const stall = (x: number, y: number, w: number, rows: number) => {
    let goods = '';
    for (let row = 0; row < rows; row += 1)
      for (let i = 0; i < Math.floor(w / 20); i += 1)
        goods += disc(
          x + 10 + i * 20 + (row % 2) * 6,
          y - 8 - row * 13,
          8,
          fills[(Math.floor(i / 3) + row + Math.floor(random() * 1.4)) % fills.length] ?? p.near,
        );
    return (
      goods +
      box(x - 4, y - 4, w + 8, 22, p.wood) +
      line(`M${x - 4} ${y + 6}h${w + 8}`, p.wood2, 2) +
      box(x, y + 18, w, 26, p.wood2)
    );
  };
  return [
    sky(s, { horizon: 320 }),
    street(s, {
      eye: [400, 300],
      half: 300,
      high: 330,
      seed: 21,
      walls: [p.wall, p.wall2, p.roof3, p.wood],
      cloths: [p.dark, p.near2, p.seal, p.roof3, p.cloth],
    }),
    // A ribbed glass roof over the whole street.
    shape('M-84 154Q-84 -170 400 -170T884 154L800 154V-20H0V154Z', p.glass, 'opacity=".35"'),
    line(ribs.join(''), s.evening ? p.roof3 : p.snow, 7, 'opacity=".9"'),
    ...[-1, 0, 1].map((i) =>
      shape(
        poly(
          [388 + i * 84, 150 - Math.abs(i) * 8],
          [412 + i * 84, 150 - Math.abs(i) * 8],
          [412 + i * 84, 204],
          [400 + i * 84, 192],
          [388 + i * 84, 204],
        ),
        i === 0 ? p.seal : p.dark,
      ),
    ),
    line('M270 148Q400 156 530 148', p.wood2, 2),
    s.evening
      ? glow(s, [400, 300], 220, 0.5) + lantern(s, [250, 190], 16) + lantern(s, [550, 190], 16)
      : '',
    person(s, [404, 356], 50, { coat: p.roof3, with: 'bag' }),
    person(s, [378, 360], 50, { coat: p.cloth, dress: 'skirt' }),
    stall(24, 440, 190, 4),
    stall(596, 446, 190, 4),
    person(s, [256, 430], 96, { coat: p.cloth, with: 'hat' }),
    party(s, [440, 470], 112, true),
  ].join('');
};

export const streetFood = (s: Sheet): string => {
  const { p } = s;
  return [
    sky(s, { horizon: 330, orb: [150, 130, 36] }),
    skyline({ foot: 380, high: 170, seed: 14, fill: p.far2 }),
    ...[
      [0, 150, 1],
      [90, 210, 2],
      [620, 180, 3],
      [704, 240, 4],
    ].map(([x = 0, h = 0, seed = 0]) =>
      block(s, [x, 400], { w: 96, h, seed: seed + 60, awake: 0.6 }),
    ),
    mist(s, 330, 80, 0.4, 800),
    land(
      [
        [-20, 396],
        [820, 396],
      ],
      p.ground,
      520,
    ),
    yatai(s, [214, 462], 372, p.seal),
    line(
      'M356 252q-14 -22 0 -40t0 -40M396 250q-12 -20 2 -38t-2 -34M436 252q-12 -20 2 -40',
      p.cloud,
      6,
      `${ROUND} opacity=".7"`,
    ),
    tree(s, [70, 470], 2.6, 1),
    person(s, [664, 476], 104, { coat: p.roof3, flip: true, with: 'camera' }),
    person(s, [718, 482], 98, { coat: p.cloth, dress: 'skirt', hair: p.wood2, flip: true }),
    bush(s, [30, 500], 1.4),
  ].join('');
};

export const festival = (s: Sheet): string => {
  const { p } = s;
  const strings = [-1, 1].flatMap((side) =>
    [0, 1, 2].map((i) => ({ x: 400 + side * (240 + i * 120), y: 214 + i * 46 })),
  );
  const bulbs = strings.flatMap(({ x, y }) =>
    [0.2, 0.4, 0.6, 0.8].map(
      (t) => [400 + (x - 400) * t, 150 + (y - 150) * t + Math.sin(t * Math.PI) * 26] as const,
    ),
  );
  const dancers = [80, 146, 212, 560, 628, 700];
  return [
    distance(s, { seed: 29, foot: 350, orb: [620, 110, 36, 'evening'], high: 0.8 }),
    land(
      [
        [-20, 372],
        [400, 352],
        [820, 372],
      ],
      p.near,
      520,
    ),
    ...[20, 70, 120, 690, 742, 790].map((x, i) =>
      tree(s, [x, 384], 1.6 + (i % 2) * 0.4, (i % 3) as 0 | 1 | 2),
    ),
    land(
      [
        [-20, 404],
        [400, 388],
        [820, 404],
      ],
      p.ground,
      520,
    ),
    line(
      strings
        .map(({ x, y }) => `M400 150Q${n((400 + x) / 2)} ${n((150 + y) / 2 + 52)} ${x} ${y}`)
        .join(''),
      p.ink,
      2,
    ),
    ...bulbs.map(([x, y], i) => lantern(s, [x, y + 12], 9, i % 3 === 1 ? p.wall : p.seal)),
    // The drum tower.
    line('M330 420L346 210M470 420L454 210M340 330L460 250M460 330L340 250', p.wood2, 8, ROUND),
    shape(poly([318, 420], [324, 340], [476, 340], [482, 420]), p.seal) +
      line('M356 340v80M400 340v80M444 340v80', p.wall, 14),
    box(326, 292, 148, 14, p.wood),
    line('M330 270H470M334 270V292M366 270V292M434 270V292M466 270V292', p.wood2, 4),
    person(s, [366, 292], 54, { coat: p.dark }),
    disc(420, 262, 24, p.wood) + disc(420, 262, 19, p.wall) + disc(420, 262, 6, p.seal),
    line('M378 268L404 256', p.wood2, 3, ROUND),
    shape(poly([316, 214], [346, 172], [454, 172], [484, 214]), p.roof),
    shape(poly([322, 214], [478, 214], [478, 232], [322, 232]), p.wall) +
      shape(Array.from({ length: 6 }, (_, i) => rect(322 + i * 26, 214, 13, 18)).join(''), p.seal),
    box(396, 140, 8, 34, p.wood2),
    s.evening ? glow(s, [400, 250], 260, 0.4) : '',
    ...dancers.map((x, i) =>
      person(s, [x, 436 + (i % 2) * 12], 64, {
        coat: [p.dark, p.far2, p.cloth][i % 3] ?? p.dark,
        dress: 'kimono',
        ...(i % 3 === 1 ? { with: 'hat' as const } : {}),
        flip: i > 2,
      }),
    ),
    party(s, [404, 478], 70),
  ].join('');
};

export const arcade = (s: Sheet): string => {
  const { p } = s;
  const pink = s.tone('#E4B3B4', '#B97C8C');
  const signs = [p.seal, p.glow, p.dark, pink, p.near, p.wall, p.roof3];
  const random = chance(12);
  const house = (x: number, w: number, h: number, fill: string) => {
    let drawn =
      box(x, 410 - h, w, h, fill) + box(x + w * 0.8, 410 - h, w * 0.2, h, p.ink, 'opacity=".16"');
    for (let y = 410 - h + 14; y < 330; y += 50) {
      const sign = signs[Math.floor(random() * signs.length)] ?? p.seal;
      if (random() < 0.55) {
        drawn +=
          box(x + 10, y, w - 34, 36, sign) +
          box(x + 20, y + 9, w * 0.3, 7, p.cloth) +
          box(x + 20, y + 21, w * 0.44, 5, p.cloth, 'opacity=".7"');
        drawn += disc(x + w - 46, y + 18, 11, p.cloth, 'opacity=".85"');
      } else
        drawn += shape(
          rect(x + 12, y + 4, w * 0.3, 26) + rect(x + 20 + w * 0.3, y + 4, w * 0.3, 26),
          s.evening ? p.lit : p.glass,
        );
    }
    return (
      drawn + box(x + 8, 346, w - 16, 64, s.evening ? p.glow : p.ink) + box(x, 334, w, 14, sign0(x))
    );
  };
  const sign0 = (x: number) => signs[Math.floor(x / 90) % signs.length] ?? p.seal;
  const tall = (x: number, y: number, h: number, fill: string) =>
    (s.evening ? glow(s, [x + 14, y + h / 2], h * 0.7, 0.3) : '') +
    box(x, y, 28, h, fill) +
    shape(
      Array.from({ length: Math.floor(h / 26) }, (_, i) => ring(x + 14, y + 16 + i * 26, 8)).join(
        '',
      ),
      p.cloth,
    );
  return [
    sky(s, { horizon: 380, orb: [420, 90, 34, 'evening'] }),
    skyline({ foot: 400, high: 260, seed: 31, fill: p.far }),
    house(-30, 170, 330, p.roof3),
    house(140, 120, 250, p.wall2),
    house(520, 130, 270, p.far2),
    house(650, 180, 350, p.roof),
    house(262, 84, 180, p.roof),
    house(440, 80, 190, p.wall),
    tall(128, 120, 160, p.seal),
    tall(262, 190, 110, p.dark),
    tall(506, 170, 134, pink),
    tall(640, 100, 190, p.glow),
    box(0, 404, 800, 100, s.tone('#B9B3A8', '#3A3C47')),
    // A pedestrian crossing.
    shape(
      Array.from({ length: 9 }, (_, i) =>
        poly([150 + i * 60, 430], [182 + i * 60, 430], [170 + i * 66, 500], [130 + i * 66, 500]),
      ).join(''),
      p.wall,
      'opacity=".85"',
    ),
    person(s, [230, 426], 62, { coat: p.near, with: 'backpack' }),
    person(s, [590, 428], 62, { coat: pink, dress: 'skirt', with: 'bag', flip: true }),
    person(s, [650, 430], 64, { coat: p.roof3, flip: true }),
    party(s, [420, 480], 84),
  ].join('');
};

export const shopping = (s: Sheet): string => {
  const { p } = s;
  const shop = (x: number, w: number, awning: string, goods: string) =>
    box(x, 130, w, 290, p.wall) +
    box(x, 130, w, 14, p.roof2) +
    shape(
      rect(x + w * 0.12, 164, w * 0.3, 60) + rect(x + w * 0.56, 164, w * 0.3, 60),
      s.evening ? p.lit : p.glass,
    ) +
    line(`M${x + w * 0.27} 164v60M${x + w * 0.71} 164v60`, p.wood2, 3) +
    box(x + 10, 292, w - 20, 128, s.evening ? p.glow : p.glass) +
    box(x + w * 0.6, 300, w * 0.26, 120, p.wood2) +
    goods +
    shape(poly([x + 4, 254], [x + w - 4, 254], [x + w + 8, 296], [x - 8, 296]), awning) +
    shape(
      Array.from({ length: 5 }, (_, i) =>
        poly(
          [x + 4 + ((w - 8) * (i * 2 + 0.5)) / 10, 254],
          [x + 4 + ((w - 8) * (i * 2 + 1.5)) / 10, 254],
          [x - 8 + ((w + 16) * (i * 2 + 1.5)) / 10, 296],
          [x - 8 + ((w + 16) * (i * 2 + 0.5)) / 10, 296],
        ),
      ).join(''),
      p.wall,
      'opacity=".55"',
    ) +
    box(x + w * 0.2, 232, w * 0.6, 20, p.dark);
  const dress = (x: number, fill: string) =>
    shape(`M${x - 8} 322q8 4 16 0l4 18l10 56h-44l10 -56z`, fill) +
    line(`M${x} 322v-8q5 -3 3 -7`, p.ink, 2, ROUND);
  const pots = (x: number) =>
    disc(x, 390, 14, p.dark) +
    disc(x + 30, 394, 10, p.seal) +
    box(x - 16, 404, 66, 6, p.wood) +
    shape(`M${x - 10} 352h30q-2 16 -15 16t-15 -16z`, p.near) +
    box(x - 16, 370, 66, 5, p.wood);
  const coat = s.tone('#D8A594', '#8E6F66');
  return [
    sky(s, { horizon: 300, orb: [640, 90, 34, 'evening'] }),
    skyline({ foot: 160, high: 110, seed: 9, fill: p.far2 }),
    shop(-20, 190, p.near, pots(50)),
    shop(176, 220, p.seal, dress(226, p.roof3) + dress(274, coat)),
    shop(402, 200, p.dark, pots(446)),
    shop(608, 230, p.near2, dress(660, p.dark) + dress(708, p.cloth)),
    s.evening ? glow(s, [280, 360], 120, 0.4) + glow(s, [700, 360], 120, 0.4) : '',
    box(0, 418, 800, 90, p.ground),
    line('M0 440h800M0 470h800', p.ground2, 3),
    tree(s, [398, 440], 2.2, 0),
    box(374, 436, 48, 18, p.wood),
    tree(s, [-4, 456], 2.4, 2),
    person(s, [148, 470], 112, { coat: p.dark, with: 'bag' }),
    person(s, [214, 474], 106, { coat, dress: 'skirt', hair: p.wood2, with: 'bag' }),
    person(s, [520, 472], 110, { coat: p.roof3, with: 'backpack', flip: true }),
    person(s, [590, 476], 106, { coat: p.cloth, dress: 'skirt', with: 'bag', flip: true }),
  ].join('');
};

export const night = (s: Sheet): string => {
  const { p } = s;
  const random = chance(6);
  const lights = Array.from({ length: 150 }, () => {
    const t = random() ** 0.8;
    return ring(random() * 800, 300 + t * 84, 0.9 + t * 1.4);
  }).join('');
  return [
    sky(s, { horizon: 330, orb: [590, 120, 46] }),
    streak(s, [80, 120], 220, 0.5),
    land(
      [
        [-20, 290],
        [120, 262],
        [300, 284],
        [480, 256],
        [640, 280],
        [820, 250],
      ],
      p.far,
      400,
    ),
    mist(s, 250, 70, 0.5, 800),
    box(0, 300, 800, 150, p.far2),
    skyline({ foot: 400, high: 80, seed: 17, fill: p.roof3 }),
    ...[60, 130, 220, 330, 400, 520, 600, 700].map((x, i) =>
      block(s, [x, 408], { w: 50, h: 70 + ((i * 37) % 70), seed: 20 + i, awake: 0.75 }),
    ),
    wheel(s, [470, 322], 54, 400),
    shape(lights, p.glow, `opacity="${s.evening ? 0.9 : 0.6}"`),
    s.evening ? glow(s, [420, 360], 300, 0.35) : '',
    land(
      [
        [-20, 430],
        [160, 404],
        [360, 420],
        [560, 428],
        [820, 396],
      ],
      p.near2,
      520,
    ),
    ...[30, 90, 700, 770].map((x, i) =>
      tree(s, [x, 436 - (i % 2) * 10], 1.9, (i % 3) as 0 | 1 | 2),
    ),
    land(
      [
        [-20, 466],
        [400, 452],
        [820, 462],
      ],
      p.ground2,
      520,
    ),
    line(
      'M150 456V420M240 454V418M330 454V418M420 452V416M510 454V418M600 454V418M660 456V420M140 420Q400 410 670 420M140 438Q400 428 670 438',
      p.ink,
      4,
      ROUND,
    ),
    person(s, [310, 486], 74, { coat: p.roof3 }),
    person(s, [352, 488], 70, { coat: p.cloth, dress: 'skirt', hair: p.wood2, flip: true }),
    party(s, [530, 490], 74, true),
    birds(s, [200, 200, 7]),
  ].join('');
};

export const photography = (s: Sheet): string => {
  const { p } = s;
  return [
    distance(s, { seed: 37, foot: 330, orb: [220, 130, 44], clouds: [[300, 90, 220]] }),
    pagoda(s, [640, 340], 220, 5, true),
    mist(s, 300, 70, 0.5, 800),
    ...[560, 604, 690, 744, 790].map((x, i) =>
      tree(s, [x, 352], 1.3 + (i % 2) * 0.3, (i % 3) as 0 | 1 | 2),
    ),
    land(
      [
        [-20, 372],
        [300, 356],
        [560, 352],
        [820, 340],
      ],
      p.near,
      520,
    ),
    land(
      [
        [-20, 420],
        [300, 400],
        [820, 412],
      ],
      p.ground,
      520,
    ),
    tree(s, [60, 430], 3.6, 1),
    tree(s, [700, 440], 2.6, 2, true),
    // Two people in front of the camera.
    person(s, [470, 446], 116, {
      coat: s.tone('#D8A594', '#8E6F66'),
      dress: 'kimono',
      with: 'umbrella',
    }),
    person(s, [424, 450], 122, { coat: p.dark, dress: 'kimono' }),
    // The photographer with a tripod.
    line('M250 392L226 480M254 392L282 480M252 392V484', p.ink, 5, ROUND),
    box(228, 360, 48, 34, p.ink) + box(240, 352, 18, 9, p.ink),
    disc(282, 377, 13, p.roof2) + disc(284, 377, 8, p.glass),
    person(s, [190, 482], 136, { coat: p.near2, with: 'backpack' }),
    line('M206 396L236 384', p.near2, 9, ROUND),
    branch(s, [808, -6], 1.5, true),
    floatingParticles(s, 26, 11),
  ].join('');
};
