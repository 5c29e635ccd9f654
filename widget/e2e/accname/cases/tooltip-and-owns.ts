import type { NameCase } from './case';

const fields = 'text password number search tel email url';

export const tooltipCases: NameCase[] = [
  {
    title: '2I title is used when nothing else gives a name',
    html: '<button id="t" title="名"></button>',
    name: '名',
  },
  {
    title: '2I content comes before a title',
    html: '<button id="t" title="x">名</button>',
    name: '名',
  },
  {
    title: '2I white space does not count as content',
    html: '<button id="t" title="名"> <i> </i> </button>',
    name: '名',
  },
  {
    title: '2I a link around a decorative image',
    html: '<a id="t" href="#" title="名"><img alt=""></a>',
    name: '名',
  },
  { title: '2I an image without alt', html: '<img id="t" title="名">', name: '名' },
  {
    title: '2I an image with empty alt',
    html: '<img id="t" alt="" title="名">',
    name: '名',
    chromium: '',
  },
  {
    title: '2I a group, which is not named from content',
    html: '<div id="t" role="group" title="名">x</div>',
    name: '名',
  },
  { title: '2I a frame', html: '<iframe id="t" title="名"></iframe>', name: '名' },
  { title: '2I an abbreviation', html: '<abbr id="t" title="名">x</abbr>', name: '名' },
  { title: '2I a list', html: '<select id="t" title="名"><option>x</option></select>', name: '名' },
  { title: '2I a checkbox', html: '<input id="t" type="checkbox" title="名">', name: '名' },
  ...fields.split(' ').flatMap((type): NameCase[] => [
    {
      title: `2I a title comes before a placeholder (${type})`,
      html: `<input id="t" type="${type}" title="名" placeholder="x">`,
      name: '名',
    },
    {
      title: `2I a placeholder is the last resort (${type})`,
      html: `<input id="t" type="${type}" placeholder="名">`,
      name: '名',
    },
  ]),
];

export const ownsCases: NameCase[] = [
  {
    title: '2F aria-owns appends an element from elsewhere after the content',
    html: '<button id="t" aria-owns="a">甲</button><i id="a"> 乙</i>',
    name: '甲 乙',
  },
  {
    title: '2F aria-owns includes an element within aria-hidden',
    html: '<button id="t" aria-owns="a"><b aria-hidden="true"><i id="a">甲</i> x</b></button>',
    name: '甲',
  },
  {
    title: '2F aria-owns of a hidden element adds nothing',
    html: '<button id="t" aria-owns="a b c">甲</button><i id="a" hidden>x</i><p hidden><i id="b">x</i></p><i id="c" aria-hidden="true">x</i>',
    name: '甲',
  },
  {
    title: '2F aria-owns on a hidden element is ignored',
    html: '<h3 id="t"><i hidden aria-owns="a">x</i><b id="a">名</b></h3>',
    name: '名',
    chromium: '',
  },
];
