import { expect, test } from 'vitest';
import { presentYear, yearsIn } from './chinese-years';

test.each([
  ['商代晚期，约公元前13—前11世纪', -1300, -1001],
  ['西汉，公元前2—前1世纪', -200, -1],
  ['西汉晚期至东汉，公元前1—公元1世纪', -100, 100],
  ['约公元前4000—前3500年', -4000, -3500],
  ['汉代（公元前206—公元220年）', -206, 220],
  ['东汉（公元25—220年）', 25, 220],
  ['公元前5—3世纪', -500, -201],
  ['北宋晚期，约1086—1125年', 1086, 1125],
  ['清乾隆时期，18世纪后半', 1751, 1800],
  ['唐，7世纪末—8世纪前半', 668, 750],
  ['14世纪中叶', 1334, 1367],
  ['1650年代初', 1650, 1659],
  ['1736年—1770年代', 1736, 1779],
  ['万历四十五年（1617年）', 1617, 1617],
  ['2019年', 2019, 2019],
])('date %s has the years of its figures', (date, from, to) => {
  expect(yearsIn(date)).toEqual({ from, to });
});

test.each([
  ['原物西汉；1986年拓', 1986, 1986],
  ['原石2世纪，19世纪拓', 1801, 1900],
])('date %s has the years of its last clause', (date, from, to) => {
  expect(yearsIn(date)).toEqual({ from, to });
});

test.each([
  ['传统定为北宋，年代尚有争议', 960, 1127],
  ['晚唐至五代', 618, 960],
  ['东魏或西魏', 534, 556],
  ['元代', 1271, 1368],
  ['魏晋南北朝', 220, 589],
  ['近现代', 1912, presentYear],
])('date %s has the years of its dynasties', (date, from, to) => {
  expect(yearsIn(date)).toEqual({ from, to });
});

test.each(['', '年代不详', '建武元年', '约公元999999年'])('date %j has no years', (date) => {
  expect(yearsIn(date)).toBeUndefined();
});
