import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { aLargePicture, aPictureWithCode } from '../../../testing/sample-files.ts';
import { rejectQrCode } from './refuse-qr-code.ts';

const REFUSED = { code: 'CONTACT_NOT_ALLOWED' };

describe('finds a QR code in a picture', () => {
  test.each([0, 12, 45, 90, 180])('that is rotated by %s degrees', async (degrees) => {
    await expect(rejectQrCode(await aPictureWithCode(degrees))).rejects.toMatchObject(REFUSED);
  });

  test.each([
    ['blurred', (picture: Sharp) => picture.blur(1.5)],
    ['with its colors inverted', (picture: Sharp) => picture.negate()],
    ['pale', (picture: Sharp) => picture.linear(0.4, 130)],
    ['compressed to a few kilobytes', (picture: Sharp) => picture.jpeg({ quality: 25 })],
    ['mirrored', (picture: Sharp) => picture.flop()],
    ['squeezed', (picture: Sharp) => picture.resize(1200, 640, { fit: 'fill' })],
  ])('%s', async (_, change) => {
    const picture = await change(sharp(await aPictureWithCode())).toBuffer();
    await expect(rejectQrCode(picture)).rejects.toMatchObject(REFUSED);
  });
});

test('accepts a picture without a QR code', async () => {
  await expect(rejectQrCode(await aLargePicture())).resolves.toBeUndefined();
});
