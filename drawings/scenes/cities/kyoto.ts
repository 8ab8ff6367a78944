import type { CityScene } from '../city-scene.ts';
import { distance } from '../distance.ts';
import { person } from '../people.ts';
import { eaves, hall, pagoda } from '../roofs.ts';
import { box, land, line, poly, ROUND, shape } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { birds, floatingParticles, glow, mist } from '../sky.ts';
import { branch, cedar, tree } from '../trees.ts';

/** The stage of Kiyomizu-dera above a wooded valley, with the small pagoda opposite. */
const draw = (s: Sheet): string => {
  const { p } = s;
  const posts = Array.from({ length: 9 }, (_, i) => `M${452 + i * 36} 298V${420 - i * 3}`).join('');
  const ties = [322, 348, 374, 398].map((y) => `M444 ${y}h312`).join('');
  return [
    distance(s, {
      seed: 5,
      foot: 330,
      orb: [300, 136, 44],
      clouds: [
        [60, 96, 220],
        [560, 70, 200],
      ],
    }),
    land(
      [
        [-20, 350],
        [80, 322],
        [170, 306],
        [270, 330],
        [360, 380],
      ],
      p.mid2,
      520,
    ),
    ...[36, 74, 232, 262].map((x, i) => cedar(s, [x, 340 - (i % 2) * 8], 0.8 + (i % 2) * 0.3)),
    pagoda(s, [156, 318], 168, 3, true),
    ...[112, 198].map((x, i) => tree(s, [x, 330], 0.8, i as 0 | 1)),
    mist(s, 312, 80, 0.5, 800),
    land(
      [
        [300, 520],
        [372, 404],
        [430, 350],
        [520, 300],
        [640, 250],
        [740, 226],
        [840, 210],
      ],
      p.near,
      520,
    ),
    cedar(s, [742, 238], 2),
    cedar(s, [782, 228], 2.5),
    cedar(s, [700, 250], 1.4),
    // Posts and beams that support the stage.
    box(446, 300, 320, 120, p.wood2, 'opacity=".55"'),
    line(posts, p.wood, 7),
    line(ties, p.wood, 4.5),
    shape(poly([428, 290], [800, 290], [800, 302], [436, 302]), p.wood),
    line(
      'M428 290V270M464 290V270M500 290V270M536 290V270M572 290V270M608 290V270M644 290V270M680 290V270M716 290V270M752 290V270M788 290V270M426 270H800M428 280H800',
      p.wood2,
      3,
      ROUND,
    ),
    hall(s, [636, 272], 250, 62, 7),
    s.evening ? glow(s, [620, 250], 120, 0.4) : '',
    eaves(s, [478, 240], 78, 34, 0.5, p.wood2),
    eaves(s, [636, 216], 184, 92, 0.46),
    line('M548 124h176', s.winter ? p.snow : p.roof2, 8, ROUND),
    person(s, [470, 286], 25, { coat: p.cloth, dress: 'kimono' }),
    person(s, [490, 286], 26, { coat: p.seal, dress: 'kimono', with: 'umbrella' }),
    person(s, [540, 286], 26, { coat: p.dark, with: 'camera', flip: true }),
    // The wooded valley.
    ...[420, 482, 548, 610, 676, 744, 796].map((x, i) =>
      tree(s, [x, 452 + (i % 2) * 12], 1.7 + (i % 3) * 0.25, (i % 3) as 0 | 1 | 2, i % 2 === 1),
    ),
    land(
      [
        [-20, 440],
        [120, 424],
        [260, 452],
        [360, 470],
        [480, 500],
      ],
      p.near2,
      520,
    ),
    ...[30, 112, 204, 300, 372].map((x, i) =>
      tree(s, [x, 474 + (i % 2) * 16], 1.7 + (i % 2) * 0.5, ((i + 1) % 3) as 0 | 1 | 2),
    ),
    birds(s, [396, 186, 9], [424, 206, 7]),
    branch(s, [-10, 8], 1.15),
    floatingParticles(s, 18, 7),
  ].join('');
};

export const scene: CityScene = { draw, usual: 'spring' };
