import type { QualificationCase } from '@tomoguide/contract/guides/qualifications';
import type { UserId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../../database/database.ts';
import type { Viewer } from '../../../deps.ts';
import { loadUsersByIds, presentPerson, type UserFacts } from '../../accounts/service.ts';
import { getRevision } from '../profile/revision.ts';
import { listGuideRows, type QualificationRow } from '../queries.ts';
import { loadQualificationFiles, presentQualification } from './show-own.ts';

/** Returns a revision of what staff decide on: the texts, the number and the file. */
export const getCaseRevision = ({ title, licenceNumber, fileId }: QualificationRow): string =>
  getRevision({ title: [title.en, title.zh], licenceNumber, fileId });

/** Returns qualifications with everything that staff need to decide on them. */
export const showQualificationCases = async (
  db: Executor,
  rows: readonly QualificationRow[],
  viewer: Pick<Viewer, 'userId'>,
): Promise<QualificationCase[]> => {
  const guideIds = [...new Set(rows.map(({ guideId }) => guideId))];
  const guides = new Map(
    (await listGuideRows(db, guideIds)).map((guide) => [guide.id, guide.userId]),
  );
  const people = await loadUsersByIds(db, [
    ...guides.values(),
    ...rows.flatMap(({ reviewerId }) => reviewerId ?? []),
  ]);
  const requireUser = (id: UserId | undefined): UserFacts => {
    const person = id === undefined ? undefined : people.get(id);
    if (!person) throw new Error(`user ${id} not found`);
    return person;
  };
  const files = await loadQualificationFiles(db, rows);
  return rows.map((row) => {
    const person = requireUser(guides.get(row.guideId));
    return {
      ...presentQualification(row, files),
      revision: getCaseRevision(row),
      guideId: row.guideId,
      person: presentPerson(person),
      username: person.username,
      fullName: person.fullName,
      reviewer: row.reviewerId === null ? null : presentPerson(requireUser(row.reviewerId)),
      mayDecide: person.id !== viewer.userId,
    };
  });
};
