import { h, joinLanguages, text, type Text } from '../bilingual';
import { attributeNames, rateLists, zoomLimits, type Choice, type textNames } from './choice';

type TextName = (typeof textNames)[number];

interface Field {
  name: TextName;
  label: Text;
  hint?: Text;
  /** Values and labels of a select; without them the field is a line of text. */
  values?: readonly (readonly [value: string, label: Text])[];
}

const fields: readonly Field[] = [
  {
    name: 'lang',
    label: text('语言', 'Language'),
    values: [
      ['', text('随网页', 'as the page')],
      ['zh-CN', text('中文', 'Chinese')],
      ['en', text('英文', 'English')],
    ],
  },
  {
    name: 'position',
    label: text('位置', 'Position'),
    values: [
      ['', text('窗口上方', 'top of the window')],
      ['bottom', text('窗口下方', 'bottom of the window')],
    ],
  },
  {
    name: 'open',
    label: text('第一次来访', 'First visit'),
    values: [
      ['', text('不打开', 'closed')],
      ['true', text('打开', 'open')],
    ],
  },
  {
    name: 'maxZoom',
    label: text('最大放大', 'Largest zoom'),
    values: [
      ['', text('1.4 倍', '140 %')],
      ...zoomLimits.map(
        (limit) => [limit, text(`${limit} 倍`, `${Math.round(Number(limit) * 100)} %`)] as const,
      ),
    ],
  },
  {
    name: 'rates',
    label: text('语速', 'Speech rates'),
    values: [
      ['', text('1 与 1.5 倍', '1 and 1.5')],
      ...rateLists.map((rates) => [rates, text(rates, '')] as const),
    ],
  },
  {
    name: 'folder',
    label: text('文件放在哪里', 'Folder of the files'),
    hint: text(
      '网站上的路径，或另一台主机的地址',
      'a path of the site, or the address of another host',
    ),
  },
  {
    name: 'opener',
    label: text('打开它的元素', 'What opens it'),
    hint: text('CSS 选择器；没有则由脚本打开', 'CSS selector; without one, a script opens it'),
  },
  {
    name: 'hotkeys',
    label: text('快捷键', 'Hotkeys'),
    hint: text(
      '例如 sound=Alt+Shift+KeyS，以空格分隔',
      'such as sound=Alt+Shift+KeyS, separated by spaces',
    ),
  },
  {
    name: 'fallbackAudioUrl',
    label: text('备用语音地址', 'Address of fallback audio'),
    hint: text('浏览器不能朗读时使用，例如 /tts', 'for browsers that cannot speak, such as /tts'),
  },
  {
    name: 'namespace',
    label: text('存储的前缀', 'Prefix of what is stored'),
    hint: text('默认 a11y-toolbar', 'default a11y-toolbar'),
  },
  {
    name: 'cookieDomain',
    label: text('各子域共享的域名', 'Domain shared by sub-domains'),
    hint: text('默认只限本主机', 'default: this host only'),
  },
];

export interface Fields {
  elements: readonly HTMLElement[];
  /** Writes the choice into the fields. */
  show(choice: Choice): void;
  /** Marks the fields whose attribute the toolbar refuses. */
  showRefused(attributes: readonly string[]): void;
}

/** The fields but for the tools. @param onChange called with each new value */
export function createFields(onChange: (name: TextName, value: string) => void): Fields {
  const rows = fields.map((field) => createField(field, onChange));
  return {
    elements: rows.map(({ element }) => element),
    show(choice) {
      for (const { name, control } of rows) control.value = choice[name];
    },
    showRefused(attributes) {
      for (const { name, control, problem } of rows) {
        const isRefused = name !== 'folder' && attributes.includes(attributeNames[name]);
        control.setAttribute('aria-invalid', String(isRefused));
        problem.replaceChildren(
          ...(isRefused
            ? [
                h(
                  'span',
                  {},
                  text('工具条不认识这个值，会用默认值。', 'The toolbar ignores this value.'),
                ),
              ]
            : []),
        );
      }
    },
  };
}

function createField(
  { name, label, hint, values }: Field,
  onChange: (name: TextName, value: string) => void,
) {
  const problem = h('span', { className: 'problem', id: `problem-${name}` });
  const attributes = { 'aria-describedby': `${hint ? `hint-${name} ` : ''}problem-${name}` };
  const control: HTMLInputElement | HTMLSelectElement = values
    ? h(
        'select',
        { attributes },
        ...values.map(([value, option]) => h('option', { value }, joinLanguages(option))),
      )
    : h('input', { type: 'text', autocomplete: 'off', spellcheck: false, attributes });
  control.id = `field-${name}`;
  control.addEventListener('input', () => onChange(name, control.value.trim()));
  const element = h(
    'div',
    { className: 'field' },
    h('label', { htmlFor: control.id }, label),
    control,
    hint && h('span', { className: 'hint', id: `hint-${name}` }, hint),
    problem,
  );
  return { name, element, control, problem };
}
