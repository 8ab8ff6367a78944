/** Recognizes user names on messengers and social networks, and other text in the same position. */

/** Words that often appear next to an app's name. */
export const WORDS = new Set(
  'pay app apps wechat weixin alipay line group groups chat chats moments mini program message messages messaging video call calls and or but not for from with when then than that this the there here have has had was were will would can could may might should does did done working works work broken blocked private public full fine down slow better easier best also too very good great okay only just still now today tomorrow tonight after before during please thanks thank about account accounts number payment payments friend friends transfer contact contacts outside inside which where what who how why yes because until since allowed available possible necessary required enough same free store stores everywhere everything anything nothing someone somebody anyone everyone name names usual always well soon much planned before card verification registration search needed optional sharing japan tokyo kyoto osaka suica pasmo icoca navitime google maps klook uber didi teamlab usj disney disneyland disneysea ghibli pokemon asakusa ueno shibuya shinjuku ginza akihabara harajuku nikko hakone kamakura nara kobe sapporo fukuoka okinawa hokkaido yamanote chuo sobu keio odakyu marunouchi hibiya tozai tokaido midosuji'.split(
    ' ',
  ),
);

const MEASURE = /^\d+(?:st|nd|rd|th|am|pm|h|hrs?|min|mins|km|m|gb|yen|rmb|jpy|kg|cm|pcs)?$/;
/** A known code rather than a name: a booking number, an amount after its currency, or a numbered place. */
const KNOWN_THING =
  /^(?:tg\d+|(?:rmb|cny|jpy|yen|usd|us|hkd|twd|eur|krw)\d+|(?:gate|exit|room|platform|terminal|track|car|seat|bus|floor|locker)[-_]?[a-z]?\d+[a-z]?|wi-fi|covid-19|check-(?:in|out)|e-sim|t-shirt|x-ray|node\.js|[a-z]+-(?:ji|jo|dera|dori|machi|en|ku|gu|cho|san|koen|eki|taisha|jinja|mae|ya|bashi|gawa|yama|off|up|in|out))$/;

const FILE = /\.(?:jpe?g|png|gif|heic|webp|pdf|mov|mp4|zip|docx?|xlsx?)$/;

export const isOrdinaryObject = (id: string): boolean =>
  MEASURE.test(id) || KNOWN_THING.test(id) || FILE.test(id);
export const hasName = (id: string): boolean => /[a-z]/.test(id) && /[\d_]/.test(id);

/**
 * Matches a name in parts: `mika-walks`, `kyoto.by.mika`. With a single separator, both parts need at least
 * three letters, so that the end of a sentence is not mistaken for a name.
 */
const PARTS = /^[a-z]{3,}[.-][a-z]{3,}$|^(?=.*[a-z]{3})[a-z]+(?:\.[a-z]+){2,}$/;
export const hasParts = (id: string): boolean => PARTS.test(id);

/** A name with an initial: `harry.k`. Counts only after text that announces a name. */
const INITIAL = /^(?:[a-z]{3,}\.[a-z]{1,2}|[a-z]{1,2}\.[a-z]{3,})$/;
export const hasInitial = (id: string): boolean =>
  INITIAL.test(id) && !id.split('.').some((part) => WORDS.has(part));

/** Returns whether text is a plausible name, but only after text that announces one. */
export const isUnlikelyWord = (id: string): boolean =>
  !isOrdinaryObject(id) && (hasName(id) || (hasParts(id) && !id.includes('-')) || hasInitial(id));

/** Words that describe an account rather than name it: 'my insta is private'. */
const DESCRIPTION =
  /^(?:private|public|empty|boring|broken|frozen|stolen|unknown|hacked|blocked|down|gone|dead|full|silent|quiet|asleep|paused|limited|disabled|suspended|restricted|mostly|mainly|really|quite|rather|always|never|already|almost|called|linked|under|about|nothing|better|cool|nice|weird|messy|silly|funny|secret|a?live|offline|online|mine|yours|there|where|ready|useless|personal|business|professional|chinese|english|japanese)$|(?:ed|ing|ly|ful|ive|able|ible|less|ous|ish|est)$/;

/** Words that form a topic together with an app's name: 'Instagram reels'. */
const TOPIC =
  /^(?:photos?|pics?|pictures?|reels?|stor(?:y|ies)|posts?|videos?|channels?|servers?|pages?|market ?place|stickers?|influencers?|trends?|hashtags?|selfies?|profile|stuff|login|updates?|downloads?|zhifu|zhi|tours?|guides?|users?|people|culture|language|version|accounts?|addict|fan|fans|cafes?|spots?|lover)$|(?:tion|sion|ment|ness|ity|ance|ence)s?$/;

/** Returns whether a word of letters only can only be a name when it is next to an app's name. */
export const isNameByItself = (id: string): boolean =>
  /^[a-z]{6,}$/.test(id) && !isCommonWord(id) && !TOPIC.test(id);

export const isCommonWord = (id: string): boolean => WORDS.has(id) || DESCRIPTION.test(id);

/** Networks, files, bookings and codes, which have names like those of users. */
export const OTHERS =
  /(?:wi-?fi|ssid|network|password|passcode|login|model|booking|reservation|confirmation|order|code|coupon|folder|file|(?:photos?|picture)(?! app)|image|hashtag|密码|口令|网络|热点|文件|(?<![传发])照片|图片|码|券|相机|护照|订单|预订|预约|パスワード|カメラ|クーポン|ファイル|予約)[^。！？!?\n]{0,24}$/;

/** Words of small talk, which are not part of a person's name. */
const SMALL_TALK = new Set(
  'you we they he she it me us my your our am is are was be see ok okay oh yes yeah no not sounds looks seems good nice great sure thank thanks thx morning afternoon evening night day days time let lets go going come coming an to at in on of or so that here now later then soon bit one two love like want need have got get know think very much all right fine perfect cool sorry please hi hello hey bye welcome what when who how ready done arrived waiting works understood agreed exactly course take care safe travels well noted big small red blue green white black hot cold'.split(
    ' ',
  ),
);
/** Returns whether a text consists of two or three words that can be a person's name. */
export const isPersonName = (plain: string): boolean =>
  /^[a-z'-]{2,15}(?: [a-z'-]{2,15}){1,2}$/.test(plain) &&
  !plain
    .split(' ')
    .some(
      (word) => isCommonWord(word) || SMALL_TALK.has(word) || /'(?:[a-z]|ll|re|ve)$/.test(word),
    );
