import { claimsLicensedTitle } from '@tomoguide/contract/guides/licensed-title';
import { bothOf } from '@tomoguide/contract/guides/local-text';
import { QUALIFICATIONS_MAX } from '@tomoguide/contract/guides/qualification-bounds';
import type { QualificationWords } from '@tomoguide/contract/guides/qualifications';
import type { FileId, QualificationId, UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { refuseContacts } from '../../../refuse-contacts.ts';
import { attachFiles } from '../../files/service.ts';
import { checkedNumber } from '../present.ts';
import { lockOwn } from '../profile/change-own.ts';
import { guideOfUser, type QualificationRow, type WholeGuide } from '../queries.ts';
import { refreshGuides } from '../search/refresh.ts';
import {
  deleteQualification,
  insertQualification,
  updateQualification,
} from './qualification-queries.ts';
import { releaseFile } from './release-files.ts';

/** The licensed title is claimed with its number (docs/product/law.md, "Licensed title"). */
const assertNumber = ({ title, licenceNumber }: QualificationWords): void => {
  if (licenceNumber === null && claimsLicensedTitle(bothOf(title)))
    fail('LICENCE_NUMBER_REQUIRED', { field: 'licenceNumber' });
};

/** The guide's own words may claim the title by this licence, and by no other one. */
const assertNotNeeded = ({ row, qualifications }: WholeGuide, lost: QualificationRow): void => {
  if (checkedNumber(lost) === null) return;
  if (qualifications.some((other) => other.id !== lost.id && checkedNumber(other))) return;
  const said = [{ en: row.bioEn, zh: row.bioZh }, row.occupation];
  if (said.some((words) => claimsLicensedTitle(bothOf(words)))) fail('LICENCE_IN_USE');
};

/** One's own guide behind its lock, with one qualification; to whoever does not guide there is none. */
const lockOwnOne = async (tx: Tx, viewer: Viewer, id: QualificationId) => {
  if ((await guideOfUser(tx, viewer.userId)) === null) fail('NOT_FOUND');
  const guide = await lockOwn(tx, viewer);
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
 * Changes a qualification, or sends another file for it: what was checked or rejected waits for staff
 * anew where there is a file, and counts as unchecked where there is none. GUIDE_SUSPENDED, NOT_FOUND,
 * LICENCE_NUMBER_REQUIRED, LICENCE_IN_USE, FILES_UNKNOWN, CONTACT_NOT_ALLOWED.
 */
export const changeQualification = async (
  tx: Tx,
  deps: Deps,
  viewer: Viewer,
  id: QualificationId,
  { fileId, title, licenceNumber }: QualificationWords & { fileId: FileId | null },
): Promise<void> => {
  const { guide, row } = await lockOwnOne(tx, viewer, id);
  if (isSame(row, { title, licenceNumber }, fileId)) return;
  assertNumber({ title, licenceNumber });
  refuseContacts({ title }, row.title);
  assertNotNeeded(guide, row);
  if (fileId !== null && fileId !== row.fileId) {
    await releaseFile(tx, viewer.userId, row);
    await attach(tx, deps, viewer.userId, fileId, id);
  }
  const kept = fileId ?? row.fileId;
  const now = deps.clock.now();
  await updateQualification(tx, id, {
    title,
    licenceNumber,
    fileId: kept,
    state: kept === null ? 'unchecked' : 'pending',
    // One that waits already keeps its place.
    submittedAt: kept === null ? null : row.state === 'pending' ? row.submittedAt : now,
    decidedAt: null,
    reviewerId: null,
    reason: null,
  });
  await refreshGuides(tx, deps, [guide.row.id]);
};

/**
 * Adds a qualification, which waits for staff from then on (docs/product/guides.md, "Qualifications");
 * the same upload again is the same one, with the words that came last. NOT_A_GUIDE, GUIDE_SUSPENDED,
 * LICENCE_NUMBER_REQUIRED, LICENCE_IN_USE, TOO_MANY_QUALIFICATIONS, FILES_UNKNOWN, CONTACT_NOT_ALLOWED.
 */
export const addQualification = async (
  tx: Tx,
  deps: Deps,
  viewer: Viewer,
  { fileId, title, licenceNumber }: QualificationWords & { fileId: FileId },
): Promise<void> => {
  const guide = await lockOwn(tx, viewer);
  const there = guide.qualifications.find((one) => one.fileId === fileId);
  // Sent again after a lost answer, perhaps with corrected words.
  if (there)
    return changeQualification(tx, deps, viewer, there.id, { fileId, title, licenceNumber });
  assertNumber({ title, licenceNumber });
  refuseContacts({ title });
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

/** GUIDE_SUSPENDED, NOT_FOUND, LICENCE_IN_USE. */
export const removeQualification = async (
  tx: Tx,
  deps: Deps,
  viewer: Viewer,
  id: QualificationId,
): Promise<void> => {
  const { guide, row } = await lockOwnOne(tx, viewer, id);
  assertNotNeeded(guide, row);
  await releaseFile(tx, viewer.userId, row);
  await deleteQualification(tx, id);
  await refreshGuides(tx, deps, [guide.row.id]);
};
