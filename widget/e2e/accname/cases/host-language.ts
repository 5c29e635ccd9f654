import type { NameCase } from './case';

const types =
  'checkbox color date datetime-local email month number password radio range search tel text time url week';

const hidden = [
  'hidden',
  'style="display: none"',
  'style="visibility: hidden"',
  'aria-hidden="true"',
];

const labelled = (kind: string, field: string): NameCase[] => [
  { title: `2E label for ${kind}`, html: `<label for="t">名</label>${field}`, name: '名' },
  { title: `2E label around ${kind}`, html: `<label>名 ${field}</label>`, name: '名' },
];

/** By accname 2A a hidden label names its control; Chromium ignores it. */
const hiddenLabels = (kind: string, field: string): NameCase[] =>
  hidden.map((hiding) => ({
    title: `2E a label hidden by ${hiding} for ${kind}`,
    html: `<label for="t" ${hiding}>名</label>${field}`,
    name: '名',
    chromium: '',
  }));

export const hostLanguageCases: NameCase[] = [
  ...types
    .split(' ')
    .flatMap((type) => labelled(`input type ${type}`, `<input id="t" type="${type}">`)),
  ...hiddenLabels('a text field', '<input id="t">'),
  ...hiddenLabels('a checkbox', '<input id="t" type="checkbox">'),
  ...labelled('textarea', '<textarea id="t">x</textarea>'),
  ...labelled('select', '<select id="t"><option>x</option></select>'),
  ...labelled('meter', '<meter id="t" value="0.5"></meter>'),
  ...labelled('progress', '<progress id="t" value="0.5"></progress>'),
  {
    title: '2E two labels',
    html: '<label for="t">甲</label><label for="t">乙</label><input id="t">',
    name: '甲 乙',
  },
  ...['button', 'submit', 'reset'].map((type) => ({
    title: `2E the value of input type ${type}`,
    html: `<input id="t" type="${type}" value="名">`,
    name: '名',
  })),
  {
    title: '2E alt text of an image button',
    html: '<input id="t" type="image" alt="名">',
    name: '名',
  },
  { title: '2E alt text of an image', html: '<img id="t" alt="名">', name: '名' },
  {
    title: '2E an image in a picture',
    html: '<picture><source srcset="#"><img id="t" alt="名"></picture>',
    name: '名',
  },
  {
    title: '2E alt text of an area',
    html: '<img usemap="#m" alt="" src="data:image/gif;base64,R0lGODlhAQABAAAAACw="><map name="m"><area id="t" href="#" alt="名" coords="0,0,9,9"></map>',
    name: '名',
    chromium: '',
  },
  {
    title: '2E the legend of a fieldset',
    html: '<fieldset id="t"><legend>名</legend><input></fieldset>',
    name: '名',
  },
  {
    title: '2E the caption of a table',
    html: '<table id="t"><caption>名</caption><tr><td>x</table>',
    name: '名',
  },
  {
    title: '2E the caption of a figure',
    html: '<figure id="t"><p>x</p><figcaption>名</figcaption></figure>',
    name: '名',
    chromium: '',
  },
  {
    title: '2E title of an svg',
    html: '<svg id="t" role="img"><title>名</title><circle r="4"/></svg>',
    name: '名',
  },
  {
    title: '2E title of an svg names the link around it',
    html: '<a id="t" href="#"><svg><title>名</title><circle r="4"/></svg></a>',
    name: '名',
  },
  {
    title: '2E title of an svg child does not name the svg',
    html: '<svg id="t" role="img" aria-label="名"><circle r="4"><title>x</title></circle></svg>',
    name: '名',
  },
  {
    title: '2E the label of an option group',
    html: '<select size="3"><optgroup id="t" label="名"><option>x</optgroup></select>',
    name: '名',
  },
  {
    title: '2E a presentational image has no name',
    html: '<img id="t" role="presentation" alt="x">',
    name: '',
  },
  {
    title: '2E only the own legend of a fieldset counts',
    html: '<fieldset id="t"><legend>名</legend><fieldset><legend>x</legend></fieldset></fieldset>',
    name: '名',
  },
];
