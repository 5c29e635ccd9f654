import { expect, test } from 'vitest';
import { toTraditional } from './traditional';

test.each([
  ['发现头发', '發現頭髮'],
  ['皇后以后', '皇后以後'],
  ['公里里面', '公里裡面'],
  ['面粉的表面', '麵粉的表面'],
  ['干净的干部干涉', '乾淨的幹部干涉'],
  ['修复文物', '修復文物'],
  ['复制品', '複製品'],
  ['系统联系', '系統聯繫'],
  ['编钟与钟爱', '編鐘與鍾愛'],
  ['台湾平台', '臺灣平臺'],
  ['The Met, 20000 件', 'The Met, 20000 件'],
])('%s becomes %s', (simplified, traditional) => {
  expect(toTraditional(simplified)).toBe(traditional);
});
