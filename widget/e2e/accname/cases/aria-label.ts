import type { NameCase } from './case';

const roles =
  'alert alertdialog application article banner blockquote button cell checkbox columnheader combobox complementary ' +
  'contentinfo dialog document feed figure form grid gridcell group heading img link list listbox listitem log main ' +
  'marquee math menu menubar menuitem menuitemcheckbox menuitemradio meter navigation note option progressbar radio ' +
  'radiogroup region row rowgroup rowheader scrollbar search searchbox separator slider spinbutton status switch tab ' +
  'table tablist tabpanel textbox timer toolbar tooltip tree treegrid treeitem';

const elements =
  'a article aside blockquote button dd dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr img li main ' +
  'meter nav ol output progress section select svg table textarea ul';

const ofRole = (role: string): NameCase => ({
  title: `2D aria-label names role ${role}`,
  html: `<div id="t" role="${role}" aria-label="名">x</div>`,
  name: '名',
});

const ofElement = (name: string): NameCase => ({
  title: `2D aria-label names <${name}>`,
  html: `<${name} id="t" aria-label="名">x</${name}>`,
  name: '名',
});

export const ariaLabelCases: NameCase[] = [
  ...roles.split(' ').map(ofRole),
  ...elements.split(' ').map(ofElement),
  {
    title: '2D comes before a label element',
    html: '<label for="t">x</label><input id="t" aria-label="名">',
    name: '名',
  },
  {
    title: '2D comes before alt text',
    html: '<img id="t" alt="x" aria-label="名">',
    name: '名',
  },
  {
    title: '2D comes before content',
    html: '<button id="t" aria-label="名">x</button>',
    name: '名',
  },
  {
    title: '2D comes before a title',
    html: '<button id="t" title="x" aria-label="名"></button>',
    name: '名',
  },
  {
    title: '2D an empty aria-label is ignored',
    html: '<button id="t" aria-label="">名</button>',
    name: '名',
  },
  {
    title: '2D an aria-label of white space is ignored',
    html: '<button id="t" aria-label=" \t\n">名</button>',
    name: '名',
  },
  {
    title: '2D white space is trimmed and collapsed',
    html: '<button id="t" aria-label="\n 甲 \t 乙 ">x</button>',
    name: '甲 乙',
  },
  {
    title: '2D aria-label of a child replaces the content of the child',
    html: '<h2 id="t">甲 <a href="#" aria-label="乙">x <img alt="x"></a> 丙</h2>',
    name: '甲 乙 丙',
  },
  {
    title: '2D a child named by aria-label is separated by spaces',
    html: '<button id="t">甲<i aria-label="乙">x</i>丙</button>',
    name: '甲 乙 丙',
  },
];
