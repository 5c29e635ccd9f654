import { joinLanguages, h, text } from '../bilingual';
import { FAULT_LABELS } from '../engine/faults';
import { choice, field, section } from './section';

const REFRESH_MS = 500;

/** Section with the select of the speech engine, which reloads the page, and the log of a scripted engine. */
export function enginesSection(): HTMLElement {
  const installed = window.qaEngine;
  const select = choice([
    ['', joinLanguages(text('浏览器自己的引擎', 'the browser’s own'))],
    ...Object.entries(FAULT_LABELS).map(
      ([fault, label]) => [fault, `${fault}：${joinLanguages(label)}`] as const,
    ),
  ]);
  select.value = installed?.fault ?? '';
  select.addEventListener('change', () => {
    const url = new URL(window.location.href);
    if (select.value) url.searchParams.set('engine', select.value);
    else url.searchParams.delete('engine');
    window.location.assign(url);
  });

  const list = h('ol', { className: 'heard' });
  const part = section(
    text('语音引擎', 'Speech engine'),
    Boolean(installed),
    field(text('引擎', 'Engine'), select),
    h(
      'p',
      { className: 'note' },
      text(
        '更换引擎会重新载入页面。模拟引擎不出声，听到的内容列在下面。',
        'Changing it reloads the page. A scripted engine is silent: what it would sound is listed here.',
      ),
    ),
    list,
  );
  if (installed) pollSpoken(installed.engine.heard, list, part);
  return part;
}

type Heard = NonNullable<Window['qaEngine']>['engine']['heard'];

/** Polls the record: the scripted engine has no event beyond those of the API. */
function pollSpoken(heard: Heard, list: HTMLOListElement, part: HTMLDetailsElement): void {
  window.setInterval(() => {
    if (!part.open) return;
    heard.forEach(({ text: requested, said, to, voice, rate }, index) => {
      const state = to ? `${said.length}/${requested.length}` : '…';
      const line = `${requested} [${state}, ${voice}, ${rate}×]`;
      const item = list.children[index] ?? list.appendChild(h('li', {}));
      if (item.textContent !== line) item.textContent = line;
      item.className = to && said.length < requested.length ? 'cut' : '';
    });
  }, REFRESH_MS);
}
