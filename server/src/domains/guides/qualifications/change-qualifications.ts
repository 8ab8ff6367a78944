import { QUALIFICATIONS_MAX } from '@tomoguide/contract/guides/figures';
import { claimsLicensedTitle } from '@tomoguide/contract/guides/licensed-title';
import { joinLanguages } from '@tomoguide/contract/guides/local-text';
import type { QualificationWords } from '@tomoguide/contract/guides/qualifications';
import type { FileId, QualificationId, UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { rejectContacts } from '../../../reject-contacts.ts';
import { attachFiles } from '../../files/service.ts';
import { getCheckedNumber } from '../present.ts';
import { lockOwnGuide } from '../profile/change-own-guide.ts';
import { findUserGuideId, type QualificationRow, type WholeGuide } from '../queries.ts';
import { refreshGuides } from '../search/refresh.ts';
import {
  deleteQualification,
  insertQualification,
  updateQualification,
} from './qualification-queries.ts';
import { releaseFile } from './release-files.ts';

/**
 * Throws LICENCE_NUMBER_REQUIRED if a title claims the licensed title without a license number
 * (docs/product/law.md, "Licensed title").
 */
const requireLicenseNumber = ({ title, licenceNumber }: QualificationWords): void => {
  if (licenceNumber === null && claimsLicensedTitle(joinLanguages(title)))
    fail('LICENCE_NUMBER_REQUIRED', { field: 'licenceNumber' });
};

/** Throws LICENCE_IN_USE if the guide's texts claim the licensed title and only this license proves it. */
const requireLicenseUnused = (
  { row, qualifications }: WholeGuide,
  lost: QualificationRow,
): void => {
  if (getCheckedNumber(lost) === null) return;
  if (qualifications.some((other) => other.id !== lost.id && getCheckedNumber(other))) return;
  const texts = [{ en: row.bioEn, zh: row.bioZh }, row.occupation];
  if (texts.some((words) => claimsLicensedTitle(joinLanguages(words)))) fail('LICENCE_IN_USE');
};

/**
 * Locks the user's own guide and returns it with one qualification. Throws NOT_FOUND for a user who is not a
 * guide.
 */
const lockOwnQualification = async (tx: Tx, viewer: Viewer, id: QualificationId) => {
  if ((await findUserGuideId(tx, viewer.userId)) === null) fail('NOT_FOUND');
  const guide = await lockOwnGuide(tx, viewer);
  return { guide, row: guide.qualifications.find((one) => one.id === id) ?? fail('NOT_FOUND') };
};

const attach = (tx: Tx, deps: Deps, ownerId: UserId, fileId: FileId, thingId: QualificationId) =>
  attachFiles(tx, deps, { ids: [fileId], ownerId, thing: 'guide_qualification', thingId });

const isSame = (
  row: QualificationRow,
  { title, licenceNumber }: QualificationWords,
  fileId: FileId | null,
): boolean =>
  row.title.en === title.en &&
  row.title.zh === title.zh &&
  row.licenceNumber === licenceNumber &&
  (fileId === null || fileId === row.fileId);

/**
 * Changes a qualification or replaces its file. A checked or rejected qualification then waits for staff
 * again if it has a file, and becomes unchecked if it has none. Throws GUIDE_SUSPENDED, NOT_FOUND,
 * LICENCE_NUMBER_REQUIRED, LICENCE_IN_USE, FILES_UNKNOWN, or CONTACT_NOT_ALLOWED.
 */
export const changeQualification = async (
  tx: Tx,
  deps: Deps,
  viewer: Viewer,
  id: QualificationId,
  { fileId, title, licenceNumber }: QualificationWords & { fileId: FileId | null },
): Promise<void> => {
  const { guide, row } = await lockOwnQualification(tx, viewer, id);
  if (isSame(row, { title, licenceNumber }, fileId)) return;
  requireLicenseNumber({ title, licenceNumber });
  rejectContacts({ title }, row.title);
  requireLicenseUnused(guide, row);
  if (fileId !== null && fileId !== row.fileId) {
    await releaseFile(tx, viewer.userId, row);
    await attach(tx, deps, viewer.userId, fileId, id);
  }
  const newFileId = fileId ?? row.fileId;
  const now = deps.clock.now();
  await updateQualification(tx, id, {
    title,
    licenceNumber,
    fileId: newFileId,
    state: newFileId === null ? 'unchecked' : 'pending',
    // A qualification that is already waiting keeps its place in the queue.
    submittedAt: newFileId === null ? null : row.state === 'pending' ? row.submittedAt : now,
    decidedAt: null,
    reviewerId: null,
    reason: null,
  });
  await refreshGuides(tx, deps, [guide.row.id]);
};

/**
 * Adds a qualification, which then waits for staff (docs/product/guides.md, "Qualifications"). A retry with
 * the same upload updates the same qualification. Throws NOT_A_GUIDE, GUIDE_SUSPENDED,
 * LICENCE_NUMBER_REQUIRED, LICENCE_IN_USE, TOO_MANY_QUALIFICATIONS, FILES_UNKNOWN, or CONTACT_NOT_ALLOWED.
 */
export const addQualification = async (
  tx: Tx,
  deps: Deps,
  viewer: Viewer,
  { fileId, title, licenceNumber }: QualificationWords & { fileId: FileId },
): Promise<void> => {
  const guide = await lockOwnGuide(tx, viewer);
  const there = guide.qualifications.find((one) => one.fileId === fileId);
  // Treats the request as a retry, possibly with corrected texts.
  if (there)
    return changeQualification(tx, deps, viewer, there.id, { fileId, title, licenceNumber });
  requireLicenseNumber({ title, licenceNumber });
  rejectContacts({ title });
  if (guide.qualifications.length >= QUALIFICATIONS_MAX) fail('TOO_MANY_QUALIFICATIONS');
  const id = await insertQualification(tx, {
    guideId: guide.row.id,
    title,
    licenceNumber,
    state: 'pending',
    fileId,
    submittedAt: deps.clock.now(),
  });
  await attach(tx, deps, viewer.userId, fileId, id);
  await refreshGuides(tx, deps, [guide.row.id]);
};

/** Removes a qualification. Throws GUIDE_SUSPENDED, NOT_FOUND, or LICENCE_IN_USE. */
export const removeQualification = async (
  tx: Tx,
  deps: Deps,
  viewer: Viewer,
  id: QualificationId,
): Promise<void> => {
  const { guide, row } = await lockOwnQualification(tx, viewer, id);
  requireLicenseUnused(guide, row);
  await releaseFile(tx, viewer.userId, row);
  await deleteQualification(tx, id);
  await refreshGuides(tx, deps, [guide.row.id]);
};
