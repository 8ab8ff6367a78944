import type { LocalText } from '@tomoguide/contract/guides/local-text';
import type { Tx } from '../server/src/database/database.ts';
import type { Deps } from '../server/src/deps.ts';
import { putQualification } from '../server/src/domains/guides/service.ts';
import { drawCertificate } from './files/certificate.ts';
import { storePicture } from './files/show-file.ts';
import type { Demo } from './seed-people.ts';

interface Sent {
  username: string;
  title: LocalText;
  licenceNumber?: string;
  state: 'pending' | 'checked' | 'rejected';
  /** Hours between the submission and now. */
  submitted: number;
  reason?: string;
}

/** Hours from the submission to the staff's decision. */
const LOOKED_HOURS = 9;

/** One qualification in each state, of which three in total are pending. */
const SENT: readonly Sent[] = [
  {
    username: 'kenji',
    title: { en: 'First aid, advanced course', zh: '高级急救培训' },
    state: 'pending',
    submitted: 31,
  },
  {
    username: 'kenji',
    title: { en: 'Sake sommelier', zh: '清酒侍酒师' },
    state: 'rejected',
    submitted: 120,
    reason:
      'The photograph is blurred, and the name cannot be read. Please take it again in daylight.',
  },
  {
    username: 'gaoruolan',
    title: { en: null, zh: '全国通訳案内士（中文）' },
    licenceNumber: 'CH04417',
    state: 'pending',
    submitted: 20,
  },
  {
    username: 'harukamori',
    title: { en: 'Tea ceremony teacher', zh: '茶道教师' },
    state: 'pending',
    submitted: 4,
  },
  {
    username: 'sakurahinata',
    title: { en: 'Kimono dressing instructor', zh: '和服着装讲师' },
    state: 'checked',
    submitted: 300,
  },
];

/**
 * Seeds qualifications that guides submitted after their applications, so that each page about them shows
 * something.
 */
export const seedQualifications = async (tx: Tx, deps: Deps, demo: Demo): Promise<void> => {
  const now = deps.clock.now();
  for (const [index, { username, submitted, reason, licenceNumber, ...sent }] of SENT.entries()) {
    const guideId = demo.guides.get(username);
    if (!guideId) throw new Error(`${username} does not guide`);
    const submittedAt = now.subtract({ hours: submitted });
    const waits = sent.state === 'pending';
    await putQualification(tx, deps, {
      ...sent,
      guideId,
      licenceNumber: licenceNumber ?? null,
      submittedAt,
      decidedAt: waits ? null : submittedAt.add({ hours: LOOKED_HOURS }),
      reviewerId: waits ? null : demo.staff.id,
      reason: reason ?? null,
      showFile: (ownerId) =>
        storePicture(tx, deps, ownerId, {
          name: `qualification-${index}`,
          svg: drawCertificate(index, sent.state === 'rejected'),
        }),
    });
  }
};
