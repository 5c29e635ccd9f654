import { listen } from '../../../shared/listen';
import { accessibleName, spokenText } from '../../../reading';
import { createOutline } from '../../../reading/outline';
import { switchTool } from '../../../tools/tool';
import type { ExtensionSession } from '../../extension';
import type { FurtherTool, RunningTool } from '../../further-tool';
import { controlOf } from './control-of';
import { watchTaps } from './watch-taps';

/** Values of fields may be private: fields are read by name. */
const isField = (element: Element): boolean => /^(input|select|textarea)$/.test(element.localName);

/** The first tap on a control reads it, the next one on the same control is for the page. */
function start({ window, host: { shadow }, toolbar, lang }: ExtensionSession): RunningTool {
  const outline = createOutline(shadow.firstElementChild ?? shadow.host);
  const watched = new Map<Window, () => void>();
  let explored: Element | undefined;

  function read(control: Element): void {
    const text = (isField(control) && accessibleName(control)) || spokenText(control, lang);
    outline.show(control);
    const { sound, caption } = toolbar.settings;
    if (caption && !sound) toolbar.showCaption(text);
    else void toolbar.speak(text, { lang });
  }

  function takes(path: readonly EventTarget[]): boolean {
    if (path.includes(shadow)) return false;
    const control = controlOf(path[0]);
    const isSame = control === explored;
    explored = control;
    if (!control) outline.hide();
    if (!control || isSame) return false;
    read(control);
    return true;
  }

  /** Watches a window and the frames of the same origin in it, also those that load later. */
  function watch(target: (Window & typeof globalThis) | null): void {
    if (!target || watched.has(target)) return;
    const addFrame = (node: EventTarget | null) => {
      const { contentDocument } = (node ?? {}) as Partial<HTMLIFrameElement>;
      watch(contentDocument?.defaultView ?? null);
    };
    const undo = [
      watchTaps(target, takes),
      listen(target, { load: ({ target: node }: Event) => addFrame(node) }),
    ];
    watched.set(target, () => {
      for (const step of undo) step();
    });
    for (const frame of target.document.querySelectorAll('iframe,frame')) addFrame(frame);
  }

  function stop(): void {
    for (const undo of watched.values()) undo();
    watched.clear();
    explored = undefined;
    outline.hide();
  }

  return {
    update({ touchExplore }) {
      if (touchExplore) watch(window);
      else if (watched.size) stop();
    },
    stop,
  };
}

export const touchExplore: FurtherTool = {
  tool: switchTool(
    'touch-explore',
    'touchExplore',
    () =>
      'M10 13V8a2 2 0 0 1 4 0v4l4 1a2 2 0 0 1 2 3l-1 5h-8l-4-5a2 2 0 0 1 3-2M6 9a6 6 0 0 1 12 0',
  ),
  settings: { touchExplore: ['touch-explore', [false, true]] },
  start,
};
