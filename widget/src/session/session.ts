import type { StartExtension } from '../extension/extension';
import type { Emitter } from '../shared/events';
import type { SpeechResult, Toolbar, ToolbarOptions } from '../shared/options';
import { messagesFor } from '../messages/messages';
import { isMobile } from '../page/mobile';
import { createPointerTracker } from '../page/pointer-tracker';
import { settingRules } from '../page/setting-rules';
import { watchTopLayer } from '../page/top-layer';
import { lacksZoom } from '../page/zoom';
import { createOutline, watchReading } from '../reading';
import { startPageEffects } from './page-effects';
import { pressTool } from './press';
import { pageHooks } from '../shared/page-hooks';
import type { SpokenPart } from '../shared/spoken-part';
import { chosenTools, hasFurtherTool } from '../tools/registry';
import type { ButtonName } from '../tools/tool';
import { createCaptionPager } from '../view/caption-pager';
import { watchInput, type Press } from '../view/input';
import type { ViewState } from '../view/view-state';
import { renderToolbar } from '../view/toolbar-view';
import type { HostElement } from '../view/host-element';
import { styles } from '../view/styles';

/** Delay of a restored caption in ms (specification, section 4). */
const captionDelayMs = 1000;

export interface SessionOptions {
  window: Window & typeof globalThis;
  host: HostElement;
  options: ToolbarOptions;
  lang: string;
  toolbar: Toolbar;
  /** Whether the toolbar was open on an earlier page. */
  isRestored: boolean;
  /** Click on the opener. */
  openedBy?: Press | undefined;
  /** Speech rate, which also sets the speed of the caption pages. */
  rate: () => number;
  emit: Emitter['emit'];
  /** Speaks the element under the pointer or with the focus. */
  speak: (parts: readonly SpokenPart[]) => Promise<SpeechResult>;
}

/** The toolbar while it is open. */
export interface Session {
  /** Renders and applies the current settings. */
  update(): void;
  show(change: Partial<ViewState>): void;
  showCaption(text: string): void;
  /** Moves the toolbar above later elements of the top layer. */
  raise(): void;
  /** Adds the further tools, when their file has loaded. */
  extend(start: StartExtension): void;
  focus(): void;
}

/**
 * Starts the open toolbar.
 * @param undo collects the undo of each step, also when a later step throws
 * @throws the error of the step that failed
 */
