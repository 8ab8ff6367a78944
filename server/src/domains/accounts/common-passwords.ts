/**
 * The thousand commonest passwords, as far as they have eight characters or more: made here from
 * what is known of how people choose them (a word or a name, a row of keys, a run of digits, a word
 * with a number behind it), not taken from anybody's list. Compared without regard to case.
 */
const words = (list: string): string[] => list.trim().split(/\s+/);

/** Common as they stand. */
const WHOLE = words(`
  password passwort passw0rd p@ssword p@ssw0rd pa55word pa55w0rd passwords mypassword
  iloveyou iloveyou1 iloveyou2 iloveu123 ilovegod ilovejesus lovelove loveyou1 loveme123
  letmein1 letmein123 trustno1 whatever welcome1 welcome123 changeme changeme1 changeme123 secret123
  football baseball softball basketball volleyball hardcore handball swimming wrestling cheerleader
  superman spiderman batman123 ironman1 starwars startrek pokemon1 pokemon123 minecraft nintendo
  playstation fortnite warcraft counterstrike assassin gladiator warriors terminator matrix123
  sunshine princess princess1 sunshine1 butterfly butterfly1 blink182 chocolate strawberry blueberry
  cherry123 banana123 cupcakes lollipop rainbow1 rainbows sweetheart sweetpea babygirl babygirl1
  babyboy1 mylove123 forever1 friends1 friendship bestfriend beautiful gorgeous fabulous precious
  angelina angel123 heavenly guardian jesuschrist jesus123 blessed1 faithful christmas halloween
  snowball snowflake midnight moonlight starlight twilight darkness lightning thunder1 hurricane
  elephant kangaroo dolphins dolphin1 penguins squirrel cheetah1 panthers tigger123 scorpion dragon12
  dragonball dragonfly mustang1 corvette mercedes ferrari1 porsche1 lamborghini chevrolet cadillac
  motorola motorbike yamaha123 kawasaki harley12 marlboro budweiser guinness jackdaniels computer
  computer1 internet software hardware microsoft windows1 samsung1 nokia123 facebook linkedin
  youtube1 google123 linkinpark metallica nirvana1 slipknot evanescence eminem123 rockstar rocknroll
  guitar123 liverpool liverpool1 manchester manutd123 chelsea1 arsenal1 barcelona realmadrid
  juventus1 everton1 celtic123 rangers1 steelers cowboys1 yankees1 redskins lakers24 redsox123
  jordan23 michael1 jessica1 jennifer jennifer1 michelle michelle1 samantha samantha1 danielle
  danielle1 stephanie elizabeth elizabeth1 christian christina christine christopher alexander
  alexander1 alexandra alejandra alejandro nicholas nicholas1 benjamin jonathan sebastian brittany
  kimberly courtney victoria victoria1 veronica patricia caroline charlotte isabella gabriela
  fernanda fernando francisco rodrigo1 roberto1 ricardo1 eduardo1 valentina mohammed muhammad
  maverick mitchell campbell anderson thompson williams patrick1 brandon1 anthony1 charlie1 thomas12
  matthew1 andrew12 joshua12 daniel12 william1 garfield snoopy123 scoobydoo simpsons bulldogs bulldog1
  champion champions warrior1 soldier1 marines1 airborne firefire firefighter president america1
  american australia canada123 england1 scotland germany1 deutschland hello123 hellohello helloworld
  hallo123 bonjour1 qwerty12 qwerty123 qwerty1234 qwertyui qwertyuiop qwertzui qwertzuiop azertyui
  azertyuiop asdfghjk asdfghjkl asdfasdf asdf1234 asdfjkl; zxcvbnm1 zxcvbnm123 zxcvzxcv qweqweqwe
  qwe123456 qweasdzxc qazwsxedc qazwsx123 qaz123456 1qaz2wsx 1qazxsw2 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y
  q1w2e3r4 q1w2e3r4t5 zaq12wsx zaq1zaq1 zaq1xsw2 !qaz2wsx 123qwe123 123qweasd 1234qwer 123abc123
  a1b2c3d4 a1s2d3f4 a1234567 a12345678 a123456789 aa123456 aa12345678 abc12345 abc123456 abcd1234
  abcd12345 abcdefgh abcdefghi abcdef123 admin123 admin1234 admin12345 administrator administrator1
  root1234 test1234 test12345 testtest testing1 testing123 temp1234 guest123 user1234 demo1234
  default1 master123 login123 system32 server123 service1 manager1 backup123 oracle123 mysql123
  access14 accessno sysadmin superuser supervisor operator monitor1 security password1a 1password
  12345qwert 12345678a 123456789a 1234567890a 123456abc 12345abc 123456aa 123456qq 123456asd qq123456
  qq123456789 wang1234 wang123456 zhang123 zhang123456 li123456 liu123456 chen123456 yang123456
  woaini123 woaini520 woaini1314 woaini521 woaiwojia woaizhongguo 5201314a 5201314520 1314520520
  asd123456 zxc123456 zxc12345 abc123456789 aini1314 love1314 love5201314 nihao123 mima1234
  sakura123 sakurasakura tokyo123 nippon123 doraemon pikachu1 hellokitty naruto123 onepiece dragonball1
  arigatou konnichiwa aishiteru yamamoto takahashi watanabe kobayashi nakamura sayonara
`);

