import { listen } from '../../../shared/listen';
import type { ExtensionSession } from '../../extension';
import type { FurtherTool, RunningTool } from '../../further-tool';
import { spokenRegion } from './describe-region';
import { sections, type Section } from './find-regions';
import { createFocusMover } from './go-to';
import { createRegionsState } from './regions-state';
import { RegionsView, type RowWindow } from './regions-view';

/** Rows until the list has been measured, and the step of the page keys. */
const initialCount = 20;
const pageStep = 8;

/** The active row after a key, out of `count`. */
const steps: Readonly<Record<string, (active: number, count: number) => number>> = {
  ArrowDown: (active) => active + 1,
  ArrowUp: (active) => active - 1,
  PageDown: (active) => active + pageStep,
  PageUp: (active) => active - pageStep,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function start(session: ExtensionSession): RunningTool {
  const { host, toolbar, panels, show, lang } = session;
  const { messages } = session.state;
  const { shadow } = host;
  const render = () => show({});
  const state = createRegionsState(session, render);
  const focusMover = createFocusMover();
  const rows: RowWindow = { first: 0, count: initialCount };
  const list = () => shadow.querySelector<HTMLElement>('[part=regions-list]');
  const tab = () => shadow.querySelector<HTMLElement>('[part=regions-panel] [tabindex="0"]');

  /** Measures which rows are visible, after the first rendering or a scroll. */
  function measure(): void {
    const element = list();
    const rowHeight = element && element.scrollHeight / state.rows.length;
    if (!rowHeight) return;
    rows.first = Math.floor(element.scrollTop / rowHeight);
    rows.count = Math.ceil(element.clientHeight / rowHeight);
    render();
  }

  function activate(index: number): void {
    state.active = Math.max(0, Math.min(index, state.rows.length - 1));
    const element = list();
    if (!element) return;
    const rowHeight = element.scrollHeight / state.rows.length;
    const top = state.active * rowHeight;
    const bottom = top + rowHeight - element.clientHeight;
    element.scrollTop = Math.max(bottom, Math.min(top, element.scrollTop));
    measure();
  }

  function choose(section: Section): void {
    const isInList = shadow.activeElement === list();
    state.choose(section);
    render();
    activate(0);
    ((isInList && list()) || tab())?.focus();
  }

  function go(index: number): void {
    const region = state.rows[index];
    if (!region?.element.isConnected) return;
    const { section } = state;
    focusMover.goTo(region.element);
    panels.close();
    // The toolbar reads the focus; a container without a name would be read by its first heading.
    if (section === 'headings' || section === 'links') return;
    const text = spokenRegion(region, section, messages);
    if (toolbar.settings.sound) void toolbar.speak(text, { lang });
    else toolbar.showCaption(text);
  }

  function keydown(event: KeyboardEvent): void {
    const { key, altKey, ctrlKey, metaKey, target } = event;
    if (altKey || ctrlKey || metaKey) return;
    const isOnTab = target !== list();
    if (!(target as Element).closest('[part=regions-panel]')) return;
    const turn = { ArrowRight: 1, ArrowLeft: -1 }[key];
    const step = steps[key];
    if (turn) {
      const index = sections.indexOf(state.section) + turn;
      choose(sections.at(index % sections.length) ?? 'landmarks');
    } else if (isOnTab && /^(Home|End)$/.test(key)) {
      choose(sections.at(key === 'Home' ? 0 : -1) ?? 'landmarks');
    } else if (isOnTab && key === 'ArrowDown') list()?.focus();
    else if (step) activate(step(state.active, state.rows.length));
    else if (/^[1-9]$/.test(key)) go(Number(key) - 1);
    else if (/^(Enter| )$/.test(key) && !isOnTab) go(state.active);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function click({ target }: MouseEvent): void {
    const { section, index } =
      (target as Element).closest<HTMLElement>('[data-section],[data-index]')?.dataset ?? {};
    if (section) choose(section as Section);
    else if (index) go(Number(index));
  }

  let unlisten: (() => void) | undefined;
  return {
    panel: {
      render: (view) => RegionsView(view, state, rows),
      opened() {
        unlisten = listen(shadow, { click, keydown, scroll: measure }, false);
        state.start();
        measure();
        (list() ?? tab())?.focus();
      },
      closed() {
        unlisten?.();
        state.stop();
      },
    },
    stop: () => focusMover.stop(),
  };
}

export const regions: FurtherTool = {
  tool: {
    name: 'regions',
    icon: () => 'M3 3h18v5H3zM3 12h6v9H3zM13 12h8v9h-8z',
    press: () => ({}),
  },
  start,
};
