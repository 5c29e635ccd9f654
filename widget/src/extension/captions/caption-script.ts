/**
 * Script and text size of the caption. What can go wrong: a converter that does not load, pages split for another size,
 * text that is cut off, an event that the page did not cause. e2e/caption-script.spec.ts covers each case.
 */
import type { Settings } from '../../shared/options';
import { warn } from '../../shared/warn';
import type { Tool } from '../../tools/tool';
import type { ViewState } from '../../view/view-state';
import type { ExtensionSession } from '../extension';
import type { FurtherTool, RunningTool } from '../further-tool';
import { Annotated, CaptionBar } from './caption-bar';
import { captionScripts, captionSizes, nextValue } from './caption-settings';
import { captionRules } from './caption-styles';
import { converterLoaders } from './converter-loaders';
import type { Converters } from './converters';

/** Marks under the icon, which show the state without colour. */
const marks = (count: number) =>
  count ? `M${12 - 1.5 * count} 22h.1${'m2.9 0h.1'.repeat(count - 1)}` : '';

const sizeTool: Tool = {
  name: 'caption-size',
  icon: ({ captionSize = '53' }) =>
    `M2 18l5-13 5 13M4 13h6M14 18l3.5-9 3.5 9M15 15h5${marks(captionSizes.indexOf(captionSize))}`,
  press({ captionSize = '53' }) {
    const next = nextValue(captionSizes, captionSize);
    return { patch: { captionSize: next }, say: 'captionSizeChanged', shift: next };
  },
};

function start({
  window,
  host: { shadow },
  toolbar,
  state,
  show,
  emit,
}: ExtensionSession): RunningTool {
  const converters: Partial<Converters> = {};
  /** The scripts whose converter is loading, or has failed since the last choice. */
  const requested = new Set<string>();
  let lastScript = '';
  const sheet = new window.CSSStyleSheet();
  shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet];
  let appliedRules = '';
  let isStopped = false;

  /** Splits the text of the current and the later pages again. */
  const repaginate = () => toolbar.showCaption(state.captionText + (state.captionRest ?? ''));

  async function load(script: keyof Converters): Promise<void> {
    requested.add(script);
    try {
      Object.assign(converters, { [script]: await converterLoaders[script](shadow.host) });
      if (!isStopped) repaginate();
    } catch (error) {
      if (isStopped) return;
      warn(`a11y-toolbar-${script}.js: ${String(error)}`);
      emit('error', { reason: `caption script ${script} is not loaded` });
    }
  }

  function content({ captionText, settings: { captionScript = 'simplified' } }: ViewState) {
    if (captionScript !== lastScript) requested.clear();
    lastScript = captionScript;
    if (captionScript === 'simplified') return captionText;
    if (!converters[captionScript] && !requested.has(captionScript)) void load(captionScript);
    if (captionScript === 'traditional')
      return converters.traditional?.(captionText) ?? captionText;
    return converters.pinyin ? Annotated(captionText, converters.pinyin) : captionText;
  }

  const unlisten = toolbar.on('change', ({ changed }) => {
    if (!changed.some((name) => /^caption/.test(name))) return;
    // The size button leaves with the caption: another button has to be the tab stop.
    if (!state.hasCaption && state.active === sizeTool.name)
      show({ active: (state.row ?? state.tools)[0]?.name });
    if (state.hasCaption) repaginate();
  });

  show({ caption: (view) => CaptionBar(view, content(view), sizeTool) });
  // Pages from before this file had loaded.
  void Promise.resolve().then(() => {
    if (!isStopped && state.captionText) repaginate();
  });
  return {
    buttons: [sizeTool],
    update({ caption, captionScript = 'simplified', captionSize = '53' }) {
      if (!caption) requested.clear();
      const rules = captionRules(captionScript, captionSize);
      if (rules !== appliedRules) sheet.replaceSync((appliedRules = rules));
    },
    stop() {
      isStopped = true;
      unlisten();
    },
  };
}

export const captionScript: FurtherTool = {
  tool: {
    name: 'caption-script',
    icon: ({ captionScript: current = 'simplified' }) =>
      `M3 3h18v16H3zM12 6v2M7 8h10v2M9 12h6l-3 2v3h-1.5M8 14.5h8${marks(captionScripts.indexOf(current))}`,
    press({ captionScript: current = 'simplified' }) {
      const next = nextValue(captionScripts, current);
      // A script that is not seen helps nobody: switch the caption on.
      const patch: Partial<Settings> = { captionScript: next };
      if (next !== 'simplified') patch.caption = true;
      return { patch, say: `caption-script-${next}` };
    },
  },
  settings: {
    captionScript: ['caption-script', captionScripts],
    captionSize: ['caption-size', captionSizes],
  },
  start,
};
