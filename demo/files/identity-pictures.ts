import { drawPortrait, SIDE, type Sitter } from '../../drawings/portraits/draw.ts';

/**
 * Draws documents and selfies of invented users. They contain no letters, because a server may have no
 * fonts.
 */

const bar = (x: number, y: number, width: number, color = '#9aa3ab'): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="14" rx="7" fill="${color}"/>`;

const placeInBox = (portrait: string, x: number, y: number, side: number): string =>
  `<svg x="${x}" y="${y}" width="${side}" height="${side}" viewBox="0 0 ${SIDE} ${SIDE}">${portrait}</svg>`;

/** Draws an identity card with the sitter's picture, out of focus if `isBlurred`. */
export const drawIdentityDocument = (seed: string, sitter: Sitter, isBlurred = false): string => {
  const lines = [0, 1, 2, 3, 4].map((row) => bar(310, 150 + row * 48, 120 + ((row * 67) % 150)));
  const card = [
    '<rect x="40" y="40" width="600" height="380" rx="24" fill="#f3f6f4"/>',
    '<rect x="40" y="40" width="600" height="70" rx="24" fill="#4f7a8b"/>',
    placeInBox(drawPortrait(seed, sitter), 80, 145, 200),
    ...lines,
    bar(80, 372, 360, '#5b636a'),
  ].join('');
  const blur = isBlurred ? '<filter id="b"><feGaussianBlur stdDeviation="9"/></filter>' : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="680" height="460">${blur}<rect width="100%" height="100%" fill="#8d8273"/><g${isBlurred ? ' filter="url(#b)"' : ''}>${card}</g></svg>`;
};

/** Draws a close-up of the same sitter. */
export const drawSelfie = (seed: string, sitter: Sitter): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="600"><rect width="100%" height="100%" fill="#c8bfae"/>${placeInBox(drawPortrait(seed, sitter), 0, 110, 480)}</svg>`;
