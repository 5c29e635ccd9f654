import { expect, test } from 'vitest';
import { convertScript } from './convert-script';

test('string and template literals are converted, with their placeholders and escapes', () => {
  expect(
    convertScript(
      'let a="汉代\\n铜镜",b=\'“汉”\',c=`共 ${n} 件展品，${`第${m}页`}`,d=tag`简${x}体`',
    ),
  ).toBe('let a="漢代\\n銅鏡",b=\'“漢”\',c=`共 ${n} 件展品，${`第${m}頁`}`,d=tag`簡${x}體`');
});

test('regular expressions, names and comments stay', () => {
  const code = 'const 汉=/汉|东周/u.test(x);/* 汉代 */ f({汉:1})';
  expect(convertScript(code)).toBe(code);
});

test('a literal that is kept stays, and a longer one is converted', () => {
  expect(convertScript('f("简体",`简体`,"简体字")', { kept: ['简体'] })).toBe(
    'f("简体",`简体`,"簡體字")',
  );
});

test('the paths of chunks are replaced', () => {
  const replacePath = (literal: string) => (literal === './a.js' ? '../a.js' : undefined);
  expect(convertScript('import"./a.js";import(`./a.js`);import("./b.js")', { replacePath })).toBe(
    'import"../a.js";import(`../a.js`);import("./b.js")',
  );
});

test('the constant of the copies becomes true', () => {
  expect(convertScript('typeof __TRADITIONAL__<"u"&&f("__TRADITIONAL__")')).toBe(
    'typeof !0<"u"&&f("__TRADITIONAL__")',
  );
});

test('a script that cannot be read is an error', () => {
  expect(() => convertScript('let = ;')).toThrow('cannot be read');
});
