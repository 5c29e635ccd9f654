import { spokenText } from '../../../reading';
import { createOutline } from '../../../reading/outline';
import { switchTool } from '../../../tools/tool';
import type { ExtensionSession } from '../../extension';
import type { FurtherTool, RunningTool } from '../../further-tool';
import { publicName } from '../../public-name';
import { watchDocuments } from '../../watch-documents';
import { controlOf } from './control-of';
import { watchTaps } from './watch-taps';

/** Values of fields may be private: fields are read by name. States of switches and texts of buttons are not values. */
const isField = (element: Element): boolean =>
  element.matches(
    'input:not([type=button],[type=checkbox],[type=image],[type=radio],[type=reset],[type=submit]),select,textarea,[contenteditable]:not([contenteditable=false]),[role=combobox],[role=listbox],[role=searchbox],[role=textbox],[role=spinbutton],[role=slider]',
  );

/** The first tap on a control reads it, the next one on the same control is for the page. */
function start({ window, host: { shadow }, toolbar, lang, state }: ExtensionSession): RunningTool {
  const { messages } = state;
  const outline = createOutline(shadow.firstElementChild ?? shadow.host);
  let unwatch: (() => void) | undefined;
  let explored: Element | undefined;

  function read(control: Element): void {
    const text = isField(control)
      ? publicName(control) || String(messages.regionsUnnamed)
      : spokenText(control, lang);
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

  function stop(): void {
    unwatch?.();
    unwatch = undefined;
    explored = undefined;
    outline.hide();
  }

  return {
    update({ touchExplore }) {
      if (touchExplore) unwatch ??= watchDocuments(window, (view) => watchTaps(view, takes));
      else if (unwatch) stop();
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