export function startSession(context: SessionOptions, undo: (() => void)[]): Session {
  const { window, host, options, lang, toolbar, isRestored, rate, emit } = context;
  const { shadow, moveTo } = host;
  const { document } = window;
  const isLow = options.position === 'bottom';
  const content = () => ({
    messages: messagesFor(lang, options.messages),
    tools: chosenTools(options.tools, isMobile(window) || (lacksZoom && !pageHooks.zoom)),
  });
  const state: ViewState = {
    isLow,
    isCentred: !hasFurtherTool(options.tools),
    ...content(),
    settings: toolbar.settings,
    captionText: '',
  };
  state.active = state.tools[0]?.name;
  let isEnded = false;
  const show = (change: Partial<ViewState>) => {
    // Speech may end after the session: ignore its updates.
    if (!isEnded) renderToolbar(shadow, Object.assign(state, change));
  };
  const partElement = (name: string) => shadow.querySelector<HTMLElement>(`[part=${name}]`);
  // Styles are parsed on the first opening, not while the toolbar is closed.
  const sheet = new window.CSSStyleSheet();
  sheet.replaceSync(styles);
  shadow.adoptedStyleSheets = [sheet];
  undo.push(() => {
    isEnded = true;
    renderToolbar(shadow, null);
  });
  show({});
  const layer = shadow.firstElementChild as HTMLElement;
  const bars = () => {
    const bar = partElement('panel')?.offsetHeight ?? 0;
    const caption = partElement('caption')?.offsetHeight ?? 0;
    return { top: isLow ? 0 : bar, bottom: isLow ? bar + caption : caption };
  };
  const fitPage = startPageEffects(window, shadow.host, layer, toolbar, bars, undo);
  const outline = createOutline(layer);
  undo.push(() => outline.hide());
  const trackPointer = createPointerTracker(window, (x, y) => {
    const pointer = partElement('pointer');
    if (pointer) pointer.style.transform = `translate(${x}px,${y}px)`;
  });
  undo.push(() => trackPointer(false));
  const captionPager = createCaptionPager(
    window,
    () => partElement('caption-text'),
    (captionText) => show({ captionText }),
    (captionText, captionRest) => {
      show({ captionText, captionRest });
      emit('caption', { text: captionText });
    },
  );
  undo.push(() => captionPager.stop());
  const showCaption = (text: string) => {
    if (state.hasCaption) captionPager.show(text, rate());
  };
  const enableReading = watchReading({
    document,
    ignore: (element) => element === shadow.host || element.getRootNode() === shadow,
    lang,
    onReading({ element, text, parts }) {
      const { sound } = toolbar.settings;
      outline.show(element, sound ? context.speak(parts) : undefined);
      if (!sound) showCaption(text);
    },
  });
  undo.push(() => enableReading(false, false));
  let enabledReading = '';
  let appliedLayout = '';
  let isCaptionReady = !isRestored || !toolbar.settings.caption;
  if (!isCaptionReady) {
    const timer = window.setTimeout(() => {
      isCaptionReady = true;
      update();
    }, captionDelayMs);
    undo.push(() => window.clearTimeout(timer));
  }

  function raise() {
    // Without the popover API, z-index and document order keep the layer on top.
    if (!layer.isConnected || !('showPopover' in layer)) return;
    const focused = shadow.activeElement as HTMLElement | null;
    layer.setAttribute('popover', 'manual');
    if (layer.matches(':popover-open')) layer.hidePopover(); // eslint-disable-line no-restricted-syntax -- tested above
    layer.showPopover(); // eslint-disable-line no-restricted-syntax -- tested above
    focused?.focus();
  }

  function update() {
    const { settings } = toolbar;
    const { sound, caption, zoom, crosshair, largeCursor, pointerReading } = settings;
    show({ settings, hasCaption: caption && isCaptionReady });
    if (!caption) captionPager.stop();
    // Other settings do not affect the layout of the page.
    const layout = `${zoom}${settingRules(settings)}${state.hasCaption}`;
    if (layout !== appliedLayout) {
      appliedLayout = layout;
      fitPage();
    }
    trackPointer(crosshair || largeCursor, settingRules(settings));
    const byPointer = pointerReading || (caption && !sound);
    const byFocus = sound || caption;
    if (enabledReading === `${byPointer}${byFocus}`) return;
    enabledReading = `${byPointer}${byFocus}`;
    outline.hide();
    enableReading(byPointer, byFocus);
  }

  const announce = (text: string) => {
    // A live region announces changed text only: the no-break space makes a repeated sentence differ.
    show({ status: state.status === text ? `${text}\u00a0` : text });
  };

  const focus = (name?: ButtonName) => {
    const button = shadow.querySelector<HTMLElement>(`[data-tool=${String(name)}]`);
    (button ?? shadow.querySelector<HTMLElement>('[tabindex="0"]'))?.focus();
  };

  undo.push(
    watchInput(
      window,
      shadow,
      {
        press(pressed) {
          const tool = state.tools.find(({ name }) => name === pressed);
          if (tool)
            state.press = pressTool(tool, toolbar, state.messages, lang, showCaption, announce);
          else {
            toolbar.set({ caption: false });
            focus('caption');
          }
        },
        escape() {
          if (!state.escape?.()) toolbar.close();
        },
        activate: (active) => show({ active }),
      },
      context.openedBy,
    ),
    watchTopLayer(document, 'showPopover' in layer, raise, (modal) => {
      moveTo(modal);
      fitPage();
    }),
    () => moveTo(document.documentElement),
  );
  raise();
  update();

  return {
    update,
    show,
    showCaption,
    raise,
    extend(start) {
      show(content());
      undo.push(start(context, state, show));
    },
    focus: () => focus(),
  };
}
