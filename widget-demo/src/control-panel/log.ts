import { h, text } from '../bilingual';
import type { ToolbarControl } from './toolbar-control';
import { button, row, section } from './section';

const LONGEST = 200;

/** Section with the events of the toolbar, newest first, and errors of the page. */
export function logSection(control: ToolbarControl): HTMLElement {
  const list = h('ol', {
    className: 'log',
    tabIndex: 0,
    attributes: { 'aria-label': '事件记录 Event log' },
  });
  const note = (name: string, detail: unknown) => {
    const time = new Date().toTimeString().slice(0, 8);
    const entry = h(
      'li',
      { className: name },
      h('time', {}, time),
      ' ',
      h('b', {}, name),
      ' ',
      describe(detail),
    );
    list.prepend(entry);
    while (list.children.length > LONGEST) list.lastChild?.remove();
  };
  control.subscribe(note);
  window.addEventListener('error', ({ message }) => note('page-error', message));
  window.addEventListener('unhandledrejection', ({ reason }) => note('page-error', String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note('csp-report', `${violatedDirective} ${blockedURI}`),
  );
  return section(
    text('事件', 'Events'),
    false,
    list,
    row(button(text('清空', 'Clear'), '', () => list.replaceChildren())),
  );
}

function describe(detail: unknown): string {
  const json = typeof detail === 'string' ? detail : JSON.stringify(detail);
  return json === '{}' ? '' : json;
}
