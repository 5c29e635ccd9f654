import fc from 'fast-check';
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

test('a text in traditional characters has as many characters, and the others are the same', () => {
  const units = Array.from('发后里面干复制系统钟台湾的头皇鼎𠮷🏛1a，。 \n');
  const text = fc.oneof(
    fc.string({ unit: fc.constantFrom(...units), maxLength: 60 }),
    fc.string({ unit: 'binary', maxLength: 60 }),
  );
  const withoutHan = (any: string) => any.replace(/\p{Script=Han}/gu, '鼎');
  fc.assert(
    fc.property(text, (any) => {
      expect(withoutHan(toTraditional(any))).toBe(withoutHan(any));
    }),
  );
});
