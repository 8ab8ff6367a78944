import type { Random } from '../random.ts';

/**
 * Colors of the sky from top to bottom, and of distant and nearby shapes. The shapes are blurred, so that
 * they do not distract.
 */
const AIR = [
  ['#C9D6DD', '#F3EADB', '#AFC0C9', '#9DB3A3'],
  ['#D3DED9', '#F1ECDF', '#B2C6B8', '#8FAA97'],
  ['#DCD6CC', '#F5EBDC', '#C4BBAB', '#A9A18F'],
  ['#C4CFDA', '#EFE3D8', '#A4B4C3', '#8899A8'],
  ['#E4D5C8', '#F6ECDF', '#CDB7A8', '#B59F8F'],
] as const;

const hills = (random: Random, y: number, high: number): string => {
  const at = (x: number) => `${x} ${y - random.int(0, high)}`;
  return `M-20 480V${y}Q${at(60)} ${at(120)}T${at(250)}T${at(380)}T500 ${y}V480Z`;
};

/**
 * Draws the background of a portrait: the guide's town, distant and pale, with its landmark on either side
 * of the head.
 */
export const place = (random: Random, landmark: string): string => {
  const [above, below, far, near] = random.pick(AIR);
  const mirrored = random.chance(0.5);
  const size = 1.1 + random.next() * 0.35;
  const shift = random.int(-26, 22);
  const side = mirrored
    ? `translate(${480 - shift} 0) scale(-${size} ${size})`
    : `translate(${shift} 0) scale(${size})`;
  const bokeh = Array.from({ length: 7 }, () => {
    const r = random.int(9, 26);
    return `<circle cx="${random.int(0, 480)}" cy="${random.int(250, 430)}" r="${r}" fill="#fff" opacity=".${random.int(10, 22)}"/>`;
  }).join('');
  return `<linearGradient id="air" x2="0" y2="1"><stop stop-color="${above}"/><stop offset=".8" stop-color="${below}"/></linearGradient><path d="M0 0h480v480H0z" fill="url(#air)"/><path d="${hills(random, 300, 70)}" fill="${far}" opacity=".45"/><path d="${landmark}" transform="${side} translate(0 ${Math.round(356 / size - 360)})" fill="${far}" opacity=".8"/><path d="${hills(random, 374, 44)}" fill="${near}" opacity=".62"/>${bokeh}`;
};
