import { h, text } from '../bilingual';
import type { ToolbarControl } from './toolbar-control';
import { button, row, section } from './section';

const REFRESH_MS = 1000;

type Entry = readonly [place: string, key: string, value: string];

/** Stored entries; empty when storage throws. */
function readEntries(): Entry[] {
  const entries: Entry[] = [];
  try {
    for (const cookie of document.cookie.split('; ').filter(Boolean)) {
      const at = cookie.indexOf('=');
      entries.push(['cookie', cookie.slice(0, at), cookie.slice(at + 1)]);
    }
    for (let index = 0; index < localStorage.length; index++) {
      const key = localStorage.key(index) ?? '';
      if (!key.startsWith('qa-panel'))
        entries.push(['localStorage', key, localStorage.getItem(key) ?? '']);
    }
  } catch (error) {
    entries.push(['—', '', String(error)]);
  }
  return entries;
}

/** Section with the stored entries and the cookie of the toolbar. */
export function storageSection(control: ToolbarControl): HTMLElement {
  const body = h('tbody');
  let shown = '';
  const show = () => {
    const entries = readEntries();
    const state = JSON.stringify(entries);
    if (state === shown) return;
    shown = state;
    body.replaceChildren(
      ...entries.map(([place, key, value]) =>
        h('tr', {}, h('td', {}, place), h('td', {}, key), h('td', {}, value)),
      ),
    );
  };
  const forget = () => {
    const { namespace } = control;
    for (const [place, key] of readEntries()) {
      if (!key.startsWith(namespace)) continue;
      if (place === 'cookie') document.cookie = `${key}=; path=/; max-age=0`;
      else localStorage.removeItem(key);
    }
    show();
  };
  const part = section(
    text('存储', 'Storage'),
    false,
    h(
      'table',
      {},
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          ...[text('处', 'Where'), text('键', 'Key'), text('值', 'Value')].map((label) =>
            h('th', {}, label),
          ),
        ),
      ),
      body,
    ),
    row(button(text('清除工具条所存', 'Forget all'), '', forget)),
  );
  control.subscribe(show);
  window.setInterval(() => {
    if (part.open) show();
  }, REFRESH_MS);
  show();
  return part;
}
