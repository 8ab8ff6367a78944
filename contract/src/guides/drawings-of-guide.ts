import type { CitySlug } from '../catalog/cities.ts';
import {
  DRAWINGS,
  type DrawingName,
  getCityDrawing,
  THEMES,
  type Theme,
} from '../catalog/drawings.ts';
import { findServiceTheme } from '../catalog/service-themes.ts';
import { getGuideCover, type Pictured } from './cover-drawing.ts';
import type { Itinerary } from './entities.ts';

/** Matches words that indicate a theme, in both languages. */
const WORDS: Readonly<Record<Theme, RegExp>> = {
  tea: /\btea\b|matcha|茶/i,
  table:
    /lunch|dinner|\btable\b|counter|coffee|café|breakfast|sushi|soba|udon|beef|curry|cutlet|eel\b|tofu|cook|午餐|晚餐|早餐|料理|咖啡|寿司|荞麦|乌冬|咖喱|猪排|豆腐|鳗鱼/i,
  'street-food':
    /yatai|\bstalls?\b|street food|ramen|noodle|tonkotsu|okonomiyaki|takoyaki|kushikatsu|chinatown|buns|屋台|小吃|拉面|豚骨|大阪烧|广岛烧|章鱼烧|炸串|中华街|包子/i,
  market: /market|fishmonger|oyster|市场|鱼市|牡蛎/i,
  'bar-alley':
    /\bbars?\b|izakaya|sake\b|brewery|whisky|alley|beer|golden gai|居酒屋|小酒馆|酒吧|清酒|酒藏|酒仓|横丁|啤酒|威士忌|黄金街/i,
  temple:
    /(?<!sub-)temple(?! quarter)|shrine|pagoda|\w+-ji\b|torii|inari|jinja|taisha|寺(?!町)|神社|神宫|大社|稻荷|鸟居|塔(?!头)/i,
  craft:
    /workshop|loom|potter|kiln|brush|paint|indigo|knife|knives|weav|craft|工坊|作坊|织机|陶|制笔|画脸|刀|手工|染/i,
  festival: /festival|matsuri|kabuki|\bnoh\b|drum|祭|歌舞伎|能剧|太鼓/i,
  gallery: /museum|gallery|\bart\b|architect|machines|美术馆|博物馆|纪念馆|画廊|建筑/i,
  hiking:
    /hike|hiking|ridge|summit|trail|\bmount\b|\bmt\b|forest|rock|waterfall|登山|徒步|山脊|山路|山顶|森林|岩|瀑布/i,
  onsen: /onsen|hot spring|\bbaths?\b|温泉|澡/i,
  snow: /snow|\bski|turns at|powder|\bice\b|雪|第一道弯|滑冰/i,
  sea: /\bsea\b|beach|coast|island|ferry|boat|water\b|harbou?r|pier|red brick|\bbay\b|quay|cycl|海(?!游馆)|岛|船|水上|码头|港|红砖|骑行/i,
  garden: /garden|park\b|moss|blossom|cherry|maple|园|苔|樱|枫|红叶/i,
  night: /night|evening|dusk|lights?\b|lantern|after dark|sunset|neon|夜|黄昏|日落|灯/i,
  lanes:
    /lanes?\b|quarter|backstreet|kimono|townhouse|houses|cemetery|巷|町屋|老街|和服|寺町|洋馆|异人馆|墓地/i,
  arcade: /anime|manga|figure|games?\b|broadway|akihabara|动漫|游戏|手办|秋叶原|百老汇|圣地/i,
  shopping:
    /shopping|second-hand|vintage|department|depachika|arcade\b|kitchen street|古着|商店街|中古|百货|购物|道具屋筋/i,
  photography: /photo|portrait|picture|camera|摄影|拍照|写真|相机/i,
  family:
    /children|family|zoo|aquarium|playground|amusement|theme park|孩子|亲子|动物园|水族馆|海游馆|乐园/i,
  station: /airport|first day|arriv|机场|接站|第一天/i,
  business: /company|trade fair|office|factory|meeting|企业|展会|工厂|会议/i,
  railway: /\btrains?\b|railway|\btram|ropeway|电车|火车|铁道|慢车|缆车/i,
};

type Described = Pick<Itinerary, 'title' | 'summary' | 'stops' | 'services'>;

/** Returns the themes in a text, in order of appearance. */
const listThemesInText = (text: string): Theme[] =>
  THEMES.map((theme) => ({ theme, at: text.search(WORDS[theme]) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ theme }) => theme);

/**
 * Returns the themes of an itinerary, from its stops' names, then its title, services and descriptions.
 * Both languages usually name the same themes in the same order, so that the drawing rarely depends on the
 * user's language.
 */
const getThemes = ({ title, summary, stops, services }: Described): Theme[] => [
  ...stops.flatMap((stop) => listThemesInText(stop.title)),
  ...listThemesInText(title),
  ...services.flatMap((id) => findServiceTheme(id) ?? []),
  ...listThemesInText([...stops.map((stop) => stop.description), summary].join('\n')),
];

/**
 * Returns a drawing for each of the guide's itineraries, in their order (docs/product/guides.md,
 * "Drawings"): for the itinerary's theme, else the city's seasonal drawing, else the guide's services.
 * Repeats neither a drawing nor the cover while there are unused ones.
 */
export const listItineraryDrawings = (
  guide: Pictured & { readonly itineraries: readonly Described[] },
): DrawingName[] => {
  const taken = new Set<DrawingName>([getGuideCover(guide).drawing]);
  const city = guide.serviceCity as CitySlug;
  const ofServices = guide.services.flatMap((id) => findServiceTheme(id) ?? []);
  return guide.itineraries.map((itinerary) => {
    const candidates: DrawingName[] = [
      ...getThemes(itinerary),
      getCityDrawing(city, 'season'),
      ...ofServices,
      getCityDrawing(city),
      ...THEMES,
    ];
    const drawing = candidates.find((name) => !taken.has(name)) ?? DRAWINGS[0] ?? city;
    taken.add(drawing);
    return drawing;
  });
};
