import type { Emitter } from './events';
import type { Messages, Settings, Toolbar, ToolbarOptions } from './options';
import { cursorRules } from './page/cursor';
import { isMobile } from './page/mobile';
import { createPageStyle } from './page/page-style';
import { watchPointer } from './page/pointer';
import { zoomRules } from './page/zoom';
import { chosenTools } from './tools/registry';
import type { Press, Tool } from './tools/tool';
import { watchInput } from './view/input';
import { draw, type Picture } from './view/screen';

export interface SessionOptions {
  document: Document;
  shadow: ShadowRoot;
  options: ToolbarOptions;
  lang: string;
  messages: Messages;
  toolbar: Toolbar;
  settings: Readonly<Settings>;
  emit: Emitter['emit'];
}

/** The toolbar while it is open. */
export interface Session {
  update(settings: Readonly<Settings>): void;
  /** Puts the toolbar above whatever came into the top layer. */
  raise(): void;
  focus(): void;
  showCaption(text: string): void;
  /** Switches everything off. */
  end(): void;
}

export function startSession(session: SessionOptions): Session {
  const { document, shadow, options, messages, toolbar, emit } = session;
  const window = document.defaultView ?? globalThis.window;
  const tools = chosenTools(options.tools, isMobile(window));
  const style = createPageStyle(document);
  const picture: Picture = {
    position: options.position ?? 'top',
    messages,
    tools,
    active: tools[0]?.name,
    settings: session.settings,
    caption: false,
    captionText: '',
    status: '',
    gestureNeeded: false,
  };
  const part = (name: string) => shadow.querySelector<HTMLElement>(`[part=${name}]`);

  const pointer = watchPointer(window, (x, y) => {
    const move = (name: string, transform: string) => {
      const element = part(name);
      if (element) element.style.transform = transform;
    };
    move('line-x', `translateY(${y - 10}px)`);
    move('line-y', `translateX(${x - 10}px)`);
    move('cursor', `translate(${x}px,${y}px)`);
  });

  function show(change: Partial<Picture>) {
    draw(shadow, Object.assign(picture, change));
  }

  function raise() {
    const layer = shadow.querySelector<HTMLElement>('.layer');
    if (!layer?.isConnected) return;
    if (layer.matches(':popover-open')) layer.hidePopover();
    layer.showPopover();
  }

  function update(settings: Readonly<Settings>) {
    show({ settings, caption: settings.caption });
    const room = `:root{--a11y-toolbar-top:100px}:root:root{border-top:100px solid #0000!important}`;
    style.apply(room + zoomRules(settings.zoom) + cursorRules(settings.largeCursor));
    pointer.follow(settings.crosshair || settings.largeCursor);
  }

  function confirm({ say, shift = '' }: Press, tool: Tool) {
    if (!say) return;
    const text = messages[say].replace('{tool}', messages[tool.name]).replace('{shift}', shift);
    // The same sentence again is a change only if its text differs.
    show({ status: picture.status === text ? `${text}\u00a0` : text });
  }

  function showCaption(text: string) {
    if (!picture.settings.caption) return;
    show({ captionText: text });
    emit('caption', { text });
  }

  const stopInput = watchInput(shadow, {
    press(name) {
      for (const tool of tools) {
        if (tool.name !== name) continue;
        const press = tool.press(picture.settings);
        if (press.action === 'exit') toolbar.close();
        else if (press.action === 'reset') toolbar.reset();
        else if (press.patch) toolbar.set(press.patch);
        confirm(press, tool);
      }
    },
    closeCaption: () => toolbar.set({ caption: false }),
    escape: () => toolbar.close(),
    activate: (active) => show({ active }),
  });

  update(session.settings);
  raise();
  document.documentElement.setAttribute('data-a11y-toolbar-open', '');

  return {
    update,
    raise,
    focus: () => shadow.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
    showCaption,
    end() {
      stopInput();
      pointer.follow(false);
      style.destroy();
      draw(shadow, null);
      document.documentElement.removeAttribute('data-a11y-toolbar-open');
    },
  };
}
