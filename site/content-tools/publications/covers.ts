import { drawVessels } from '../vessels';
import { column, fill, height, line, picture, seal, width } from './parts';

const paper = '#f6f0e2';
const whole = { x: 0, y: 0, width, height };
const ink = '#1d1a16';

/** A photograph over the whole cover, for the report on a kiln. */
function drawQingbei(): string {
  return [
    picture('objects/jishouhu.jpg', whole),
    column('青陂', { x: 150, y: 110, size: 132, color: paper, weight: 700, spacing: 14 }),
    column('一座六朝龙窑', { x: 268, y: 118, size: 38, color: paper, spacing: 8 }),
    line('Qingbei', { x: 84, y: 1312, size: 40, color: paper }),
    line('A Dragon Kiln of the Six Dynasties', { x: 84, y: 1354, size: 28, color: paper }),
    seal(880, 1290, 40),
  ].join('');
}

/** A detail of a glaze above a black foot, for the catalogue of an exhibition. */
function drawTea(): string {
  return [
    fill(whole, '#120d0a'),
    picture('objects/jianzhan-detail.jpg', { x: 0, y: 0, width, height: 880 }, 'xMidYMin'),
    line('一盏千年', { x: 80, y: 1070, size: 150, color: '#e9c58b', weight: 700, spacing: 22 }),
    line('A Bowl for a Thousand Years', { x: 84, y: 1150, size: 46, color: paper }),
    line('展览图录 · The Catalogue', { x: 84, y: 1300, size: 32, color: '#c9bfae' }),
    seal(876, 1240, 44),
  ].join('');
}

/** Two works, each with half of the cover, for the handbook by two conservators. */
function drawTwoBenches(): string {
  return [
    picture('objects/tihong-he-detail.jpg', { x: 0, y: 0, width, height: 560 }),
    picture('objects/qi-erbei.jpg', { x: 0, y: 840, width, height: 560 }),
    fill({ x: 0, y: 560, width, height: 280 }, '#7d211b'),
    line('两张工作台', { x: 70, y: 704, size: 118, color: paper, weight: 700, spacing: 10 }),
    line('Two Benches', { x: 74, y: 784, size: 50, color: '#f0d9c0' }),
    line('漆器修复手册', { x: 930, y: 782, size: 38, color: '#f0d9c0', anchor: 'end' }),
  ].join('');
}

/** The folds of a book that unrolls, and the painting across them. */
function drawUnrolling(): string {
  const folds = [200, 400, 600, 800].map(
    (x, index) =>
      fill({ x, y: 0, width: 1.5, height }, '#b9a988') +
      `<rect x="${x}" y="0" width="70" height="${height}" fill="${ink}" opacity="${index % 2 ? 0.03 : 0.06}"/>`,
  );
  return [
    fill(whole, '#ece2cb'),
    picture('scenes/ink-blue-green.jpg', { x: 0, y: 640, width, height: 560 }, 'xMaxYMid'),
    ...folds,
    column('展卷云泽', { x: 890, y: 90, size: 104, color: ink, weight: 700, spacing: 16 }),
    line('Unrolling Yunze', { x: 60, y: 1308, size: 46, color: ink }),
    seal(60, 96, 46),
  ].join('');
}

/** A label with the word that was struck out, for the book on labels. */
function drawLabels(): string {
  return [
    fill(whole, '#28536b'),
    `<rect x="96" y="276" width="820" height="760" fill="${ink}" opacity="0.3"/>`,
    fill({ x: 84, y: 260, width: 820, height: 760 }, '#fbf9f4'),
    line('精美绝伦', { x: 150, y: 420, size: 92, color: '#9a938a', spacing: 10 }),
    fill({ x: 132, y: 382, width: 440, height: 9 }, '#a8322a'),
    line('会说话的', { x: 150, y: 640, size: 148, color: ink, weight: 700 }),
    line('说明牌', { x: 150, y: 812, size: 148, color: ink, weight: 700 }),
    line('Labels that Talk', { x: 154, y: 940, size: 52, color: '#4a443c' }),
    line('云泽博物馆', { x: 84, y: 1314, size: 38, color: paper, spacing: 6 }),
  ].join('');
}

/** Cloth, a frame and a line drawing, as excavation reports of the time were bound. */
function drawShuangqiao(): string {
  const color = '#e3d7b8';
  const drawing = (drawVessels().get('yi-bell.svg') ?? '')
    .replace(/ width="\d+" height="\d+"/, ' x="110" y="450" width="780" height="637"')
    .replaceAll('#000', color);
  return [
    fill(whole, '#38443e'),
    `<rect x="64" y="64" width="872" height="1272" fill="none" stroke="${color}" stroke-width="3"/>`,
    `<rect x="78" y="78" width="844" height="1244" fill="none" stroke="${color}"/>`,
    line('双桥墓地', {
      x: 510,
      y: 268,
      size: 128,
      color,
      weight: 700,
      anchor: 'middle',
      spacing: 20,
    }),
    line('The Cemetery at Shuangqiao', { x: 500, y: 350, size: 42, color, anchor: 'middle' }),
    drawing,
    line('云泽省博物馆', { x: 504, y: 1226, size: 40, color, anchor: 'middle', spacing: 8 }),
    line('1993', { x: 500, y: 1276, size: 32, color, anchor: 'middle' }),
  ].join('');
}

/** Drawing functions by the name of the picture. */
export const covers: Readonly<Record<string, () => string>> = {
  qingbei: drawQingbei,
  unrolling: drawUnrolling,
  'two-benches': drawTwoBenches,
  labels: drawLabels,
  tea: drawTea,
  shuangqiao: drawShuangqiao,
};