/** Common with one of the usual numbers behind them. */
const HEADS = words(`
  password passw0rd iloveyou qwerty abc abcd asdf zxcv welcome letmein monkey dragon master shadow
  sunshine princess football baseball superman batman pokemon soccer hockey tigger killer ginger
  pepper cookie cheese summer winter spring autumn flower purple orange yellow silver golden diamond
  secret hunter ranger buster harley jordan michael jessica ashley amanda nicole daniel andrew joshua
  thomas robert george william charlie maggie hannah justin freedom liverpool chelsea arsenal
  computer internet samsung google apple hello love angel lovely baby admin test user guest login
  china beijing shanghai woaini wang zhang chen qwe asd zxc aaa aaaa qaz a q
`);
const TAILS = words(
  '1 12 123 1234 12345 123456 1234567 12345678 01 007 520 1314 888 666 2000 2020 !',
);

/** The rows people run along, one way and the other. */
const RUNS = ['0123456789012345', 'abcdefghijklm', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const LENGTHS = [8, 9, 10, 11, 12];

const reversed = (text: string): string => Array.from(text).reverse().join('');

function* runs(): Generator<string> {
  for (const row of RUNS.flatMap((text) => [text, reversed(text)])) {
    for (const length of LENGTHS) {
      for (let from = 0; from + length <= row.length; from += 1)
        yield row.slice(from, from + length);
    }
  }
}

/** One sign over and over, and short blocks that come again. */
function* repeats(): Generator<string> {
  for (const sign of '0123456789abcdefghijklmnopqrstuvwxyz') {
    for (const length of LENGTHS) yield sign.repeat(length);
  }
  const blocks =
    words(`12 21 69 10 13 23 99 ab 123 321 147 159 258 369 456 789 112 520 521 abc qwe asd
    zxc 1234 4321 1212 1122 2580 1314 1111 2222 abcd asdf qwer love`);
  for (const block of blocks) {
    for (const times of [2, 3, 4, 5, 6]) yield block.repeat(times);
  }
}

const DIGITS = words(`
  11223344 1122334455 112233445566 11112222 11110000 00001111 12344321 123454321 1234554321 12341234
  12312312 123123123 123321123 1233211234 147258369 147852369 159357456 159753456 741852963 789456123
  7894561230 963852741 987456321 321654987 135792468 1357924680 246813579 13579246 24681357 110110110
  119119119 112112112 120120120 123698745 147896325 159951159 19841984 19851985 19861986 19871987
  19881988 19891989 19901990 19911991 19921992 19931993 20002000 20082008 31415926 314159265 31415927
  27182818 52013140 5201314520 13145200 13141314 52105210 10101010 10203040 1020304050 12131415
  98765432 987654321 9876543210 01234567 012345678 0123456789 12345678910 123456789012 1234567891
  12345679 12345670 12345600 88888888 66668888 88886666 16888888 18888888 52052052 77585210
`);

const COMMON: ReadonlySet<string> = new Set(
  [
    ...WHOLE,
    ...HEADS.flatMap((head) => TAILS.map((tail) => head + tail)),
    ...runs(),
    ...repeats(),
    ...DIGITS,
  ].filter((password) => password.length >= 8),
);

/** How many there are. */
export const commonPasswordCount = COMMON.size;

/** Whether a password is among the commonest (product §8), in whatever case. */
export const isCommonPassword = (password: string): boolean => COMMON.has(password.toLowerCase());
