import { joinLanguages, h, text } from '../bilingual';
import { HOSTS } from '../hosts';
import { GROUPS } from './groups';
import type { Group, Item } from './item';
import { loadAnswers, saveAnswers } from './store';

const TICKED = 'ticked';
const FIELDS = [
  ['tester', text('测试人', 'Tester'), 'text'],
  ['date', text('日期', 'Date'), 'date'],
  ['browser', text('浏览器与系统', 'Browser and system'), 'text'],
  ['version', text('工具条版本', 'Toolbar version'), 'text'],
] as const;

/** The list with its header and buttons; every input is stored at once. */
function start(list: HTMLElement, header: HTMLElement, progress: HTMLElement): void {
  let answers = loadAnswers();
  const all = GROUPS.flatMap(({ items }) => items);
  const keep = (id: string, value: string) => {
    answers = { ...answers, [id]: value };
    saveAnswers(answers);
    show();
  };
  const show = () => {
    const done = all.filter(({ id }) => answers[id] === TICKED).length;
    progress.replaceChildren(
      h('progress', {
        max: all.length,
        value: done,
        attributes: { 'aria-label': joinLanguages(text('完成', 'Done')) },
      }),
      ' ',
      h('b', {}, `${done} / ${all.length}`),
    );
    for (const counter of list.querySelectorAll<HTMLElement>('[data-group]')) {
      const items = GROUPS[Number(counter.dataset['group'])]?.items ?? [];
      counter.textContent = `${items.filter(({ id }) => answers[id] === TICKED).length}/${items.length}`;
    }
  };

  const itemRow = ({ id, what, hosts }: Item) => {
    const box = h('input', { type: 'checkbox', checked: answers[id] === TICKED });
    box.addEventListener('change', () => keep(id, box.checked ? TICKED : ''));
    const links = hosts.map((file) => {
      const name = HOSTS.find(([host]) => host === file)?.[1] ?? text(file, file);
      return h('a', { href: `${file}.html` }, name.zh);
    });
    return h(
      'li',
      {},
      h('label', {}, box, h('span', {}, what)),
      h('span', { className: 'hosts' }, ...links),
    );
  };
  const group = ({ title, items }: Group, index: number) =>
    h(
      'section',
      {},
      h(
        'h2',
        {},
        title,
        ' ',
        h('span', { className: 'count', attributes: { 'data-group': String(index) } }),
      ),
      h('ul', {}, ...items.map(itemRow)),
    );
  const draw = () => {
    header.replaceChildren(
      ...FIELDS.map(([id, label, type]) => {
        const input = h('input', { type, value: answers[id] ?? '' });
        input.addEventListener('input', () => keep(id, input.value));
        return h('label', {}, h('span', {}, label), input);
      }),
    );
    list.replaceChildren(...GROUPS.map(group));
    show();
  };

  document.querySelector('#print')?.addEventListener('click', () => window.print());
  document.querySelector('#clear')?.addEventListener('click', () => {
    if (!window.confirm(joinLanguages(text('清除全部勾选和填写？', 'Clear all ticks and fields?'))))
      return;
    answers = {};
    saveAnswers(answers);
    draw();
  });
  draw();
}

const [list, header, progress] = ['#list', '#header', '#progress'].map((id) =>
  document.querySelector<HTMLElement>(id),
);
if (list && header && progress) start(list, header, progress);
