import { createEmitter } from './events';
import { isIgnored } from './ignored';
import { changeEvent, defaultNamespace, toolbarsOf } from './instances';
import { messagesFor, toolbarLang } from './messages/messages';
import type { Settings, Toolbar, ToolbarOptions } from './options';
import { watchOpeners, type Openers } from './page/opener';
import { startSession, type Session } from './session';
import { createStorage, type SettingsStorage } from './settings/storage';
import { createStore, type Store } from './settings/store';
import { createStage } from './view/stage';
import { createVoice, type Voice } from './voice';
import { warn } from './warn';

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
  const storage = createStorage(window, namespace);
  // Read from here: developer tools note who reads a cookie, and compile each function on the way a second time.
  const isShown = storage.shown() ?? options.open;
  return build(window, document, namespace, options, storage, isShown, (toolbar) => {
    if (toolbar) toolbars.set(namespace, toolbar);
    else toolbars.delete(namespace);
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
  let openers: Openers | undefined;
  let returnTo: HTMLElement | undefined;
  let madeStore: Store | undefined;
  let madeVoice: Voice | undefined;
  const { emit, on, clear } = createEmitter();
  const stage = createStage(window, namespace, () => session?.raise());
  const store = () => (madeStore ??= createStore(storage, warn));
  const lang = () => toolbarLang(options.lang ?? document.documentElement.lang);
  const rate = () => (store().settings.speed === 'fast' ? 1.5 : 1);
  const voice = () =>
    (madeVoice ??= createVoice({
      window,
      fallbackAudioUrl: options.fallbackAudioUrl,
      emit,
      rate,
      onText: (text, textLang) => session?.showCaption(text, textLang),
      onGestureNeeded: (isGestureNeeded) => session?.show({ isGestureNeeded }),
    }));

  function open(isRestored: boolean) {
    // Not again after its end.
    if (session || !stage.shadow.isConnected) return;
    session = startSession({
      window,
      shadow: stage.shadow,
      options,
      lang: lang(),
      messages: messagesFor(lang(), options.messages),
      toolbar,
      isRestored,
      rate,
      emit,
    });
    shown('open');
  }

  /** Ends everything that the open toolbar does; false when it was not open. */
  function end(): boolean {
    madeVoice?.end();
    session?.end();
    const wasOpen = !!session;
    session = undefined;
    return wasOpen;
  }

  function shown(event: 'open' | 'close') {
    storage.setShown(!!session);
    openers?.expanded(!!session);
    register(toolbar);
    emit(event, {});
  }

  function changed(names: (keyof Settings)[]) {
    if (!names.length) return;
    if (!store().settings.sound) for (const name of names) if (name === 'sound') madeVoice?.stop();
    session?.update();
    register(toolbar);
    emit('change', { settings: { ...store().settings }, changed: names });
  }

  const toolbar: Toolbar = {
    get isOpen() {
      return !!session;
    },
    open: () => open(false),
    close() {
      const hadFocus = stage.shadow.activeElement;
      if (!end()) return;
      if (hadFocus) returnTo?.focus();
      shown('close');
    },
    toggle: () => (session ? toolbar.close() : toolbar.open()),
    get settings() {
      return store().settings;
    },
    set: (patch) => changed(store().change(patch)),
    reset: () => changed(store().reset()),
    speak: (text, how) => voice().speak(text, how?.lang ?? lang()),
    stopSpeaking: () => madeVoice?.stop(),
    showCaption(text) {
      if (!isIgnored(text)) session?.showCaption(text, lang());
    },
    on,
    destroy() {
      end();
      openers?.destroy();
      stage.destroy();
      clear();
      register();
    },
  };

  if (options.opener) {
    openers = watchOpeners(document, options.opener, (opener) => {
      returnTo = opener;
      toolbar.toggle();
      session?.focus();
    });
  }
  register(toolbar);
  if (isShown) open(true);
  return toolbar;
}
