/** Names of the rooms of the floor plans by id; exhibitions and shops refer to the ids. */
export const roomNames = {
  'L1-bronze-hall': { zh: '青铜馆', en: 'Bronze Hall' },
  'L1-ceramics-hall': { zh: '陶瓷馆', en: 'Ceramics Hall' },
  'L1-prologue': { zh: '云泽序厅', en: 'Yunze Prologue' },
  'L1-information': { zh: '服务台', en: 'Information' },
  'L1-shop': { zh: '文创商店', en: 'Museum Shop' },
  'L1-tea-house': { zh: '茶室', en: 'Tea House' },
  'L1-cloakroom': { zh: '寄存处', en: 'Cloakroom' },
  'L1-family-room': { zh: '母婴室', en: 'Family Room' },
  'L1-water-court': { zh: '水院', en: 'Water Court' },
  'L1-lobby': { zh: '大厅', en: 'Lobby' },
  'L1-east-passage': { zh: '东廊', en: 'East Passage' },
  'L1-entrance': { zh: '主入口', en: 'Main Entrance' },
  'L2-painting-hall': { zh: '书画馆', en: 'Painting Hall' },
  'L2-jade-hall': { zh: '玉器馆', en: 'Jade Hall' },
  'L2-books-hall': { zh: '古籍馆', en: 'Ancient Books Hall' },
  'L2-walk-n': { zh: '北廊', en: 'North Walk' },
  'L2-reading-room': { zh: '阅览室', en: 'Reading Room' },
  'L2-conservation': { zh: '文物修复展示', en: 'Conservation Studio' },
  'L2-rest-area': { zh: '休息区', en: 'Rest Area' },
  'L2-walk-w': { zh: '西廊', en: 'West Walk' },
  'L2-walk-e': { zh: '东廊', en: 'East Walk' },
  'L2-walk-s': { zh: '南廊', en: 'South Walk' },
  'L2-void': { zh: '大厅上空', en: 'Open to Lobby' },
  'L3-temporary-1': { zh: '临展一厅', en: 'Temporary Exhibition 1' },
  'L3-temporary-2': { zh: '临展二厅', en: 'Temporary Exhibition 2' },
  'L3-education': { zh: '教育中心', en: 'Education Centre' },
  'L3-cloud-classroom': { zh: '云课堂', en: 'Cloud Classroom' },
  'L3-lecture-hall': { zh: '报告厅', en: 'Lecture Hall' },
  'L3-members': { zh: '会员之家', en: 'Members’ Room' },
  'L3-terrace': { zh: '观湖平台', en: 'Lake Terrace' },
  'L3-foyer': { zh: '前厅', en: 'Foyer' },
} as const;

export type RoomId = keyof typeof roomNames;

export const roomIds = Object.keys(roomNames) as RoomId[];

export function isRoomId(id: string): id is RoomId {
  return Object.hasOwn(roomNames, id);
}
