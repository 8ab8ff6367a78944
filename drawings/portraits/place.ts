import type { CitySlug } from '@tomoguide/contract/catalog/cities';
import type { Random } from '../random.ts';

/** Sky from top to bottom, distant and nearby shapes; blurred, so that they do not distract. */
const AIR = [
  ['#C9D6DD', '#F3EADB', '#AFC0C9', '#9DB3A3'],
  ['#D3DED9', '#F1ECDF', '#B2C6B8', '#8FAA97'],
  ['#DCD6CC', '#F5EBDC', '#C4BBAB', '#A9A18F'],
  ['#C4CFDA', '#EFE3D8', '#A4B4C3', '#8899A8'],
  ['#E4D5C8', '#F6ECDF', '#CDB7A8', '#B59F8F'],
] as const;

/** A landmark's outline, 480 units wide, with its base at y = 360. */
const LANDMARKS: Readonly<Record<CitySlug, string>> = {
  tokyo: 'M92 360L118 220L124 120H128L134 220L160 360H146L126 250L106 360ZM112 236H140V246H112Z',
  kyoto:
    'M60 360V320H52L40 312Q66 306 76 290H62L52 282Q76 276 84 260H72L62 252Q82 246 90 230H82L74 222Q90 216 97 198V150H101V198Q108 216 124 222L116 230H108Q116 246 136 252L126 260H114Q122 276 146 282L136 290H122Q132 306 158 312L146 320H138V360Z',
  osaka:
    'M40 360L56 316H64V300L48 294Q74 288 84 272H78V262L66 256Q86 250 92 236H88L80 228Q98 222 104 206Q110 222 128 228L120 236H116Q122 250 142 256L130 262V272H124Q134 288 160 294L144 300V316H152L168 360Z',
  hiroshima:
    'M52 360L62 236H54V224H62L63 206Q40 206 30 192Q102 206 176 192Q164 206 143 206L144 224H152V236H144L154 360H140L132 236H108V224H98V236H74L66 360ZM76 206V224H98V206ZM108 206V224H130V206Z',
  sapporo: 'M30 360V290L48 268H84V206L104 172L124 206V268H160L178 290V360Z',
  nara: 'M20 360V316H8L0 306Q40 298 54 276H44L34 264Q70 254 84 214H126Q140 254 176 264L166 276H156Q170 298 210 306L202 316H190V360Z',
  yokohama:
    'M24 360V164L34 154H64L74 164V360ZM118 250a46 46 0 1 1 0 .1M80 360V250H96V360ZM142 360L160 304L176 360Z',
  kobe: 'M84 360Q104 300 100 236L90 196V178H130V196L120 236Q116 300 136 360ZM106 178V140H112V178Z',
  fukuoka:
    'M86 360L90 150L110 132L130 150L134 360ZM108 132V96H112V132ZM20 360V300H70V360ZM150 360V280H196V360Z',
  nagoya:
    'M36 360L54 312H62V296L46 290Q74 284 84 266H78V254L64 248Q88 242 95 226H90L82 218Q100 212 106 194Q112 212 130 218L122 226H117Q124 242 148 248L134 254V266H128Q138 284 166 290L150 296V312H158L176 360Z',
};

const hills = (random: Random, y: number, high: number): string => {
  const at = (x: number) => `${x} ${y - random.int(0, high)}`;
  return `M-20 480V${y}Q${at(60)} ${at(120)}T${at(250)}T${at(380)}T500 ${y}V480Z`;
};

/**
 * The background of the picture: the guide's town, distant and pale. Its landmark is next to the head, on
 * either side.
 */
export const place = (random: Random, city: CitySlug): string => {
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
  return `<linearGradient id="air" x2="0" y2="1"><stop stop-color="${above}"/><stop offset=".8" stop-color="${below}"/></linearGradient><path d="M0 0h480v480H0z" fill="url(#air)"/><path d="${hills(random, 300, 70)}" fill="${far}" opacity=".45"/><path d="${LANDMARKS[city]}" transform="${side} translate(0 ${Math.round(356 / size - 360)})" fill="${far}" opacity=".8"/><path d="${hills(random, 374, 44)}" fill="${near}" opacity=".62"/>${bokeh}`;
};
