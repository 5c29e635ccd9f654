import { expect, test } from 'vitest';
import { techniqueLabel, techniquesIn } from './techniques';

test.each([
  ['青铜；块范法铸造', ['casting']],
  ['青铜、金、银；铸造后嵌错金银并打磨', ['casting', 'inlay']],
  ['银、鎏金；锤揲、錾刻、鎏金', ['hammering', 'gilding']],
  ['铜胎掐丝珐琅，木框木座', ['cloisonne']],
  ['泥质橙黄陶；泥条盘筑、黑彩', ['hand-building', 'painting']],
  ['红陶、铅釉；轮制、模印、低温铅釉', ['throwing', 'moulding', 'low-firing']],
  ['瓷、钴料；拉坯、釉下钴蓝彩绘', ['throwing', 'underglaze']],
  ['珐琅彩瓷', ['overglaze']],
  ['青瓷刻花', ['glazing', 'carving']],
  ['白玉；掏膛、浮雕、抛光', ['carving']],
  ['青瓷，金漆修补', ['glazing']],
  ['木胎彩绘漆', ['painting', 'lacquering']],
  ['丝，平纹纱地刺绣', ['weaving', 'embroidery']],
  ['绢本水墨设色手卷', ['ink', 'colour-painting']],
  ['纸本墨拓', ['rubbing']],
  ['石灰岩', []],
])('medium %s names the techniques %j', (medium, expected) => {
  expect(techniquesIn(medium)).toEqual(expected);
});

test('technique has a name in both languages, an unknown one its value', () => {
  expect(techniqueLabel('casting', 'zh')).toBe('铸造');
  expect(techniqueLabel('casting', 'en')).toBe('Casting');
  expect(techniqueLabel('none', 'en')).toBe('none');
});
