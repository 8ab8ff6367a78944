import type { Candidate } from './message-text.ts';

/** A part of a sentence, in which a negation applies to everything that it can apply to. */
export interface Clause {
  readonly start: number;
  readonly end: number;
  /** Where the negation begins; null if nothing is negated. */
  readonly negation: number | null;
  /** Where what is negated begins: the start of the clause, or what follows 'without'. */
  readonly scope: number;
}

/**
 * Where a clause ends. A colon introduces a list and ends nothing; a Japanese comma after a topic or an object
 * (そばは、) ends nothing either.
 */
const BOUNDARY =
  /,(?!\d)|(?<![はもをっ]|って)、|(?<!ます|です)(?<=が)、|[。!?;()…]|\.(?= |$|\n)(?<![ap]\.?m\.)|(?<!: ?)\n|(?<![a-z])(?:but|however|although|though)(?![a-z])|但是?|不过|不過|可是|而是|然而|けれど|けど|ですが|ますが/g;

/** Words that contain a negation and negate nothing: 不要紧, no problem, 問題ない, don't forget. */
const HARMLESS = new RegExp(
  [
    '(.)[不没沒]有?(?=\\1)',
    '不(?:要紧|要緊|好意思|客气|客氣|介意|在乎|在意|知道|晓得|仅|僅|但|光|只|单|論|论|管|限|止|到|足|少|多|同|断|斷|久|时|時|错|錯|远|遠|贵|貴|难|難|累|晚|早|急|慢|堵|挤|擠|冷|热|熱|重|大|小|长|長|高|如|妨|妙|然|见不散|見不散|超过|超過|晚于|早于|低于|动|動|忍|二家|思[議议]|安|满|見|見得|得不|能不|会耽误|會耽誤|耽误|影响|冲突)',
    '(?:要|差|对|對|得|好容易|用)不(?=[我咱就多起容说了如])|(?:可以|行|好|能|是|对|對)不(?=[?!、。 ]|$)',
    '不(?:用|必|要|需要)(?:客气|客氣|担心|擔心|谢|謝|急|着急|管|在意|介意|太早|太晚|迟到|遲到|忘|等|等我|紧张|緊張|见外|預約|预约)|(?:要是|如果)?不(?:行|方便|可以|合适)的[话話]',
    '[没沒](?:有|什么|什麼|啥|有什么|有任何|任何)?(?:问题|問題|关系|關係|事|错|錯|毛病|意见|意見|异议|異議)|[没沒]想到',
    '[别別](?:忘|迟到|遲到|担心|擔心|急|着急|客气|客氣|介意|见外|误会|紧张|怕|生气|走错|错过|晚|太?晚了|的|人|处|處|家|墅|克|样|樣|致|说|說|に|の|な|途|府|館|馆|荘|腹|日|料金|便|行動|々|件)',
    '[特分区區级級性個个告离離辨差国國登][别別]|别府|別府',
    '免不了|忍不住|不得了|了不起|巴不得|恨不得|舍不得|说不定|說不定|怪不得',
    // English.
    '(?<![a-z])no(?:\\.? ?\\d| (?:problem|worr(?:y|ies)|rush|doubt|hurry|pressure|big deal|matter|later than|more than|less than|fewer than|earlier than|need to (?:worry|rush|hurry|book|reply|bring)|objections?|questions?|issues?|trouble|charge|extra)(?![a-z]))',
    "(?:do|does|did|wo|would)(?:n't| ?not) (?:forget|worry|mind|hesitate|be (?:late|shy|afraid|nervous|surprised)|miss)(?![a-z])|(?:can't|cannot|can not) wait|why (?:not|don't|didn't)(?![a-z])|never ?mind|(?<![a-z])not (?:only|just|bad|far|more than|less than|later than|earlier than|to worry|a problem|an issue|to mention)(?![a-z])|if not(?![a-z])|or not(?![a-z])|instead(?! of)",
    "wouldn't it be|won't be (?:late|long)",
    // Japanese.
    'ませんか|ないですか|ないでしょうか|ないかな|かもしれ(?:ない|ません)|すみません|すいません|申し訳(?:ない|ありません|ございません)',
    '問題(?:は|も)?(?:ない|な(?:し|く)|ありません|ございません)|(?:お?間違い|差し支え|心配|不安|遠慮|遅れ)(?:は|も)?(?:ない|な(?:し|く)|ありません|ございません|いりません|無用)|構いません|かまいません|構わない|かまわない|変わりません|変わらない',
    '忘れ(?:ないで|ずに|ません)|遅れ(?:ないで|ずに|ないよう|ません)|(?:心配|遠慮)しないで|なければ|なきゃ|ないと(?!思)|なくて(?:も|は)|なくちゃ|少な[いく]|危ない|つまらない|もったいない|とんでもない|だけで(?:は)?なく|だけじゃなく|しか[^、。]{1,12}(?:ない|ません)|間に合わないと|おはなし|昔ばなし|おもてなし',
  ].join('|'),
  'g',
);

