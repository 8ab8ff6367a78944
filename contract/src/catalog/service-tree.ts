import type { Named } from './names.ts';

/** A service that a guide offers and a traveler searches for. Its id never changes meaning. */
export interface Subcategory extends Named {
  readonly id: number;
}

export interface Category extends Subcategory {
  readonly subcategories: readonly Subcategory[];
}

/** Creates a category. A subcategory's ID is the category's ID × 100 plus its number, and is never reused. */
const createCategory = (
  id: number,
  nameCn: string,
  nameEn: string,
  subcategories: Readonly<Record<number, readonly [string, string]>>,
): Category => ({
  id,
  nameCn,
  nameEn,
  subcategories: Object.entries(subcategories).map(([number, [cn, en]]) => ({
    id: id * 100 + Number(number),
    nameCn: cn,
    nameEn: en,
  })),
});

/** All services by category, in display order. */
export const SERVICE_TREE: readonly Category[] = [
  createCategory(1, '城市漫游', 'City walks', {
    1: ['经典景点', 'Landmarks and highlights'],
    2: ['街区漫步', 'Neighborhood walks'],
    3: ['夜景与夜游', 'Night views and evening walks'],
    4: ['小众角落', 'Off the beaten path'],
    5: ['建筑巡礼', 'Architecture walks'],
    6: ['初到日本的第一天', 'First day in Japan'],
  }),
  createCategory(2, '美食与酒', 'Food and drink', {
    1: ['市场与街头小吃', 'Markets and street food'],
    2: ['居酒屋与小酒馆', 'Izakaya and bar hopping'],
    3: ['拉面与面食', 'Ramen and noodles'],
    4: ['寿司与海鲜', 'Sushi and seafood'],
    5: ['清酒与威士忌', 'Sake and whisky tasting'],
    6: ['咖啡与甜品', 'Coffee and sweets'],
    7: ['素食与清真', 'Vegetarian and halal'],
    8: ['料理教室', 'Cooking with a local'],
  }),
  createCategory(3, '文化体验', 'Culture', {
    1: ['神社与寺院', 'Temples and shrines'],
    2: ['茶道', 'Tea ceremony'],
    3: ['和服体验', 'Kimono'],
    4: ['手工艺工坊', 'Craft workshops'],
    5: ['祭典与节庆', 'Festivals'],
    6: ['歌舞伎与传统演出', 'Kabuki and stage arts'],
    7: ['博物馆与美术馆', 'Museums and galleries'],
    8: ['历史漫步', 'History walks'],
  }),
  createCategory(4, '自然与户外', 'Nature and outdoors', {
    1: ['徒步登山', 'Hiking'],
    2: ['赏樱与红叶', 'Cherry blossom and autumn leaves'],
    3: ['温泉', 'Hot springs'],
    4: ['滑雪与玩雪', 'Ski and snow'],
    5: ['骑行', 'Cycling'],
    6: ['海岸与离岛', 'Coast and islands'],
    7: ['庭园与公园', 'Gardens and parks'],
  }),
  createCategory(5, '动漫与流行文化', 'Anime and pop culture', {
    1: ['动漫圣地巡礼', 'Anime locations'],
    2: ['游戏与街机', 'Games and arcades'],
    3: ['手办与周边', 'Figures and merchandise'],
    4: ['演出与音乐', 'Live music'],
    5: ['主题咖啡厅', 'Themed cafés'],
  }),
  createCategory(6, '购物', 'Shopping', {
    1: ['时装与古着', 'Fashion and vintage'],
    2: ['药妆与护肤', 'Cosmetics and drugstores'],
    3: ['数码与相机', 'Electronics and cameras'],
    4: ['中古奢侈品', 'Second-hand luxury'],
    5: ['刀具与器皿', 'Knives and tableware'],
    6: ['退税与寄送', 'Tax refund and shipping'],
  }),
  createCategory(7, '旅拍', 'Photography', {
    1: ['人像漫步', 'Portrait walks'],
    2: ['情侣与婚礼跟拍', 'Couples and weddings'],
    3: ['街头摄影', 'Street photography'],
    4: ['出片机位', 'Photo spots'],
  }),
  createCategory(8, '亲子与长辈', 'Families and seniors', {
    1: ['主题乐园', 'Theme parks'],
    2: ['动物园与水族馆', 'Zoos and aquariums'],
    3: ['儿童手作', 'Hands-on for children'],
    4: ['长辈慢游', 'Easy pace for seniors'],
    5: ['婴儿车与轮椅路线', 'Step-free routes'],
  }),
  createCategory(9, '语言与生活协助', 'Language and daily help', {
    1: ['陪同翻译', 'Interpreting on the go'],
    2: ['餐厅预约', 'Restaurant reservations'],
    3: ['车站与机场迎接', 'Station and airport meeting'],
    4: ['交通与票券规划', 'Rail passes and routes'],
    5: ['就医与购药陪同', 'Clinic and pharmacy visits'],
    6: ['留学与看房', 'Study and apartment viewing'],
  }),
  createCategory(10, '商务', 'Business', {
    1: ['展会翻译', 'Trade fair interpreting'],
    2: ['会谈与企业参访', 'Meetings and company visits'],
    3: ['商务宴请', 'Business dinners'],
    4: ['市场考察', 'Market research'],
  }),
  createCategory(11, '近郊一日', 'Day trips', {
    1: ['近郊小镇', 'Nearby towns'],
    2: ['世界遗产', 'World Heritage sites'],
    3: ['铁道之旅', 'Scenic railways'],
    4: ['酒藏与茶园', 'Breweries and tea fields'],
    5: ['温泉小镇', 'Hot-spring towns'],
  }),
];

const BY_ID: ReadonlyMap<number, Subcategory> = new Map(
  SERVICE_TREE.flatMap((entry) => entry.subcategories.map((sub) => [sub.id, sub])),
);

/** Returns a subcategory by id; null for an unknown id. */
export const findSubcategory = (id: number): Subcategory | null => BY_ID.get(id) ?? null;

export const isSubcategoryId = (id: number): boolean => BY_ID.has(id);

/** Returns the category of a subcategory; null for an unknown ID. */
export const getCategory = (subcategoryId: number): Category | null =>
  SERVICE_TREE.find((entry) => entry.subcategories.some((sub) => sub.id === subcategoryId)) ?? null;
