import { expect, test } from 'vitest';
import { parseTestQuery } from '../testing/index-of';
import { matchPageName } from './match-page-name';

test.each([
  ['参观指南', '参观', '<mark>参观</mark>指南'],
  ['参观指南', 'canguan', '<mark>参观</mark>指南'],
  ['参观指南', 'cang', '<mark>参观</mark>指南'],
  ['参观指南', 'zn', '参观<mark>指南</mark>'],
  ['Opening hours', 'op', '<mark>Opening</mark> hours'],
  ['Opening hours', 'hour', 'Opening <mark>hours</mark>'],
  ['Past & present', 'pres', 'Past &amp; <mark>present</mark>'],
])('page “%s” matches “%s”', (name, keyword, marked) => {
  expect(matchPageName(name, parseTestQuery(keyword))?.marked).toBe(marked);
});

test.each([
  ['参观指南', '展览'],
  ['参观指南', '参观展览 预约'],
  ['Opening hours', 'open volunteers'],
  ['Opening hours', '…'],
])('page “%s” does not match “%s”', (name, keyword) => {
  expect(matchPageName(name, parseTestQuery(keyword))).toBeUndefined();
});

test('match at the start of a name is told from one inside it', () => {
  const matchedStart = (keyword: string) =>
    matchPageName('Opening hours', parseTestQuery(keyword))?.matchedStart;
  expect([matchedStart('open'), matchedStart('hours')]).toEqual([7, 0]);
});
