import type { Emitter } from './events';
import { claimsOf, type PageClaim } from './instances';
import type { SpeechResult, Toolbar, ToolbarOptions, ToolName } from './options';
import { messagesFor } from './messages/messages';
import { cursorRules } from './page/cursor';
import { isMobile } from './page/mobile';
import { createPage, type Page } from './page/page';
import { watchPointer } from './page/pointer';
import { watchTopLayer } from './page/top-layer';
import { createOutline, watchReading } from './reading';
import type { SpokenPart } from './spoken-part';
import { chosenTools } from './tools/registry';
import type { Tool } from './tools/tool';
import { createCaptionTurner } from './view/caption-turner';
import { watchInput } from './view/input';
import type { Picture } from './view/picture';
import { draw } from './view/screen';
import type { Stage } from './view/stage';
import { styles } from './view/styles';

/** The caption of an earlier visit comes back a second after the page (specification, section 4). */
const captionDelay = 1000;

export interface SessionOptions {
  window: Window & typeof globalThis;
  stage: Stage;
  options: ToolbarOptions;
  lang: string;
  toolbar: Toolbar;
  /** Whether the toolbar comes back from an earlier page. */
  isRestored: boolean;
  /** Speech rate, which is the pace of the caption as well. */
  rate: () => number;
  emit: Emitter['emit'];
  /** Says what was pointed at or focused. */
  speak: (parts: readonly SpokenPart[]) => Promise<SpeechResult>;
}

/** The toolbar while it is open. */
export interface Session {
  /** Draws and applies the settings as they are now. */
  update(): void;
  show(change: Partial<Picture>): void;
  showCaption(text: string): void;
  /** Puts the toolbar above whatever came into the top layer. */
  raise(): void;
  focus(): void;
}

const openMark = 'data-a11y-toolbar-open';

/**
 * @param undo takes what ends each thing that is begun, also where a later one throws
 * @throws what went wrong
 */
export function startSession(context: SessionOptions, undo: (() => void)[]): Session {
  const { window, stage, options, lang, toolbar, isRestored, rate, emit } = context;
  const { shadow, moveTo } = stage;
  const messages = messagesFor(lang, options.messages);
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
    captionText: '',
  };
  let isEnded = false;
  const show = (change: Partial<Picture>) => {
    // Words that were still being spoken come back after the end.
    if (!isEnded) draw(shadow, Object.assign(picture, change));
  };
  const part = (name: string) => shadow.querySelector<HTMLElement>(`[part=${name}]`);
  // Here and not before: a page whose visitors leave the toolbar closed pays for no styles.
  const sheet = new window.CSSStyleSheet();
  sheet.replaceSync(styles);
  shadow.adoptedStyleSheets = [sheet];
  undo.push(() => {
    isEnded = true;
    draw(shadow, null);
  });
  show({});
  const layer = shadow.firstElementChild as HTMLElement;
  const claims = claimsOf(document);
  let page: Page | undefined;
  const claim: PageClaim = {
    bars() {
      const bar = part('panel')?.offsetHeight ?? 0;
      const caption = part('caption')?.offsetHeight ?? 0;
      return { top: isLow ? 0 : bar, bottom: isLow ? bar + caption : caption };
    },
    fit() {
      const { zoom, largeCursor } = toolbar.settings;
      // Inside a dialog of the page the toolbar would grow with it.
      layer.style.zoom = shadow.host.parentNode === root ? '' : String(1 / zoom);
      const most = (edge: 'top' | 'bottom') => Math.max(...claims.map((each) => each.bars()[edge]));
      page ??= createPage(window, fitPage);
      page.fit({ top: most('top'), bottom: most('bottom') }, zoom, cursorRules(largeCursor));
    },
    release() {
      page?.destroy();
      page = undefined;
    },
  };
  claims.at(-1)?.release();
  claims.push(claim);
  root.setAttribute(openMark, '');
  undo.push(() => {
    claim.release();
    claims.splice(claims.indexOf(claim), 1);
    claims.at(-1)?.fit();
    if (!claims.length) root.removeAttribute(openMark);
  });
  const fitPage = () => claims.at(-1)?.fit();
  const outline = createOutline(layer);
  undo.push(() => outline.hide());
  const followPointer = watchPointer(window, (x, y) => {
    const moved = part('pointer');
    if (moved) moved.style.transform = `translate(${x}px,${y}px)`;
  });
  undo.push(() => followPointer(false));
  const turner = createCaptionTurner(
    window,
    () => part('caption-text'),
    (captionText) => {
      show({ captionText });
      emit('caption', { text: captionText });
    },
  );
  undo.push(() => turner.stop());
  const showCaption = (text: string) => {
    if (picture.hasCaption) turner.show(text, rate());
  };
  const read = watchReading({
    document,
    ignore: (element) => element === shadow.host || element.getRootNode() === shadow,
    lang,
    onReading({ element, text, parts }) {
      const { sound } = toolbar.settings;
      outline.show(element, sound ? context.speak(parts) : undefined);
      if (!sound) showCaption(text);
    },
  });
  undo.push(() => read(false, false));
  let watched = '';
  let fitted = '';
  let isCaptionDue = !isRestored || !toolbar.settings.caption;
  if (!isCaptionDue) {
    const timer = window.setTimeout(() => {
      isCaptionDue = true;
      update();
    }, captionDelay);
    undo.push(() => window.clearTimeout(timer));
  }

  function raise() {
    // Without the popover API the layer is the last and highest element of the page.
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
    show({ settings, hasCaption: caption && isCaptionDue });
    if (!caption) turner.stop();
    // The rest of the settings leaves the page's boxes as they are, however many there be.
    const fit = `${zoom}${largeCursor}${picture.hasCaption}`;
    if (fit !== fitted) {
      fitted = fit;
      fitPage();
    }
    followPointer(crosshair || largeCursor, cursorRules(largeCursor));
    const byPointer = pointerReading || (caption && !sound);
    const byFocus = sound || caption;
    if (watched === `${byPointer}${byFocus}`) return;
    watched = `${byPointer}${byFocus}`;
    outline.hide();
    read(byPointer, byFocus);
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
    } else showCaption(text);
    // The same sentence again is a change only if its text differs.
    show({ status: picture.status === text ? `${text}\u00a0` : text });
  }

  const focus = (name?: ToolName) => {
    const button = shadow.querySelector<HTMLElement>(`[data-tool=${String(name)}]`);
    (button ?? shadow.querySelector<HTMLElement>('[tabindex="0"]'))?.focus();
  };

  undo.push(
    watchInput(window, shadow, {
      press(pressed) {
        const tool = tools.find(({ name }) => name === pressed);
        if (tool) void press(tool);
        else {
          toolbar.set({ caption: false });
          focus('caption');
        }
      },
      escape: () => toolbar.close(),
      activate: (active) => show({ active }),
    }),
    watchTopLayer(document, 'showPopover' in layer, raise, (modal) => {
      moveTo(modal);
      fitPage();
    }),
    () => moveTo(root),
  );
  raise();
  update();

  return {
    update,
    show,
    showCaption,
    raise,
    focus: () => focus(),
  };
}
