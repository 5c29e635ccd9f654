import type { NameCase } from './case';

const hide = [
  'hidden',
  'style="display: none"',
  'style="visibility: hidden"',
  'style="visibility: collapse"',
  'aria-hidden="true"',
  'style="content-visibility: hidden; display: block"',
];

export const textCases: NameCase[] = [
  {
    title: '2G an empty element adds no space',
    html: '<button id="t">甲<i></i>乙</button>',
    name: '甲乙',
  },
  {
    title: '2G a comment adds no space',
    html: '<button id="t">甲<!-- x -->乙</button>',
    name: '甲乙',
  },
  {
    title: '2G white space around a comment collapses',
    html: '<button id="t">甲 <!-- x --> 乙</button>',
    name: '甲 乙',
  },
  {
    title: '2G a tab and a line break are spaces',
    html: '<button id="t">甲\t乙\n丙</button>',
    name: '甲 乙 丙',
  },
  {
    title: '2G a nested space is kept',
    html: '<button id="t">甲<i><b><u> </u></b></i>乙</button>',
    name: '甲 乙',
  },
  {
    title: '2G no-break spaces are kept',
    html: '<button id="t">甲&nbsp;&nbsp;乙</button>',
    name: '甲\u00a0\u00a0乙',
  },
  {
    title: '2G white space at the ends is dropped',
    html: '<button id="t">\n 名 \n</button>',
    name: '名',
  },
];

export const hiddenCases: NameCase[] = [
  ...hide.slice(0, 5).map((hiding) => ({
    title: `2A ${hiding} in the content is left out`,
    html: `<button id="t">甲 <i ${hiding}>x</i> 乙</button>`,
    name: '甲 乙',
  })),
  ...hide.map((hiding) => ({
    title: `2A ${hiding} in a heading is left out`,
    html: `<h3 id="t">甲 <i ${hiding}>x <b>x</b></i></h3>`,
    name: '甲',
  })),
  {
    title: '2A a visible child of an invisible element counts',
    html: '<h3 id="t">甲 <i style="visibility: hidden">x <b style="visibility: visible">乙</b></i></h3>',
    name: '甲 乙',
  },
  {
    title: '2A generated text of an invisible element is left out',
    html: '<style>i::before { content: "x" }</style><h3 id="t">甲 <i style="visibility: hidden">x</i></h3>',
    name: '甲',
  },
  {
    title: '2A content of closed details is left out',
    html: '<div id="t" role="button"><details><summary>甲</summary>x <p>x</p></details></div>',
    name: '甲',
  },
];
