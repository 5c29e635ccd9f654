import type { NameCase } from './case';

const hidden: Readonly<Record<string, string>> = {
  'display: none': 'style="display: none"',
  'visibility: hidden': 'style="visibility: hidden"',
  'visibility: collapse': 'style="visibility: collapse"',
  'aria-hidden': 'aria-hidden="true"',
  'the hidden attribute': 'hidden',
};

const hiddenReferences = Object.entries(hidden).flatMap(([hiding, attribute]): NameCase[] => [
  {
    title: `2A/2B a reference hidden by ${hiding} contributes all of its text`,
    html: `<button id="t" aria-labelledby="a">x</button> <i id="a" ${attribute}>甲 <b>乙 <u>丙</u></b></i>`,
    name: '甲 乙 丙',
  },
  {
    title: `2A/2B a reference inside something hidden by ${hiding} contributes all of its text`,
    html: `<button id="t" aria-labelledby="a">x</button> <p ${attribute}>x <i id="a">甲 <b>乙</b></i></p>`,
    name: '甲 乙',
  },
  {
    title: `2A a visible reference omits descendants hidden by ${hiding}`,
    html: `<button id="t" aria-labelledby="a">x</button> <i id="a">甲 <b ${attribute}>乙 <u>丙</u></b> 丁</i>`,
    name: '甲 丁',
  },
]);

export const labelledByCases: NameCase[] = [
  {
    title: '2B several references are joined by spaces in the order they are named',
    html: '<nav id="t" aria-labelledby="b a c"><i id="a">乙</i><i id="b">甲</i><i>x</i><i id="c">丙</i></nav>',
    name: '甲 乙 丙',
  },
  {
    title: '2B a reference that does not exist is ignored',
    html: '<button id="t" aria-labelledby="none a">x</button><i id="a">甲</i>',
    name: '甲',
  },
  {
    title: '2B without a valid reference the next step names',
    html: '<button id="t" aria-labelledby="none nil" aria-label="甲">x</button>',
    name: '甲',
  },
  {
    title: '2B without text in the reference the next step names',
    html: '<button id="t" aria-labelledby="a">甲</button><i id="a"></i>',
    name: '甲',
  },
  {
    title: '2B.i a reference of a reference is not followed',
    html: '<button id="t" aria-labelledby="a">x</button><i id="a" aria-labelledby="b">甲</i><i id="b">乙</i>',
    name: '甲',
  },
  {
    title: '2B an element may refer to itself',
    html: '<div id="t" role="group" aria-label="删除" aria-labelledby="t a"><i id="a">文件</i></div>',
    name: '删除 文件',
  },
  {
    title: '2B a button that refers to itself and to a heading',
    html: '<h3 id="a">简介</h3><button id="t" aria-labelledby="t a">展开</button>',
    name: '展开 简介',
  },
  {
    title: '2B a child within the content follows its own reference',
    html: '<h3 id="t">甲 <a href="#" aria-labelledby="a">x</a> 丙</h3><i id="a">乙</i>',
    name: '甲 乙 丙',
  },
  {
    title: '2B a node that a child references is not repeated in the content',
    html: '<h3 id="t"><a href="#" aria-labelledby="a">x</a> <a href="#">乙 <img id="a" alt="甲"> 丙</a></h3>',
    name: '甲 乙 丙',
  },
  {
    title: '2B mutual references end',
    html: '<button id="t" aria-labelledby="a">甲</button><button id="a" aria-labelledby="t">乙</button>',
    name: '乙',
  },
  {
    title: '2B a referenced image is named by its alt text',
    html: '<button id="t" aria-labelledby="a">x</button><img id="a" alt="甲">',
    name: '甲',
  },
  ...hiddenReferences,
];
