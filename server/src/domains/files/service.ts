/** The public interface of files, for domains whose objects have files. */
export { attachFiles } from './attaching/attach-files.ts';
export { loadAttachedFiles } from './attaching/load-attached-files.ts';
export { lockUpload } from './attaching/lock-upload.ts';
export { type Copies, findCopies, findCopiesSince } from './comparing/copies-among.ts';
export { lockComparison } from './comparing/copy-queries.ts';
export { rejectUploadWithQrCode } from './examining/refuse-qr-code.ts';
export type { FilePorts, FileThing } from './ports.ts';
export {
  getPicturePath,
  getPictureSources,
  PORTRAIT_SIZES,
  parsePictureName,
} from './publishing/public-pictures.ts';
export {
  isSameCrop,
  publishPicture,
  SHOWN_WITHIN,
  unpublishPicture,
} from './publishing/publish-picture.ts';
export { detachFiles, listOwnFiles } from './queries.ts';
export type { FileRow } from './tables.ts';
