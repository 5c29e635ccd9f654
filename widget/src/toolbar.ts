import { createEmitter } from './events';
import { defaultNamespace, instancesOf, touch } from './instances';
import { messagesFor, toolbarLang } from './messages/messages';
import type { Toolbar, ToolbarOptions } from './options';
import { watchOpeners, type Opener } from './page/opener';
import { createStorage } from './settings/storage';
import { createStore } from './settings/store';
import { startSession, type Session } from './session';
import { createStage } from './view/stage';
import { styles } from './view/styles';
import { createVoice, isIgnored } from './voice';
import { warn } from './warn';

/**
 * Puts a toolbar into the page.
 * @returns the toolbar of this namespace; the one that exists if there is one
 */
export function createToolbar(options: ToolbarOptions = {}): Toolbar {
  const { root: document = globalThis.document, namespace = defaultNamespace } = options;
  const instances = instancesOf(document);
  const { toolbars } = instances;
  let toolbar = toolbars.get(namespace);
  if (!toolbar) {
    toolbar = build(
      document,
      namespace,
      options,
      () => {
        toolbars.delete(namespace);
      },
      () => touch(instances),
    );
    toolbars.set(namespace, toolbar);
    touch(instances);
  }
  return toolbar;
}

function build(
  document: Document,
  namespace: string,
  options: ToolbarOptions,
  forget: () => void,
  touched: () => void,
): Toolbar {
  let session: Session | undefined;
  let openers: Opener | undefined;
  let returnTo: HTMLElement | undefined;
  const window = document.defaultView ?? globalThis.window;
  const storage = createStorage(window, namespace);
  const store = createStore(storage, warn);
  const { emit, on, clear } = createEmitter();
  const lang = toolbarLang(options.lang ?? document.documentElement.lang);
  const stage = createStage(document, namespace, styles, () => session?.raise());
  const voice = createVoice(
    window,
    options,
    emit,
    () => store.settings,
    () => session,
  );

  function open(restored = false) {
    if (session) return;
    session = startSession({
      document,
      shadow: stage.shadow,
      options,
      lang,
      messages: messagesFor(lang, options.messages),
      toolbar,
      restored,
      emit,
    });
    storage.setShown(true);
    openers?.expanded(true);
    touched();
    emit('open', {});
  }

  function close() {
    if (!session) return;
    const focused = stage.shadow.activeElement !== null;
    voice.end();
    session.end();
    session = undefined;
    storage.setShown(false);
    openers?.expanded(false);
    if (focused) returnTo?.focus();
    touched();
    emit('close', {});
  }

  function changed(names: ReturnType<typeof store.change>) {
    if (!names.length) return;
    if (!store.settings.sound && names.includes('sound')) voice.stop();
    session?.update(store.settings);
    touched();
    emit('change', { settings: { ...store.settings }, changed: names });
  }

  const toolbar: Toolbar = {
    get isOpen() {
      return !!session;
    },
    open: () => open(),
    close,
    toggle: () => (session ? close() : open()),
    get settings() {
      return store.settings;
    },
    set: (patch) => changed(store.change(patch)),
    reset: () => changed(store.reset()),
    speak: (text, { lang: textLang = lang } = {}) => voice.speak(text, textLang),
    stopSpeaking: () => voice.stop(),
    showCaption(text) {
      if (!isIgnored(text)) session?.showCaption(text);
    },
    on,
    destroy() {
      voice.end();
      session?.end();
      session = undefined;
      openers?.destroy();
      stage.destroy();
      clear();
      forget();
      touched();
    },
  };

  if (options.opener !== undefined) {
    openers = watchOpeners(document, options.opener, (opener) => {
      returnTo = opener;
      toolbar.toggle();
      session?.focus();
    });
  }
  if (storage.shown() ?? options.open) open(true);
  return toolbar;
}
