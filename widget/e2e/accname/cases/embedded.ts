import type { NameCase } from './case';

const option = (n: number): string => `<option${n === 3 ? ' selected' : ''}>${n}</option>`;
const item = (n: number): string =>
  `<i role="option"${n === 3 ? ' aria-selected="true"' : ''}>${n}</i>`;

/** Controls with the value 3. */
const controls: Readonly<Record<string, string>> = {
  'a text field': '<input ID value="3">',
  'a text area': '<textarea ID>3</textarea>',
  'a search field': '<input type="search" ID value="3">',
  'a list': `<select ID>${[1, 2, 3].map(option).join('')}</select>`,
  'an open list': `<select size="3" ID>${[1, 2, 3].map(option).join('')}</select>`,
  'a number field': '<input type="number" ID value="3">',
  'a range': '<input type="range" max="5" ID value="3">',
  'an ARIA text field': '<span role="textbox" ID>3</span>',
  'an ARIA combobox': '<span role="combobox" ID>3</span>',
  'an ARIA combobox on an input': '<input role="combobox" ID value="3">',
  'an ARIA list': `<span role="listbox" ID>${[1, 2, 3].map(item).join(' ')}</span>`,
  'an ARIA slider': '<span role="slider" tabindex="0" aria-valuenow="3" ID>3.0</span>',
  'an ARIA slider with a text':
    '<span role="slider" tabindex="0" aria-valuenow="3.0" aria-valuetext="3" ID>x</span>',
  'an ARIA spin button': '<span role="spinbutton" tabindex="0" aria-valuenow="3" ID>3.0</span>',
};

export const embeddedCases: NameCase[] = [
  ...Object.entries(controls).flatMap(([kind, html]): NameCase[] => [
    {
      title: `2C ${kind} within a label contributes its value`,
      html: `<label><input type="checkbox" id="t"> 闪 ${html.replace('ID', 'aria-label="次数"')} 次</label>`,
      name: '闪 3 次',
      ...(kind === 'an ARIA combobox' && { chromium: '闪 次数 次' }),
    },
    {
      title: `2C ${kind} keeps its own name within the label of another control`,
      html: `<label><input type="checkbox"> 闪 ${html.replace('ID', 'id="t" aria-label="次数"')} 次</label>`,
      name: '次数',
    },
  ]),
  {
    title: '2C all selected options contribute',
    html: `<label><input type="checkbox" id="t"> 选 <select multiple><option selected>甲</option><option>乙</option><option selected>丙</option></select></label>`,
    name: '选 甲 丙',
  },
  {
    title: '2C an empty field contributes nothing, not even its own name',
    html: '<label><input type="checkbox" id="t"> 闪 <input aria-label="x"> 次</label>',
    name: '闪 次',
    chromium: '闪 x 次',
  },
  {
    title: '2C a field that refers to itself does not have its value as its name',
    html: '<input id="t" aria-labelledby="t" title="名" value="3">',
    name: '名',
  },
];

/** Browsers mask a password with bullets, which shows its length; here it contributes nothing. */
export const passwordCase: NameCase = {
  title: '2C a password within a label contributes nothing',
  html: '<label><input type="checkbox" id="t"> 保存 <input type="password" value="hunter2"> 密码</label>',
  name: '保存 密码',
  chromium: '保存 ••••••• 密码',
};
