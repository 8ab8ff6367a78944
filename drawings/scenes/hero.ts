import { party, person } from './people.ts';
import { lantern, pagoda, stoneLantern, townhouse } from './roofs.ts';
import { land, ridge, shape } from './shapes.ts';
import type { Sheet } from './sheet.ts';
import { birds, floatingParticles, mist, sky, streak, water } from './sky.ts';
import { stones } from './town.ts';
import { bush, cedar, pine, tree } from './trees.ts';

/** Draws a lane that climbs to a pagoda: the landmark on the right, calm hills on the left. */
const lane = (s: Sheet, x: number, y: number): string => {
  const { p } = s;
  const at = (dx: number, dy: number) => [x + dx, y + dy] as const;
  return [
    // The wooded slope below the pagoda.
    shape(
      `M${x - 470} ${y + 130}C${x - 300} ${y + 60} ${x - 190} ${y - 62} ${x - 20} ${y - 74}S${x + 240} ${y - 90} ${x + 420} ${y - 130}V${y + 320}H${x - 470}Z`,
      p.near,
    ),
    cedar(s, at(-118, -54), 1.5),
    cedar(s, at(-82, -62), 1.9),
    cedar(s, at(120, -74), 2.3),
    cedar(s, at(158, -76), 1.8),
    cedar(s, at(226, -84), 2.2),
    tree(s, at(-56, -58), 1.7, 1),
    pagoda(s, at(30, -58), 372, 5, true),
    tree(s, at(-20, -34), 1.5, 0),
    tree(s, at(96, -36), 1.8, 2, true),
    bush(s, at(-80, -26), 1.5),
    bush(s, at(52, -30), 1.4, 1),
  ].join('');
};

/** Draws the scene in 1600 × 700. The lower left is calm enough to place a form on it. */
export const heroWide = (s: Sheet): string => {
  const { p } = s;
  return s.svg(
    1600,
    700,
    [
      sky(s, { w: 1600, h: 700, horizon: 470, orb: [1010, 168, 54], deep: s.evening ? 0.5 : 0.2 }),
      streak(s, [700, 292], 360, 0.75),
      streak(s, [700, 96], 300, 0.6),
      streak(s, [1310, 190], 330, 0.6),
      land(ridge({ seed: 8, to: 1600, y: 430, high: 150, step: 250 }), p.far),
      mist(s, 330, 130, 0.7),
      land(ridge({ seed: 21, to: 1600, y: 470, high: 120, step: 210 }), p.far2),
      mist(s, 400, 110, 0.8),
      land(ridge({ seed: 34, to: 1600, y: 505, high: 84, step: 170 }), p.mid),
      mist(s, 450, 90, 0.65),
      land(
        [
          [-20, 520],
          [120, 512],
          [300, 526],
          [520, 534],
          [760, 520],
          [900, 540],
        ],
        p.mid2,
        560,
      ),
      ...[20, 66, 104, 190, 222, 262].map((x, i) =>
        tree(s, [x, 524 + (i % 2) * 5], 0.5 + (i % 3) * 0.12, (i % 3) as 0 | 1 | 2),
      ),
      birds(s, [900, 246, 11], [934, 268, 8], [870, 274, 7]),
      lane(s, 1180, 450),
      water(s, [-10, 548, 900, 60]),
      // Roofs of the neighborhood, stepping down toward the viewer.
      land(
        [
          [180, 660],
          [420, 592],
          [700, 552],
          [900, 524],
          [1100, 500],
          [1640, 470],
        ],
        p.mid2,
      ),
      ...[540, 604, 660, 716, 790, 850].map((x, i) =>
        tree(s, [x, 582 - (x - 540) * 0.14], 0.9 + (i % 3) * 0.25, (i % 3) as 0 | 1 | 2),
      ),
      townhouse(s, [918, 560], { w: 92, h: 92 }),
      townhouse(s, [1012, 574], { w: 104, h: 108, noren: p.near2 }),
      // The lane itself.
      shape('M1086 700C1120 610 1160 560 1180 470H1226C1236 560 1290 620 1372 700Z', p.ground),
      shape('M1226 470C1236 560 1290 620 1372 700H1330C1268 620 1222 560 1214 470Z', p.ground2),
      townhouse(s, [1268, 590], { w: 118, h: 132 }),
      townhouse(s, [1392, 622], { w: 150, h: 168, noren: p.dark }),
      townhouse(s, [1548, 650], { w: 150, h: 190 }),
      lantern(s, [1262, 548], 9),
      lantern(s, [1386, 560], 11),
      person(s, [1196, 548], 32, { coat: p.far2, dress: 'kimono' }),
      person(s, [1212, 550], 33, { coat: p.cloth, dress: 'kimono', with: 'umbrella' }),
      party(s, [1214, 644], 66),
      land(
        [
          [-20, 640],
          [240, 612],
          [520, 626],
          [800, 610],
          [1000, 622],
          [1110, 660],
          [1150, 720],
        ],
        p.near2,
        720,
      ),
      stones(s, 1376, 664, 240, 60, 4),
      bush(s, [1390, 668], 1.3),
      bush(s, [1500, 668], 1.1, 1),
      stoneLantern(s, [1068, 690], 1.7),
      pine(s, [968, 664], 1.5),
      bush(s, [1018, 700], 1.6),
      bush(s, [900, 704], 1.8, 1),
      floatingParticles(s, 26, 9, 1600, 620),
    ].join(''),
  );
};
