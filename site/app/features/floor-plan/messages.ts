import type { Fixture, Room } from './levels/floor';

interface FloorPlanMessages {
  heading: string;
  levels: string;
  level: (level: number) => string;
  rooms: string;
  plan: (level: number) => string;
  route: string;
  routeText: string;
  keys: string;
  larger: string;
  smaller: string;
  whole: string;
  close: string;
  showing: string;
  showcase: (number: number) => string;
  nothingShown: string;
  kinds: Readonly<Record<Room['kind'], string>>;
  fixtures: Readonly<Record<Fixture['kind'], string>>;
  entrance: string;
  north: string;
  scale: (metres: number) => string;
}

export const floorPlanMessages: Readonly<Record<'zh' | 'en', FloorPlanMessages>> = {
  zh: {
    heading: '楼层图',
    levels: '选择楼层',
    level: (level) => `${'一二三'[level - 1] ?? level}层`,
    rooms: '这一层有什么',
    plan: (level) => `${'一二三'[level - 1] ?? level}层平面图`,
    route: '无障碍路线',
    routeText: '虚线所经处没有台阶，东西电梯通达各层，电梯旁有无障碍卫生间。',
    keys: '点选或用 Tab 键走到一间；＋ － 缩放，0 看全图，放大后方向键移动。',
    larger: '放大',
    smaller: '缩小',
    whole: '看全图',
    close: '关闭',
    showing: '正在展出',
    showcase: (number) => `展柜${number}`,
    nothingShown: '布展中，暂无展览。',
    kinds: { hall: '展厅', service: '服务', outdoors: '庭院', passage: '通道', void: '中空' },
    fixtures: { stairs: '楼梯', lift: '电梯', toilets: '卫生间' },
    entrance: '入口',
    north: '北',
    scale: (metres) => `0 — ${metres} 米`,
  },
  en: {
    heading: 'Floor plans',
    levels: 'Choose a floor',
    level: (level) => `Level ${level}`,
    rooms: 'What is on this floor',
    plan: (level) => `Plan of level ${level}`,
    route: 'Step-free route',
    routeText:
      'There are no steps along the dotted line. The lifts in the west and the east reach every floor; accessible toilets are beside them.',
    keys: 'Point at a room or reach it with Tab; + and − zoom, 0 shows the whole plan, arrows move what is zoomed.',
    larger: 'Zoom in',
    smaller: 'Zoom out',
    whole: 'Whole plan',
    close: 'Close',
    showing: 'On now',
    showcase: (number) => `Showcase ${number}`,
    nothingShown: 'Being prepared; nothing is on show at the moment.',
    kinds: {
      hall: 'Gallery',
      service: 'Service',
      outdoors: 'Outdoors',
      passage: 'Passage',
      void: 'Open space',
    },
    fixtures: { stairs: 'Stairs', lift: 'Lift', toilets: 'Toilets' },
    entrance: 'Entrance',
    north: 'N',
    scale: (metres) => `0 — ${metres} m`,
  },
};
