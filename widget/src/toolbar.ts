import { createEmitter } from './events';
import { isIgnored } from './ignored';
import { changeEvent, defaultNamespace, toolbarsOf } from './instances';
import { toolbarLang } from './messages/messages';
import { listen } from './listen';
import type { Settings, Toolbar, ToolbarOptions } from './options';
import { watchOpeners, type Openers } from './page/opener';
import { startSession, type Session } from './session';
import { createStorage, type SettingsStorage } from './settings/storage';
import { createStore, type Store } from './settings/store';
import { createStage } from './view/stage';
import { createVoice, type Voice } from './voice';
import { warn } from './warn';

let isTold = false;

/**
 * Puts a toolbar into the page.
 * @returns the toolbar of this namespace; the one that exists if there is one
 */
export function createToolbar(options: ToolbarOptions = {}): Toolbar {
  const { root: document = globalThis.document, namespace = defaultNamespace } = options;
  const toolbars = toolbarsOf(document);
  const found = toolbars.get(namespace);
  if (found) return found;
  const window = document.defaultView ?? globalThis.window;
  const storage = createStorage(window, namespace, options.cookieDomain);
  // An invalid selector throws here, before anything is in the page.
  if (options.opener) document.querySelector(options.opener);
  // Read from here: developer tools note who reads a cookie, and compile each function on the way a second time.
  const isShown = storage.shown() ?? options.open;
  return build(window, document, namespace, options, storage, isShown, (toolbar) => {
    if (toolbar) toolbars.set(namespace, toolbar);
    else toolbars.delete(namespace);
    toolbars.version = (toolbars.version ?? 0) + 1;
    document.dispatchEvent(new Event(changeEvent));
  });
}

/**
 * What a closed toolbar does not need is made at its first use: most visitors never open it.
 * @param register told the toolbar when it is made and whenever it changes, and undefined at its end
 */
function build(
  window: Window & typeof globalThis,
  document: Document,
  namespace: string,
  options: ToolbarOptions,
  storage: SettingsStorage,
  isShown: boolean | undefined,
  register: (toolbar?: Toolbar) => void,
): Toolbar {
  let session: Session | undefined;
  const undo: (() => void)[] = [];
  let openers: Openers | undefined;
  let stopFollowing: (() => void) | undefined;
  let madeStore: Store | undefined;
  let madeVoice: Voice | undefined;
  const { emit, on, clear } = createEmitter();
  const stage = canRun(window) ? createStage(window, namespace, () => session?.raise()) : undefined;
  const store = () => (madeStore ??= createStore(storage, warn));
  const lang = () => toolbarLang(options.lang ?? document.documentElement.lang);
  const rate = () => (store().settings.speed === 'fast' ? 1.5 : 1);
  const voice = () =>
    (madeVoice ??= createVoice({
      window,
      fallbackAudioUrl: options.fallbackAudioUrl,
      emit,
      lang,
      rate,
      onCaption: (text) => session?.showCaption(text),
      onArmed: (isGestureNeeded) => session?.show({ isGestureNeeded }),
    }));

  /** @param isRestored whether nobody has chosen it now: the visitor did before, or the page's default is open */
  function open(isRestored: boolean) {
    // Not again after its end.
    if (session || !stage?.shadow.isConnected) return;
    try {
      session = startSession(
        {
          window,
          stage,
          options,
          lang: lang(),
          toolbar,
          isRestored,
          rate,
          emit,
          speak: (parts) => voice().speak(parts),
        },
        undo,
      );
    } catch (error) {
      end();
      reportError(error);
      emit('error', { reason: `not opened: ${String(error)}` });
      return;
    }
    shown('open', !isRestored);
  }

  /** Ends everything that the open toolbar does; false when it was not open. */
  function end(): boolean {
    madeVoice?.end();
    for (let step = undo.pop(); step; step = undo.pop()) {
      try {
        step();
      } catch (error) {
        reportError(error);
      }
    }
    const wasOpen = !!session;
    session = undefined;
    return wasOpen;
  }

  function shown(event: 'open' | 'close', isChosen: boolean) {
    if (isChosen) storage.setShown(!!session);
    openers?.expanded(!!session);
    register(toolbar);
    emit(event, {});
  }

  function changed(names: (keyof Settings)[]) {
    if (!names.length) return;
    if (names.includes('sound') && !store().settings.sound) madeVoice?.stop();
    session?.update();
    register(toolbar);
    emit('change', { settings: store().settings, changed: names });
  }

  function close(isChosen: boolean) {
    const hadFocus = stage?.shadow.activeElement;
    if (!end()) return;
    if (hadFocus) openers?.focus();
    shown('close', isChosen);
  }

  /** Follows what the visitor chose in another tab, or on a later page before coming Back. */
  function follow() {
    if (madeStore) changed(madeStore.reload());
    const isWanted = storage.shown();
    if (isWanted === true) open(true);
    else if (isWanted === false) close(false);
  }

  const toolbar: Toolbar = {
    get isOpen() {
      return !!session;
    },
    open: () => open(false),
    close: () => close(true),
    toggle: () => (session ? toolbar.close() : toolbar.open()),
    get settings() {
      return store().settings;
    },
    set: (patch) => changed(store().change(patch)),
    reset: () => changed(store().reset()),
    speak: (text, how) => voice().speak([{ text, lang: how?.lang ?? lang(), isPrivate: false }]),
    stopSpeaking: () => madeVoice?.stop(),
    showCaption(text) {
      if (!isIgnored(text)) session?.showCaption(text);
    },
    on,
    destroy() {
      end();
      stopFollowing?.();
      openers?.destroy();
      stage?.destroy();
      clear();
      register();
    },
  };

  if (stage) {
    if (options.opener) {
      openers = watchOpeners(document, options.opener, () => {
        toolbar.toggle();
        session?.focus();
      });
    }
    stopFollowing = listen(window, {
      pageshow({ persisted }: PageTransitionEvent) {
        if (persisted) follow();
      },
      storage: follow,
      // A cookie that changes in another tab is told to nobody.
      visibilitychange: follow,
    });
  }
  register(toolbar);
  if (isShown) open(true);
  return toolbar;
}

/** Whether the browser is not older than Chromium 109, Firefox 115 and Safari 16.4; says so once. */
function canRun({ document, HTMLElement, CSS }: Window & typeof globalThis): boolean {
  const isNewEnough =
    'adoptedStyleSheets' in document &&
    'inert' in HTMLElement.prototype &&
    CSS.supports('height:1dvh');
  if (!isNewEnough && !isTold) warn('needs Chromium 109, Firefox 115 or Safari 16.4');
  isTold ||= !isNewEnough;
  return isNewEnough;
}
