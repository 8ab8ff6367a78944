/** Draws receipts. They contain no letters, because a server may have no fonts. */

const WIDTH = 480;
const HEIGHT = 800;
const INK = '#2b2a28';
const GRAY = '#c9c6bf';

/** The strokes of the seven segments that form a digit, in a box of 10 by 18. */
const SEGMENTS = ['M0 0H10', 'M10 0V9', 'M10 9V18', 'M0 18H10', 'M0 9V18', 'M0 0V9', 'M0 9H10'];
const LIT = [
  '012345',
  '12',
  '01346',
  '01236',
  '1256',
  '02356',
  '023456',
  '012',
  '0123456',
  '012356',
];

const getGlyphPath = (letter: string): string => {
  if (letter === '.') return 'M4 18V17.9';
  if (letter === '¥') return 'M0 0L5 8L10 0M5 8V18M1 9H9M1 13H9';
  return [...(LIT[Number(letter)] ?? '')].map((at) => SEGMENTS[Number(at)]).join('');
};

/** Draws an amount in strokes, centered at `x`. */
const drawStrokes = (text: string, x: number, y: number, scale: number, color: string): string => {
  const step = 15 * scale;
  const left = x - (step * text.length - 5 * scale) / 2;
  return [...text]
    .map(
      (letter, index) =>
        `<path transform="translate(${left + index * step} ${y}) scale(${scale})" d="${getGlyphPath(letter)}" fill="none" stroke="${color}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`,
    )
    .join('');
};

const bar = (x: number, y: number, width: number, color = GRAY): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="14" rx="7" fill="${color}"/>`;

const createSvg = (background: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${background}"/>${content}</svg>`;

/** Draws the screenshot of a payment of this amount. `seed` varies the other details. */
export const drawPhoneReceipt = (amountCents: number, seed: number): string => {
  const lines = [0, 1, 2, 3].map((row) => {
    const y = 470 + row * 56;
    const width = 110 + ((seed * 53 + row * 71) % 130);
    return bar(60, y, 70 + ((row * 29) % 50)) + bar(WIDTH - 60 - width, y, width, '#a9a59c');
  });
  return createSvg(
    '#ffffff',
    [
      '<circle cx="240" cy="170" r="54" fill="#4f7a5b"/>',
      '<path d="M214 172l18 18 34-38" fill="none" stroke="#fff" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/>',
      bar(190, 252, 100, '#a9a59c'),
      drawStrokes(`¥${(amountCents / 100).toFixed(2)}`, WIDTH / 2, 312, 2.4, INK),
      '<path d="M60 420H420" stroke="#e6e3dc" stroke-width="2"/>',
      ...lines,
      drawStrokes(
        String(10_000_000 + ((seed * 7_654_321) % 89_999_999)),
        WIDTH / 2,
        720,
        1,
        '#8f8b83',
      ),
    ].join(''),
  );
};

/** Draws a handwritten paper receipt with the guide's seal. */
export const drawPaperReceipt = (): string => {
  const line = (y: number, width: number) =>
    `<path d="M90 ${y}q${width / 8} -16 ${width / 4} 0t${width / 4} 0t${width / 4} 0t${width / 4} 0" fill="none" stroke="${INK}" stroke-width="4" stroke-linecap="round"/>`;
  return createSvg(
    '#8d8273',
    [
      '<g transform="rotate(-3 240 400)">',
      '<rect x="50" y="90" width="380" height="600" fill="#fbfaf7"/>',
      line(190, 200),
      '<path d="M90 240H390" stroke="#c9c6bf" stroke-width="2"/>',
      line(310, 280),
      line(370, 240),
      line(430, 300),
      line(490, 180),
      '<rect x="290" y="560" width="84" height="84" rx="8" fill="none" stroke="#d9472b" stroke-width="7"/>',
      '<path d="M310 585h44M310 602h44M332 578v50M314 624h36" stroke="#d9472b" stroke-width="6"/>',
      '</g>',
    ].join(''),
  );
};

/** Draws a user's photo: a street in the rain below a station clock. */
export const drawPhotograph = (): string =>
  createSvg(
    '#aab4ba',
    [
      '<rect y="520" width="480" height="280" fill="#6f7377"/>',
      '<rect x="40" y="220" width="180" height="320" fill="#d8d2c6"/>',
      '<rect x="250" y="140" width="190" height="400" fill="#c4bcae"/>',
      '<circle cx="345" cy="230" r="56" fill="#fbfaf7" stroke="#2b2a28" stroke-width="8"/>',
      '<path d="M345 230V192M345 230l30 16" stroke="#2b2a28" stroke-width="8" stroke-linecap="round"/>',
      ...Array.from({ length: 40 }, (_, drop) => {
        const [x, y] = [(drop * 97) % 480, (drop * 163) % 760];
        return `<path d="M${x} ${y}l-8 34" stroke="#eef1f2" stroke-width="3" stroke-linecap="round"/>`;
      }),
    ].join(''),
  );