/** What negates the whole clause, before and after it. */
const NEGATION = new RegExp(
  [
    '[不没沒勿忌禁戒避]|[别別]|[无無](?:法|理|し)|過敏|过敏|拒[绝絕]|[讨討][厌厭]|嫌い|苦手|取消(?!请|請|需|费|費|政策|提前)|换成|換成|换掉|換掉|除了|除去|除外|除い|除く|以外',
    'アレルギ|(?<![a-z])ng(?![a-z])|ダメ|だめ|駄目|ない|なく(?!な)|ません|ませんでした|なし(?!み)|抜き|控え|やめ|キャンセル|代わり|かわり|ではなく|じゃなく|ずに|ぬき|きらい',
    "(?<![a-z])(?:not|no|never|cannot|nor|neither|nothing|none|skip|skipping|hates?|dislikes?|refuse|unable|unavailable|impossible|exclud\\w{0,4}|except|cancel(?:l?ed)?(?! (?:up to|until|free))|intoleran\\w{0,3}|allerg\\w{0,4}|avoid\\w{0,4}|without|anything but|stay(?:ing)? away|keep(?:ing)? away|unlike|minus)(?![a-z])|n't(?![a-z])|(?<![a-z])(?:dont|cant|doesnt|wont|isnt|didnt|couldnt|arent|im not)(?![a-z])|[a-z]-free(?![a-z])|(?:instead of|rather than|other than|apart from|free of)(?![a-z])",
  ].join('|'),
  'g',
);

/** What negates only what follows it: 'at 7:30 instead of 9:00', '是18号不是17号'. */
const FORWARD =
  /^(?:without|avoiding|instead of|rather than|except(?: for)?|excluding|other than|apart from|avoid(?= (?!at |in |if |when |please|because|as |on |too)[a-z])|unlike)/;
const CORRECTION = /(?:^|[^不])是[^、。]{1,20}$/;

const findNegation = (
  folded: string,
  negation: number | undefined,
  start: number,
  end: number,
): Pick<Clause, 'negation' | 'scope'> => {
  if (negation === undefined || negation >= end) return { negation: null, scope: start };
  const before = folded.slice(Math.max(start, negation - 24), negation);
  const isForward =
    FORWARD.test(folded.slice(negation, negation + 30)) ||
    (/^[不]是/.test(folded.slice(negation, negation + 2)) && CORRECTION.test(before));
  return { negation, scope: isForward ? negation : start };
};

const blank = (text: string): string => ' '.repeat(text.length);

/** Hides the names of places, which may contain a negation (不忍池), and harmless words. */
const hideHarmless = (folded: string, candidates: readonly Candidate[]): string => {
  const units = folded.split('');
  for (const { kind, start, end } of candidates) if (kind === 'place') units.fill(' ', start, end);
  return units.join('').replace(HARMLESS, blank);
};

/** Splits a folded text into clauses; names of places that the candidates cover negate nothing. */
export const splitClauses = (folded: string, candidates: readonly Candidate[]): Clause[] => {
  // All negations are found in one pass, so that the time grows no faster than the text.
  const found = [...hideHarmless(folded, candidates).matchAll(NEGATION)];
  const negations = found.map(({ index }) => index);
  const clauses: Clause[] = [];
  let next = 0;
  let start = 0;
  const add = (end: number): void => {
    while ((negations[next] ?? end) < start) next += 1;
    if (end > start)
      clauses.push({ start, end, ...findNegation(folded, negations[next], start, end) });
    start = end;
  };
  for (const { index, 0: mark } of folded.matchAll(BOUNDARY))
    add(index + (/^\w/.test(mark) ? 0 : mark.length));
  add(folded.length);
  return clauses;
};
