import { createHash } from 'node:crypto';
import type { BookingId, FileId, UserId } from '@tomoguide/contract/primitives';
import sharp from 'sharp';
import type { Tx } from '../../server/src/database/database.ts';
import type { Deps } from '../../server/src/deps.ts';
import { computeFingerprint } from '../../server/src/domains/files/examining/picture-print.ts';
import { files } from '../../server/src/domains/files/tables.ts';
import type { Shown } from '../bookings/story.ts';
import { createFlightNotice, createMedicalCertificate } from './notices.ts';
import { drawPaperReceipt, drawPhoneReceipt, drawPhotograph } from './receipts.ts';

type Facts = Pick<
  typeof files.$inferInsert,
  'type' | 'width' | 'height' | 'pages' | 'print' | 'outline'
>;

const toPictureFile = async (svg: string): Promise<{ bytes: Buffer; facts: Facts }> => {
  const made = await sharp(Buffer.from(svg)).webp().toBuffer({ resolveWithObject: true });
  const { width, height } = made.info;
  const print = await computeFingerprint(sharp, made.data);
  return { bytes: made.data, facts: { type: 'image/webp', width, height, ...print } };
};

const toPdfFile = (bytes: Buffer): { bytes: Buffer; facts: Facts } => ({
  bytes,
  facts: { type: 'application/pdf', pages: 1 },
});

const draw = (what: Shown, of: { id: BookingId; amountCents: number }) => {
  switch (what) {
    case 'phone receipt':
      return toPictureFile(drawPhoneReceipt(of.amountCents, of.id));
    case 'paper receipt':
      return toPictureFile(drawPaperReceipt());
    case 'photograph':
      return toPictureFile(drawPhotograph());
    case 'flight notice':
      return toPdfFile(createFlightNotice());
    case 'medical certificate':
      return toPdfFile(createMedicalCertificate());
  }
};

/** Stores an upload that is not attached to anything yet. After a reset, the same key is overwritten. */
const storeFile = async (
  tx: Tx,
  deps: Deps,
  { ownerId, key, bytes, facts }: { ownerId: UserId; key: string; bytes: Buffer; facts: Facts },
): Promise<FileId> => {
  await deps.files.put(key, bytes);
  const [row] = await tx
    .insert(files)
    .values({
      ...facts,
      ownerId,
      key,
      state: 'kept',
      sizeBytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      createdAt: deps.clock.now(),
    })
    .returning({ id: files.id });
  if (!row) throw new Error('a file of the demo was not written');
  return row.id;
};

/** Creates and stores a file of a user about a booking, under a key that is the same on every run. */
export const submitFile = async (
  tx: Tx,
  deps: Deps,
  ownerId: UserId,
  what: Shown,
  of: { id: BookingId; amountCents: number; number: number },
): Promise<FileId> => {
  const key = `private/demo-${of.id}-${ownerId}-${of.number}`;
  return storeFile(tx, deps, { ownerId, key, ...(await draw(what, of)) });
};

/** Stores one of a user's pictures, given by its name. */
export const storePicture = async (
  tx: Tx,
  deps: Deps,
  ownerId: UserId,
  { name, svg }: { name: string; svg: string },
): Promise<FileId> =>
  storeFile(tx, deps, { ownerId, key: `private/demo-${name}`, ...(await toPictureFile(svg)) });
