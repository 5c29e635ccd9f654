import type { Emitter } from './events';
import type { Messages, Settings, Toolbar, ToolbarOptions } from './options';
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
import type { Press, Tool } from './tools/tool';
import { createCaptionTurner } from './view/caption-turner';
import { watchInput } from './view/input';
import { draw, type Picture } from './view/screen';

/** The caption of an earlier visit comes back a second after the page (specification, section 4). */
const captionDelay = 1000;

export interface SessionOptions {
  document: Document;
  shadow: ShadowRoot;
  options: ToolbarOptions;
  lang: string;
  messages: Messages;
  toolbar: Toolbar;
  /** Whether the toolbar comes back from an earlier page. */
  restored: boolean;
  emit: Emitter['emit'];
}

/** The toolbar while it is open. */
export interface Session {
  update(settings: Readonly<Settings>): void;
  /** Puts the toolbar above whatever came into the top layer. */
  raise(): void;
  focus(): void;
  showCaption(text: string, lang?: string): void;
  /** Whether to say that the browser wants a gesture before it speaks. */
  askGesture(needed: boolean): void;
  /** Switches everything off. */
  end(): void;
}

const openMark = 'data-a11y-toolbar-open';

export function startSession(session: SessionOptions): Session {
  const { document, shadow, options, lang, messages, toolbar, restored, emit } = session;
  const window = document.defaultView ?? globalThis.window;
  const root = document.documentElement;
  const tools = chosenTools(options.tools, isMobile(window));
  const room = createRoom(document);
  const style = createPageStyle(document);
  const picture: Picture = {
    position: options.position ?? 'top',
    messages,
    tools,
    active: tools[0]?.name,
    settings: toolbar.settings,
    caption: false,
    captionText: '',
    status: '',
    gestureNeeded: false,
  };
  const find = (selector: string) => shadow.querySelector<HTMLElement>(selector);
  const show = (change: Partial<Picture>) => draw(shadow, Object.assign(picture, change));
  show({});
  const layer = find('.layer') as HTMLElement;
  const outline = createOutline(layer);

  const pointer = watchPointer(window, (x, y) => {
    const move = (selector: string, transform: string) => {
      const element = find(selector);
      if (element) element.style.transform = transform;
    };
    move('.x', `translateY(${y - 10}px)`);
    move('.y', `translateX(${x - 10}px)`);
    move('.cursor', `translate(${x}px,${y}px)`);
  });

  const turner = createCaptionTurner(
    window,
    (page) => {
      const box = find('.text');
      if (!box) return true;
      // The drawn text node itself, which Preact goes on to use.
      const text = box.firstChild as Text;
      const drawn = text.data;
      text.data = page;
      const fits = box.scrollHeight <= box.clientHeight;
      text.data = drawn;
      return fits;
    },
    (text) => {
      show({ captionText: text });
      emit('caption', { text });
    },
  );

  function showCaption(text: string, textLang = lang) {
    if (picture.caption) turner.show(text, textLang, picture.settings.speed === 'fast' ? 1.5 : 1);
  }

  const reading = watchReading({
    document,
    ignore: (element) => element === shadow.host || element.getRootNode() === shadow,
    lang,
    onReading(read) {
      outline.show(read.element);
      if (picture.settings.sound) void toolbar.speak(read.text, read);
      else showCaption(read.text, read.lang);
    },
  });
  const watched = { pointer: false, keyboard: false };
  function watch(kind: keyof typeof watched, on: boolean) {
    if (on !== watched[kind]) reading[kind]((watched[kind] = on));
    if (!watched.pointer && !watched.keyboard) outline.hide();
  }

  function raise() {
    const focused = shadow.activeElement as HTMLElement | null;
    if (!layer.isConnected) return;
    if (layer.matches(':popover-open')) layer.hidePopover();
    layer.showPopover();
    focused?.focus();
  }

  let undoUnits: (() => void) | undefined;
  /** Everything that depends on the page's own elements and rules. */
  function fitPage() {
    const { zoom, largeCursor } = picture.settings;
    undoUnits?.();
    undoUnits = zoom > 1 ? keepViewportUnits(document) : undefined;
    const heightOf = (selector: string) => find(selector)?.offsetHeight ?? 0;
    const [panel, caption] = [heightOf('.panel'), heightOf('.caption')];
    const bars =
      picture.position === 'top'
        ? { top: panel, bottom: caption }
        : { top: 0, bottom: panel + caption };
    style.apply(room.rules(bars, zoom) + zoomRules(zoom) + cursorRules(largeCursor));
  }

  let captionReady = !(restored && picture.settings.caption);
  const captionTimer = window.setTimeout(() => {
    captionReady = true;
    update(picture.settings);
  }, captionDelay);

  function update(settings: Readonly<Settings>) {
    const { sound, pointerReading, crosshair, largeCursor } = settings;
    const caption = settings.caption && captionReady;
    show({ settings, caption });
    fitPage();
    if (!caption) turner.stop();
    pointer.follow(crosshair || largeCursor);
    watch('pointer', pointerReading || (caption && !sound));
    watch('keyboard', sound || caption);
  }

  async function confirm({ say, shift = '' }: Press, tool: Tool, aloud: boolean) {
    if (!say) return;
    const text = messages[say].replace('{tool}', messages[tool.name]).replace('{shift}', shift);
    if (aloud && (await toolbar.speak(text, { lang })) !== 'unavailable') return;
    showCaption(text);
    // The same sentence again is a change only if its text differs.
    show({ status: picture.status === text ? `${text}\u00a0` : text });
  }

  function press(tool: Tool) {
    const { sound } = picture.settings;
    const asked = tool.press(picture.settings);
    if (asked.action === 'exit') toolbar.close();
    else if (asked.action === 'reset') toolbar.reset();
    else if (asked.patch) toolbar.set(asked.patch);
    // "Sound off" is the last that is heard.
    void confirm(asked, tool, sound || picture.settings.sound);
  }

  const stops = [
    watchInput(shadow, {
      press(name) {
        for (const tool of tools) if (tool.name === name) press(tool);
      },
      closeCaption: () => toolbar.set({ caption: false }),
      escape: () => toolbar.close(),
      activate: (active) => show({ active }),
    }),
    watchTopLayer(document, raise),
    watchPage(document, fitPage),
  ];
  root.setAttribute(openMark, '');
  raise();
  update(picture.settings);

  return {
    update,
    raise,
    focus: () => find('[tabindex="0"]')?.focus(),
    showCaption,
    askGesture: (gestureNeeded) => show({ gestureNeeded }),
    end() {
      window.clearTimeout(captionTimer);
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
