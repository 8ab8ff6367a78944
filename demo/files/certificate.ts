/**
 * Draws a certificate with a frame and a seal, as SVG. It contains no text, because a server may have no
 * fonts.
 */
export const drawCertificate = (seed: number, isBlurred = false): string => {
  const bar = (y: number, width: number, height = 14) =>
    `<rect x="${(640 - width) / 2}" y="${y}" width="${width}" height="${height}" rx="${height / 2}" fill="#5b636a"/>`;
  const lines = [0, 1, 2, 3].map((row) =>
    bar(330 + row * 44, 260 + ((seed * 53 + row * 71) % 180)),
  );
  const sheet = [
    '<rect x="30" y="30" width="580" height="780" fill="#fbf8ef"/>',
    '<rect x="56" y="56" width="528" height="728" fill="none" stroke="#a98f4e" stroke-width="6"/>',
    bar(140, 240, 34),
    bar(230, 320, 20),
    ...lines,
    '<circle cx="470" cy="680" r="54" fill="none" stroke="#c8452f" stroke-width="10"/>',
    '<rect x="446" y="656" width="48" height="48" fill="#c8452f"/>',
  ].join('');
  const blur = isBlurred ? '<filter id="b"><feGaussianBlur stdDeviation="9"/></filter>' : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="840">${blur}<rect width="100%" height="100%" fill="#8d8273"/><g${isBlurred ? ' filter="url(#b)"' : ''}>${sheet}</g></svg>`;
};
