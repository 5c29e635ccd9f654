import type { Emitter } from './events';
import type { Messages, Toolbar, ToolbarOptions } from './options';
import { cursorRules } from './page/cursor';
import { isMobile } from './page/mobile';
import { createPageStyle } from './page/page-style';
import { watchPointer } from './page/pointer';
import { createRoom } from './page/room';
import { watchTopLayer } from './page/top-layer';
import { keepViewportUnits } from './page/viewport-units';
import { watchPage } from './page/watch-page';
import { zoomRules } from './page/zoom';
import { createOutline, watchReading } from './reading';
import { chosenTools } from './tools/registry';
import type { Tool } from './tools/tool';
import { createCaptionTurner } from './view/caption-turner';
import { watchInput } from './view/input';
import type { Picture } from './view/picture';
import { draw } from './view/screen';
import { styles } from './view/styles';

/** The caption of an earlier visit comes back a second after the page (specification, section 4). */
const captionDelay = 1000;

export interface SessionOptions {
  window: Window & typeof globalThis;
  shadow: ShadowRoot;
  options: ToolbarOptions;
  lang: string;
  messages: Messages;
  toolbar: Toolbar;
  /** Whether the toolbar comes back from an earlier page. */
  isRestored: boolean;
  /** Speech rate, which is the pace of the caption as well. */
  rate: () => number;
  emit: Emitter['emit'];
}

/** The toolbar while it is open. */
export interface Session {
  /** Draws and applies the settings as they are now. */
  update(): void;
  show(change: Partial<Picture>): void;
  showCaption(text: string, lang: string): void;
  /** Puts the toolbar above whatever came into the top layer. */
  raise(): void;
  focus(): void;
  /** Switches everything off. */
  end(): void;
}

const openMark = 'data-a11y-toolbar-open';

export function startSession(context: SessionOptions): Session {
  const { window, shadow, options, lang, messages, toolbar, isRestored, rate, emit } = context;
  const { document } = window;
  const root = document.documentElement;
  const isLow = options.position === 'bottom';
  const tools = chosenTools(options.tools, isMobile(window));
  const picture: Picture = {
    isLow,
    messages,
    tools,
    active: tools[0]?.name,
    settings: toolbar.settings,
    hasCaption: false,
    captionText: '',
    status: '',
    isGestureNeeded: false,
  };
  const show = (change: Partial<Picture>) => draw(shadow, Object.assign(picture, change));
  const part = (name: string) => shadow.querySelector<HTMLElement>(`[part=${name}]`);
  // Here and not before: a page whose visitors leave the toolbar closed pays for no styles.
  const sheet = new window.CSSStyleSheet();
  sheet.replaceSync(styles);
  shadow.adoptedStyleSheets = [sheet];
  show({});
  const layer = shadow.firstElementChild as HTMLElement;
  const room = createRoom(window);
  const style = createPageStyle(window);
  const outline = createOutline(layer);
  const pointer = watchPointer(window, (x, y) => {
    const moved = part('pointer');
    if (moved) moved.style.transform = `translate(${x}px,${y}px)`;
  });
  const turner = createCaptionTurner(
    window,
    () => part('caption-text'),
    (captionText) => {
      show({ captionText });
      emit('caption', { text: captionText });
    },
  );
  const showCaption = (text: string, textLang: string) => {
    if (picture.hasCaption) turner.show(text, textLang, rate());
  };
  const reading = watchReading({
    document,
    ignore: (element) => element === shadow.host || element.getRootNode() === shadow,
    lang,
    onReading(read) {
      outline.show(read.element);
      if (toolbar.settings.sound) void toolbar.speak(read.text, read);
      else showCaption(read.text, read.lang);
    },
  });
  let watched = '';
  let fitted = '';
  let undoUnits: (() => void) | undefined;
  let isCaptionDue = !isRestored || !toolbar.settings.caption;
  const captionTimer =
    !isCaptionDue &&
    window.setTimeout(() => {
      isCaptionDue = true;
      update();
    }, captionDelay);

  function raise() {
    const focused = shadow.activeElement as HTMLElement | null;
    if (!layer.isConnected) return;
    if (layer.matches(':popover-open')) layer.hidePopover();
    layer.showPopover();
    focused?.focus();
  }

  /** Applies what depends on the page's own elements and rules, which may change at any time. */
  function fitPage() {
    const { zoom, largeCursor } = toolbar.settings;
    undoUnits?.();
    undoUnits = zoom > 1 ? keepViewportUnits(document) : undefined;
    const bar = part('panel')?.offsetHeight ?? 0;
    const caption = part('caption')?.offsetHeight ?? 0;
    const bars = { top: isLow ? 0 : bar, bottom: isLow ? bar + caption : caption };
    style.apply(room.rules(bars, zoom) + zoomRules(zoom) + cursorRules(largeCursor));
  }

  function update() {
    const { settings } = toolbar;
    const { sound, caption, zoom, largeCursor } = settings;
    show({ settings, hasCaption: caption && isCaptionDue });
    if (!caption) turner.stop();
    // The rest of the settings leaves the page's boxes as they are, however many there be.
    const fit = `${zoom}${largeCursor}${picture.hasCaption}`;
    if (fit !== fitted) {
      fitted = fit;
      fitPage();
    }
    pointer.follow(settings.crosshair || settings.largeCursor);
    const byPointer = settings.pointerReading || (caption && !sound);
    const byFocus = sound || caption;
    if (watched === `${byPointer}${byFocus}`) return;
    watched = `${byPointer}${byFocus}`;
    outline.hide();
    reading.pointer(byPointer);
    reading.keyboard(byFocus);
  }

  async function press(tool: Tool) {
    const { sound } = toolbar.settings;
    const { action, patch = {}, say, shift = '' } = tool.press(toolbar.settings);
    if (action) toolbar[action]();
    else toolbar.set(patch);
    if (!say) return;
    const text = messages[say].replace('{tool}', messages[tool.name]).replace('{shift}', shift);
    // "Sound off" is the last that is heard. What nothing can say is announced.
    if (sound || toolbar.settings.sound) {
      if ((await toolbar.speak(text, { lang })) !== 'unavailable') return;
    } else showCaption(text, lang);
    // The same sentence again is a change only if its text differs.
    show({ status: picture.status === text ? `${text}\u00a0` : text });
  }

  const stops = [
    watchInput(shadow, {
      press(name) {
        for (const tool of tools) if (tool.name === name) void press(tool);
      },
      closeCaption: () => toolbar.set({ caption: false }),
      escape: () => toolbar.close(),
      activate: (active) => show({ active }),
    }),
    watchTopLayer(document, raise),
    watchPage(window, fitPage),
  ];
  root.setAttribute(openMark, '');
  raise();
  update();

  return {
    update,
    show,
    showCaption,
    raise,
    focus: () => shadow.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
    end() {
      window.clearTimeout(captionTimer || 0);
      for (const stop of stops) stop();
      turner.stop();
      reading.destroy();
      outline.destroy();
      pointer.follow(false);
      undoUnits?.();
      room.clear();
      style.destroy();
      draw(shadow, null);
      root.removeAttribute(openMark);
    },
  };
}
