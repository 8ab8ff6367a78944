/**
 * Recognizes messages about a ride in the guide's or another private car, which the law forbids
 * (docs/product/law.md, "Transport"): offers by a guide, and requests by a traveler. Taxis, licensed car
 * services and travelers who drive themselves are fine.
 */

const CAR = '(?:car|van|minivan|suv|vehicle|minibus|alphard)';
const OWN_CAR = `(?:my|our|your)(?: own| private| family| personal| new| big| small| comfortable| friend's| husband's| wife's)* ${CAR}`;

const ENGLISH = [
  /\b(?:drive|driving) (?:you|u|us|me|them|everyone|everybody|your [a-z]+)\b/,
  new RegExp(`\\b(?:by|in|into|with|use|using|take|taking|bring|have|ride) ${OWN_CAR}\\b`),
  new RegExp(
    `\\b(?:pick|fetch|collect|get|take|bring)(?:ing)? (?:you|u|us|me|everyone|your [a-z]+)\\b.*\\b(?:by|in|with) (?:a |the )?${CAR}\\b`,
  ),
  /\b(?:give|giving|offer|offering) (?:you|u|us|me|everyone|your [a-z]+) (?:all )?(?:a )?(?:free )?(?:ride|lift)\b/,
  new RegExp(
    `\\b(?:do you|i|we)(?:'ve got| have| own| got) (?:a|your own|my own)(?: [a-z0-9-]+){0,2} ${CAR}\\b(?! (?:seat|key|rental))`,
  ),
  /\b(?:can|could|would|will|do) you drive(?: (?:there|to|from|around|for us))?(?! on\b)\b/,
  /\b(?:be|as|am) your (?:private |own |personal )?driver\b|\b(?:i|we)(?:'ll| will| can| could) do the driving\b/,
  /\b(?:unlicensed|illegal|white[- ]plate|unofficial|gypsy) (?:taxi|cab|car)s?\b/,
] as const;
const ENGLISH_UNLESS = new RegExp(
  [
    "(?:not|can't|cannot|can not|won't|never|don't(?! mind)|doesn't|isn't|aren't|mustn't|shouldn't|couldn't|avoid|forbidden|against)",
    '(?:taxi|cab) (?:will|can|to|driver)|(?:by|a|the|in a) taxi|uber|didi|shuttle|licensed|company|rickshaw|boat|bicycle|bike|horse',
    '(?:the|a|their|our|bus|train|taxi) driver|the bus|hotel (?:car|van|staff|will|can)',
    'rental|rent(?:ed|ing)?|parking|parked|park (?:my|our|the|it)|to park',
    'crazy|mad|nuts|insane|up the wall',
  ]
    .map((words) => `\\b(?:${words})\\b`)
    .join('|'),
);

const OWN_ZH =
  '(?:我|你|您|我们|你们|我家|你家|自己|自家|我自己|我老公|我先生|我朋友|朋友|导游|向导)';
const RIDER_ZH = '(?:你|您|大家|咱|客人|我们|我和|孩子|老人|一下|机场)';
const CHINESE = [
  new RegExp(
    `[开開]着?(?:${OWN_ZH}的?)?[车車](?:过来|过去|来|去|到)?.{0,8}?(?:接|送|带|帶|载|載|陪|拉)${RIDER_ZH}`,
  ),
  new RegExp(`(?:坐|搭|用|乘|上|蹭|[开開])${OWN_ZH}的?(?:私家)?[车車](?![票站厢次位])`),
  /私家[车車]|自家[车車]|家用[车車]|自用[车車]|白牌|黑[车車]/,
  /(?:我|我们|我家|我老公|我先生|我朋友)(?:自己|这边|家里)?有(?:一?[辆台部輛臺])?(?:七座|商务|保姆|小)?[车車](?![票站厢次位展])/,
  /我的[车車].{0,6}(?:接|送|带|坐|载)|(?:我|你|您).{0,4}(?:[车車]接[车車]?送|自驾(?:带|接|送)|当司机|做司机)/,
  /(?:你|您)(?:们)?(?:自己)?(?:会|能|可以|方便)?(?:[开開]|有)[车車](?:吗|么|嘛|来|接|送|带)/,
  /(?:由|让)?我(?:来|亲自|全程|可以|会|能)*[开開][车車](?![的门去来时])/,
] as const;
const CHINESE_UNLESS =
  /(?<!要)不(?:能|可以|会|要|用|允许|得|提供|开|坐|是)|别|没法|无法|没有|禁止|违法|非法|从不|出租车|的士|打车|租车|租的车|租了|停车|驾照|正规|绿牌|滴滴|公司|(?<![当做])司机|巴士|大巴|班车|自己开车|我们(?:自己)?自驾/;

const CAR_JA = '(?<![電列汽馬転力])(?:車|クルマ)';
const JAPANESE = [
  /(?:私|わたし|自分|僕|うち|当方|あなた|家族|友人|主人|ガイドさん)の(?:自家用)?(?:車|クルマ)(?:で|に|を|が)/,
  /自家用車|マイカー|白タク|白ナンバー/,
  new RegExp(
    `${CAR_JA}で.{0,10}?(?:迎え|お送り|送り|送って|送迎|ピックアップ|案内|お連れ|連れて|回り|回れ|回って)`,
  ),
  /(?:私|僕|わたし|主人|友人)が.{0,6}運転|運転して(?:お)?(?:送|迎|案内|連れ|くれ|もらえ|いただけ|くださ)/,
  new RegExp(`${CAR_JA}(?:を出[しせ]|に乗せ|で来て(?:くれ|もらえ|いただけ))`),
] as const;
const JAPANESE_UNLESS =
  /タクシー|ハイヤー|レンタカー|ホテルの|会社|運転手|ドライバー|バス|ません|ない|禁止|違法|駐車/;

const LANGUAGES = [
  { rides: ENGLISH, unless: ENGLISH_UNLESS },
  { rides: CHINESE, unless: CHINESE_UNLESS },
  { rides: JAPANESE, unless: JAPANESE_UNLESS },
];

/** Each clause is read alone, so that 'no taxi, I'll drive you' is not excused by the taxi. */
const CLAUSE_END = /[.!?;,:。！？；，、：\n…]+/;

/** Returns whether a message is about a ride in a private car. */
export const mentionsPrivateRide = (text: string): boolean =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .split(CLAUSE_END)
    .some((clause) =>
      LANGUAGES.some(
        ({ rides, unless }) => rides.some((ride) => ride.test(clause)) && !unless.test(clause),
      ),
    );
