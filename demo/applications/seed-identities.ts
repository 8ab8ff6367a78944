import type { UserId } from '@tomoguide/contract/primitives';
import type { Sitter } from '../../drawings/portraits/draw.ts';
import type { Tx } from '../../server/src/database/database.ts';
import type { Deps } from '../../server/src/deps.ts';
import type { UserFacts } from '../../server/src/domains/accounts/service.ts';
import { putIdentityCheck } from '../../server/src/domains/applications/service.ts';
import { DEMO_CITIES } from '../content/cities.ts';
import { drawIdentityDocument, drawSelfie } from '../files/identity-pictures.ts';
import { storePicture } from '../files/show-file.ts';

interface Sent {
  username: string;
  state: 'pending' | 'verified' | 'rejected';
  /** Hours between the submission and now. */
  submitted: number;
  sitter: Sitter;
  reason?: string;
}

/** Hours from the submission to the staff's decision. */
const LOOKED_HOURS = 14;

/** One identity check in each state, plus a second pending one. */
const SENT: readonly Sent[] = [
  {
    username: 'applicantread',
    state: 'pending',
    submitted: 28,
    sitter: { sex: 'female', age: 29, landmark: DEMO_CITIES.fukuoka.landmark },
  },
  {
    username: 'applicantemma',
    state: 'pending',
    submitted: 5,
    sitter: { sex: 'female', age: 41, landmark: DEMO_CITIES.kyoto.landmark },
  },
  {
    username: 'applicantasked',
    state: 'rejected',
    submitted: 70,
    sitter: { sex: 'male', age: 55, landmark: DEMO_CITIES.nagoya.landmark },
    reason: '证件照片不清晰，姓名无法辨认。请在光线充足处平放证件，重新拍一张。',
  },
  {
    username: 'applicantlater',
    state: 'verified',
    submitted: 250,
    sitter: { sex: 'male', age: 22, landmark: DEMO_CITIES.sapporo.landmark },
  },
];

/** Seeds identity checks of some applicants, so that each page about them shows something. */
export const seedIdentities = async (
  tx: Tx,
  deps: Deps,
  staff: UserFacts,
  applicants: ReadonlyMap<string, { id: UserId; name: string }>,
): Promise<void> => {
  const now = deps.clock.now();
  for (const { username, state, submitted, sitter, reason } of SENT) {
    const person = applicants.get(username);
    if (!person) throw new Error(`${username} did not apply`);
    const submittedAt = now.subtract({ hours: submitted });
    const isUnclear = state === 'rejected';
    await putIdentityCheck(tx, deps, {
      userId: person.id,
      state,
      documentId: await storePicture(tx, deps, person.id, {
        name: `${username}-document`,
        svg: drawIdentityDocument(username, sitter, isUnclear),
      }),
      selfieId: await storePicture(tx, deps, person.id, {
        name: `${username}-selfie`,
        svg: drawSelfie(username, sitter),
      }),
      reason: reason ?? null,
      reviewerId: state === 'pending' ? null : staff.id,
      submittedAt,
      decidedAt: state === 'pending' ? null : submittedAt.add({ hours: LOOKED_HOURS }),
      verifiedName: person.name,
    });
  }
};
