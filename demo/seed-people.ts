import type { GuideId } from '@tomoguide/contract/primitives';
import type { Tx } from '../server/src/database/database.ts';
import { getDemoEmail } from '../server/src/domains/accounts/login/demo-accounts.ts';
import { createUser, type UserFacts } from '../server/src/domains/accounts/service.ts';
import { getPicturePath } from '../server/src/domains/files/publishing/public-pictures.ts';
import { TRAVELERS } from './content/travelers.ts';
import { OLDEST_GUIDE_DAYS } from './seed-guides.ts';
import { getTravelerUsername } from './usernames.ts';

const DAY = 24;

export interface People {
  mei: UserFacts;
  bowen: UserFacts;
  staff: UserFacts;
  /** The review authors, in the order of TRAVELERS. */
  travelers: UserFacts[];
}

/** The seeded users and guides, for the parts of the demo that refer to them. */
export interface Demo extends People {
  /** Guides by username. */
  guides: ReadonlyMap<string, GuideId>;
}

interface Given {
  passwordHash: string;
  /** The password hash of the staff account; null if no one can log in to it. */
  staffPasswordHash: string | null;
  /** The name of mei's portrait. */
  meiPortrait: string;
}

/** Seeds the accounts that are not guides: mei, bowen, staff and the review authors. */
export const seedPeople = async (
  tx: Tx,
  now: Temporal.Instant,
  { passwordHash, staffPasswordHash, meiPortrait }: Given,
): Promise<People> => {
  const mei = await createUser(tx, {
    username: 'mei',
    email: getDemoEmail('mei'),
    fullName: 'Lin Mei 林美',
    nickname: '小美 Mei',
    locale: 'zh-CN',
    passwordHash,
    joinedAt: now.subtract({ hours: 210 * DAY }),
    profilePicture: getPicturePath('portrait', meiPortrait, 240),
    gender: 'female',
    age: 31,
    city: '上海',
    mbti: 'ENFP',
    bio: '住在上海，做出版。一年去两次日本，喜欢清晨的街和不用排队的店。',
    emailUpdates: true,
  });
  const bowen = await createUser(tx, {
    username: 'bowen',
    email: getDemoEmail('bowen'),
    fullName: 'Xu Bowen 许博文',
    nickname: '博文 Bowen',
    locale: 'zh-CN',
    passwordHash,
    joinedAt: now.subtract({ hours: 150 * DAY }),
    city: '杭州',
    bio: '在杭州做软件，每年秋天来京都住一周。',
  });
  const staff = await createUser(tx, {
    username: 'staff',
    email: getDemoEmail('staff'),
    fullName: 'Saori Mori',
    nickname: 'Saori',
    passwordHash: staffPasswordHash,
    joinedAt: now.subtract({ hours: 400 * DAY }),
    isStaff: true,
  });
  const travelers: UserFacts[] = [];
  for (const [index, traveler] of TRAVELERS.entries()) {
    const username = getTravelerUsername(index);
    travelers.push(
      await createUser(tx, {
        username,
        email: getDemoEmail(username),
        fullName: traveler.fullName,
        nickname: traveler.nickname,
        locale: /\p{Script=Han}/u.test(traveler.nickname) ? 'zh-CN' : 'en',
        // These accounts exist only as authors of reviews, and no one can log in to them.
        passwordHash: null,
        joinedAt: now.subtract({ hours: (OLDEST_GUIDE_DAYS + 5 + (index % 60)) * DAY }),
      }),
    );
  }
  return { mei, bowen, staff, travelers };
};
