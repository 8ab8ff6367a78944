import type { ApplicationAnswers } from '@tomoguide/contract/applications/answers';
import { NO_ANSWERS } from '@tomoguide/contract/applications/completeness';
import type { ApplicationState } from '@tomoguide/contract/applications/entities';
import { SubcategoryId } from '@tomoguide/contract/primitives';

/** A demo user who has applied to become a guide. */
export interface Applicant {
  username: string;
  nickname: string;
  state: Exclude<ApplicationState, 'none' | 'approved'>;
  /** Hours between the submission and now. */
  submitted: number;
  reason?: string;
  answers: ApplicationAnswers;
}

const toSubcategoryIds = (...ids: number[]) => ids.map((id) => SubcategoryId.parse(id));

const WHOLE: ApplicationAnswers = {
  ...NO_ANSWERS,
  residenceYear: 2018,
  residenceMonth: 4,
  experienceYears: 3,
  experienceSessions: 45,
  ethicsScore: 8,
  ethicsDescription: '行程和费用都提前说明白，不收店家回扣，不清楚的事会先查证再告诉客人。',
  boundaryScore: 7,
  boundaryDescription: '守时、守约，也请客人尊重约定的时间，超出服务范围的事会当面说清楚。',
  supportiveScore: 8,
  supportiveDescription: '会留意大家的体力和天气，随时准备好备选路线。',
  interaction: '先听客人想看什么、怕什么，再慢慢介绍，不急着把行程排满。',
  favoriteSpot: '清晨刚开门的商店街，能看到本地人怎样开始一天，买早饭的阿姨也愿意聊几句。',
  boundaryResponse: '谢谢对方的信任，说明这件事不在服务范围内，再提一个我能办到的替代办法。',
  emotionalHandling: '先找个地方坐下，喝口水，听对方把话说完，再一起决定要不要改行程。',
  selfSymbol: '一把折叠伞：平时看不见，下雨时派得上用场。',
  targetGroups: ['individual', 'couple', 'family'],
  minPeople: 1,
  maxPeople: 5,
  minDurationHours: 3,
  maxDurationHours: 8,
  basicPriceRmb: 180,
  additionalPriceRmb: 30,
};

const ENGLISH: Partial<ApplicationAnswers> = {
  ethicsDescription: 'I say what things cost before we go, and take no commission from shops.',
  boundaryDescription: 'I keep to the time we agreed on and say kindly what I do not do.',
  supportiveDescription: 'I watch how people are doing and always have a plan for rain.',
  interaction: 'I ask what they are curious about, and let the first hour be slow.',
  favoriteSpot: 'The canal behind the old sake breweries, early, when only the herons are up.',
  boundaryResponse: 'I thank them for asking, say no, and offer something that I can do.',
  emotionalHandling:
    'We sit down, have something to drink, and I listen before I suggest anything.',
  selfSymbol: 'A good pair of walking shoes: nothing to look at, but they get you home.',
};

/** One applicant for each state that requires an action by staff or the applicant. */
export const APPLICANTS: readonly Applicant[] = [
  {
    username: 'applicantdraft',
    nickname: '小薇 Wei',
    state: 'draft',
    submitted: 0,
    answers: {
      ...NO_ANSWERS,
      name: '周小薇',
      age: 27,
      gender: 'female',
      serviceCities: ['yokohama'],
      occupation: '插画师',
      languages: ['zh', 'ja'],
    },
  },
  {
    username: 'applicantnew',
    nickname: '思远 Siyuan',
    state: 'submitted',
    submitted: 52,
    answers: {
      ...WHOLE,
      name: '陈思远',
      age: 34,
      gender: 'male',
      mbti: 'ISFJ',
      serviceCities: ['kobe', 'osaka'],
      residenceZipcode: '6500021',
      residenceArea: '兵庫県神戸市中央区三宮町',
      occupation: '中学教师',
      bio: '在神户教了十年书，周末常带朋友走北野的坡道和港口，讲讲这座城市怎样从地震里重新站起来。',
      languages: ['zh', 'ja'],
      services: toSubcategoryIds(101, 102, 301),
    },
  },
  {
    username: 'applicantemma',
    nickname: 'Emma',
    state: 'submitted',
    submitted: 9,
    answers: {
      ...WHOLE,
      ...ENGLISH,
      name: 'Emma Clarke',
      age: 41,
      gender: 'female',
      serviceCities: ['kyoto', 'nara'],
      residenceZipcode: '6128045',
      residenceArea: '京都府京都市伏見区',
      occupation: 'Translator',
      bio: 'I came to Kyoto in 2018 for a year and never left. I translate from Japanese, and know the brewers of Fushimi by name.',
      languages: ['en', 'ja'],
      basicPriceRmb: 260,
      services: toSubcategoryIds(205, 301, 308),
    },
  },
  {
    username: 'applicantread',
    nickname: '雅文 Yawen',
    state: 'in_review',
    submitted: 30,
    answers: {
      ...WHOLE,
      name: '林雅文',
      age: 29,
      gender: 'female',
      mbti: 'ENFP',
      serviceCities: ['fukuoka'],
      residenceZipcode: '8100001',
      residenceArea: '福岡県福岡市中央区天神',
      occupation: '咖啡店店长',
      bio: '在福冈开了一家小咖啡店，打烊后最喜欢带人去中洲的屋台，坐下来和邻座的人聊到末班车。',
      languages: ['zh', 'ja', 'en'],
      services: toSubcategoryIds(201, 202, 206),
    },
  },
  {
    username: 'applicantasked',
    nickname: '建国 Jianguo',
    state: 'changes_requested',
    submitted: 76,
    reason: '自我介绍里请不要留下社交账号，并补充一下你最熟悉的路线。',
    answers: {
      ...WHOLE,
      name: '王建国',
      age: 55,
      gender: 'male',
      serviceCities: ['nagoya'],
      residenceZipcode: '4600008',
      residenceArea: '愛知県名古屋市中区栄',
      occupation: '退休工程师',
      bio: '在名古屋工作了二十多年，退休后有时间慢慢走，喜欢老街、博物馆和火车，也愿意陪长辈同行。',
      languages: ['zh', 'ja'],
      targetGroups: ['elderly', 'family'],
      services: toSubcategoryIds(101, 307),
    },
  },
  {
    username: 'applicantlater',
    nickname: '小北 Bei',
    state: 'rejected',
    submitted: 260,
    reason: '目前的日语水平还不足以独立带领行程，欢迎取得相应的语言证明后再次申请。',
    answers: {
      ...WHOLE,
      name: '赵小北',
      age: 22,
      gender: 'prefer_not_to_say',
      serviceCities: ['sapporo'],
      residenceZipcode: '0600061',
      residenceArea: '北海道札幌市中央区',
      residenceYear: 2025,
      residenceMonth: 10,
      occupation: '语言学校学生',
      bio: '来札幌还没多久，喜欢雪和拉面，想一边学习日语，一边认识来旅行的朋友，带大家看看雪祭。',
      languages: ['zh'],
      experienceYears: 0,
      experienceSessions: 2,
      services: toSubcategoryIds(203),
    },
  },
];
