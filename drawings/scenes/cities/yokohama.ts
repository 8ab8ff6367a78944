import type { CityScene } from '../city-scene.ts';
import { party, person } from '../people.ts';
import { box, disc, land, line, poly, ROUND, rect, ring, shape } from '../shapes.ts';
import { n, type Point, type Sheet } from '../sheet.ts';
import { birds, cumulus, glow, mist, sky, streak, water } from '../sky.ts';
import { block, railing, skyline } from '../town.ts';
import { bush, tree } from '../trees.ts';

export const wheel = (s: Sheet, [x, y]: Point, r: number, foot: number): string => {
  const spokes = Array.from({ length: 12 }, (_, i) => {
    const a = (i * Math.PI) / 12;
    return `M${n(x - Math.cos(a) * r)} ${n(y - Math.sin(a) * r)}L${n(x + Math.cos(a) * r)} ${n(y + Math.sin(a) * r)}`;
  }).join('');
  const cabins = Array.from({ length: 24 }, (_, i) => {
    const a = (i * Math.PI) / 12;
    return ring(x + Math.cos(a) * (r + 3), y + Math.sin(a) * (r + 3), 3.6);
  }).join('');
  return (
    (s.evening ? glow(s, [x, y], r * 1.5, 0.5) : '') +
    line(spokes, s.p.roof3, 1) +
    shape(`${ring(x, y, r + 2)}${ring(x, y, r - 3)}`, s.p.wall, 'fill-rule="evenodd"') +
    line(
      `M${n(x - r * 0.42)} ${foot}L${n(x)} ${n(y)}L${n(x + r * 0.42)} ${foot}`,
      s.p.wall,
      4.5,
      ROUND,
    ) +
    shape(cabins, s.evening ? s.p.lit : s.p.seal) +
    disc(x, y, r * 0.13, s.evening ? s.p.glow : s.p.dark)
  );
};

const firework = (s: Sheet, [x, y]: Point, r: number, fill: string): string => {
  const rays = Array.from({ length: 18 }, (_, i) => {
    const a = (i * Math.PI * 2) / 18;
    const [from, to] = [r * 0.35, r * (i % 2 ? 0.8 : 1)];
    return `M${n(x + Math.cos(a) * from)} ${n(y + Math.sin(a) * from)}L${n(x + Math.cos(a) * to)} ${n(y + Math.sin(a) * to + r * 0.06)}`;
  }).join('');
  return glow(s, [x, y], r * 1.2, 0.35) + line(rays, fill, 2, `${ROUND} opacity=".95"`);
};

/** The harbor: a Ferris wheel, a sail-shaped hotel, and the tall tower. */
const draw = (s: Sheet): string => {
  const { p } = s;
  const summer = s.look.season === 'summer';
  return [
    sky(s, { horizon: 360, orb: [120, 146, 40, 'evening'] }),
    summer && !s.evening
      ? cumulus(s, [250, 350], 150, 5) + cumulus(s, [600, 352], 120, 9)
      : streak(s, [40, 116], 220) + streak(s, [420, 140], 190, 0.6),
    skyline({ foot: 372, high: 84, seed: 61, fill: p.far }),
    mist(s, 300, 80, 0.6, 800),
    // The tall tower, and three lower ones next to it.
    shape(poly([552, 372], [556, 128], [570, 116], [618, 116], [632, 128], [638, 372]), p.roof3),
    shape(poly([606, 372], [606, 116], [618, 116], [632, 128], [638, 372]), p.roof),
    shape(
      Array.from({ length: 20 }, (_, i) => rect(560, 134 + i * 11, 42, 3.4)).join(''),
      p.lit,
      s.evening ? 'opacity=".8"' : 'opacity=".45"',
    ),
    block(s, [648, 372], { w: 44, h: 176, seed: 8, fill: p.far2, shade: p.roof3 }),
    block(s, [694, 372], { w: 44, h: 144, seed: 9, fill: p.far2, shade: p.roof3 }),
    block(s, [740, 372], { w: 48, h: 112, seed: 10, fill: p.far2, shade: p.roof3 }),
    wheel(s, [448, 262], 84, 372),
    // The sail-shaped hotel.
    shape('M230 372V236Q300 220 326 292Q336 330 336 372Z', p.wall),
    shape('M290 372V236Q320 262 330 310Q336 340 336 372Z', p.wall2),
    shape(
      Array.from({ length: 10 }, (_, i) => rect(238, 250 + i * 12, 44 + i * 1.5, 4)).join(''),
      s.evening ? p.lit : p.far2,
    ),
    // The red brick warehouse.
    box(40, 318, 176, 54, s.tone('#A8624C', '#5A3A34')),
    shape(poly([32, 318], [52, 294], [204, 294], [224, 318]), p.roof),
    shape(
      Array.from({ length: 8 }, (_, i) => rect(50 + i * 21, 330, 10, 16)).join(''),
      s.evening ? p.lit : p.darker,
    ),
    box(-10, 370, 820, 10, p.stone2),
    ...[214, 352, 392, 512, 530].map((x, i) =>
      tree(s, [x, 374], 0.6 + (i % 2) * 0.15, (i % 3) as 0 | 1 | 2),
    ),
    water(s, [-10, 378, 820, 130], 6),
    shape('M552 380h86l-14 74h-56zM240 380h92l-20 50h-52z', p.shine, 'opacity=".3"'),
    // A ferry.
    shape('M150 424h128l-14 18q-46 6 -96 0z', p.dark),
    box(172, 410, 78, 15, p.wall),
    box(186, 398, 40, 13, p.wall),
    shape(
      Array.from({ length: 6 }, (_, i) => rect(178 + i * 12, 414, 7, 6)).join(''),
      s.evening ? p.lit : p.roof3,
    ),
    line('M158 424h116', p.seal, 4),
    line('M120 446h180', p.shine, 3, ROUND),
    land(
      [
        [-20, 474],
        [300, 466],
        [820, 470],
      ],
      p.ground,
      520,
    ),
    railing(s, -6, 486, 820, 26, p.roof2),
    party(s, [520, 494], 50),
    person(s, [664, 494], 47, { coat: p.roof3, with: 'camera', flip: true }),
    bush(s, [60, 498], 1.2),
    birds(s, [360, 150, 8], [384, 166, 6]),
    summer && s.evening
      ? firework(s, [190, 150], 66, p.glow) +
        firework(s, [330, 116], 46, '#E58C7C') +
        firework(s, [700, 86], 40, p.glow)
      : '',
  ].join('');
};

export const scene: CityScene = { draw, usual: 'spring' };
