import type { DirectionsPlace } from './directions-places';

interface DirectionsMessages {
  heading: string;
  drawing: string;
  road: string;
  lake: string;
  museum: string;
  north: string;
  metres: string;
  route: string;
  places: Readonly<Record<DirectionsPlace['id'], { name: string; text: string }>>;
}

export const messages: Readonly<Record<'zh' | 'en', DirectionsMessages>> = {
  zh: {
    heading: '怎样走来',
    drawing: '博物馆四周的平面图：馆在湖北岸，湖滨路绕过西侧与北侧，地铁口在西南，入口朝南。',
    road: '湖滨路',
    lake: '云泽湖',
    museum: '云泽博物馆',
    north: '北',
    metres: '0 — 50 米',
    route: '虚线是从地铁口到展厅的无台阶路线，约二百米。',
    places: {
      entrance: { name: '主入口', text: '朝南，面湖；台阶二十级。' },
      ramp: { name: '坡道与绿色通道', text: '在台阶东侧，不必排队的观众由此进馆。' },
      metro: { name: '地铁 C 口', text: '2号线“博物馆·湖滨”站，有直梯。' },
      bus: { name: '公交站', text: '5路与湖滨观光线，站名“云泽博物馆”。' },
      'car-park': { name: '停车场入口', text: '在馆北；停好后乘电梯直达大厅。' },
      bicycles: { name: '自行车棚', text: '在主入口西侧。' },
      greenway: { name: '环湖绿道', text: '沿岸步行与骑行，不通机动车。' },
    },
  },
  en: {
    heading: 'The way here',
    drawing:
      'Plan of the surroundings: the museum on the north shore, Hubin Road round its west and north, the metro in the south-west, the entrance to the south.',
    road: 'Hubin Road',
    lake: 'Lake Yunze',
    museum: 'Yunze Museum',
    north: 'N',
    metres: '0 — 50 m',
    route: 'The dotted line is the step-free way from the metro to the halls, about 200 metres.',
    places: {
      entrance: { name: 'Main entrance', text: 'Faces south to the lake, up twenty steps.' },
      ramp: {
        name: 'Ramp and green lane',
        text: 'East of the steps; whoever need not queue comes in here.',
      },
      metro: { name: 'Metro, exit C', text: 'Line 2, Museum · Lakeside, with a lift.' },
      bus: { name: 'Bus stop', text: 'Route 5 and the lakeside line, stop Yunze Museum.' },
      'car-park': { name: 'Car park', text: 'Drive in north of the museum; lifts to the lobby.' },
      bicycles: { name: 'Bicycle shed', text: 'West of the main entrance.' },
      greenway: { name: 'Lake greenway', text: 'Along the shore on foot or by bicycle; no cars.' },
    },
  },
};
