import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';
import { minify } from 'terser';
import { expect, it } from 'vitest';
import { chooseNames } from './choose-names';
import { orderFunctions } from './order-functions';
import { gzippedSize } from './search';

const source = readFileSync(createRequire(import.meta.url).resolve('js-cookie'), 'utf8');

it('names give a script that compresses better and has the same properties', async () => {
  const { code = '' } = await minify(source);
  const result = chooseNames(code, 300);
  expect(gzippedSize(result)).toBeLessThan(gzippedSize(code));
  const wordsOf = (text: string) => text.match(/\.\w+/g);
  expect(wordsOf(result)).toEqual(wordsOf(code));
  expect(chooseNames(code, 300)).toBe(result);
});

it('names of variables in nested and closed-over scopes stay apart', () => {
  const code =
    '(()=>{let a=1,b=t=>{let e=t+a;return(n=>n*e+a)(2)};function c(t,{x:e=3}={}){for(const n of[1,2])try{throw n}catch(o){t+=o+e}return t}out=[b(4),c(5),typeof g]})()';
  const run = (text: string) => runInNewContext(text + ';out', { out: 0 }) as unknown;
  expect(run(chooseNames(code))).toEqual(run(code));
});

it('functions are moved as a whole, also before the last statement without a semicolon', () => {
  const code =
    '(()=>{var a=2;function b(){return c()+a}a++;function c(){return d()*a}function d(){return 5}out=b()})()';
  const result = orderFunctions(code);
  expect(result).toHaveLength(code.length);
  expect(runInNewContext(result + ';out', { out: 0 })).toBe(18);
});
