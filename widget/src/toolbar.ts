import { h } from 'preact';
import type { LoadExtension } from './extension/extension';
import { createEmitter } from './shared/events';
import { isIgnoredText } from './shared/ignored-text';
import { changeEvent, defaultNamespace, toolbarsOf } from './shared/instances';
import { toolbarLang } from './messages/messages';
import { roleZhCN } from './messages/role-names';
import { en, zhCN } from './messages/texts';
import { listen } from './shared/listen';
import type { Settings, Toolbar, ToolbarOptions } from './shared/options';
import { pageHooks } from './shared/page-hooks';
import { watchOpeners, type Openers } from './page/openers';
import { lacksZoom } from './page/zoom';
import { startSession, type Session, type SessionOptions } from './session/session';
import { settingDefinitions, settingNames } from './settings/settings';
import { createStorage } from './settings/storage';
import { createStore, type Store } from './settings/store';
import { createHostElement } from './view/host-element';
import { createSpeech, type Speech } from './speech/speech';
import { hasFurtherTool, registry } from './tools/registry';
import { warn } from './shared/warn';

/** Whether the console already has the warning about an old browser. */
let hasWarned = false;

/**
 * Creates a toolbar and adds it to the page. What a closed toolbar does not need is created on first use: most visitors
 * never open it.
 * @returns the toolbar of this namespace, an existing one first
 * @throws DOMException on an invalid `opener` selector
 */
export function createToolbar(loadExtension: LoadExtension, options: ToolbarOptions = {}): Toolbar {
  const { root: document = globalThis.document, namespace = defaultNamespace } = options;
  const toolbars = toolbarsOf(document);
  const found = toolbars.get(namespace);
  if (found) return found;
  const window = document.defaultView ?? globalThis.window;
  const storage = createStorage(window, namespace, options.cookieDomain);
  // An invalid selector throws here, before the page has changed.
  if (options.opener) document.querySelector(options.opener);
  // Read before `cookieStore` gets a listener: read after it, other windows of Chromium followed in one run of four.
  const isShown = storage.shown() ?? options.open;
  /** @param toolbar undefined on destruction */
  const register = (toolbar?: Toolbar) => {
    if (toolbar) toolbars.set(namespace, toolbar);
    else toolbars.delete(namespace);
    toolbars.version = (toolbars.version ?? 0) + 1;
    document.dispatchEvent(new Event(changeEvent));
  };
  let session: Session | undefined;
  const undo: (() => void)[] = [];
  let openers: Openers | undefined;
  let stops: readonly (() => void)[] = [];
  let storeInstance: Store | undefined;
  let speechInstance: Speech | undefined;
  const { emit, on, clear } = createEmitter();
  const hostElement = isSupported(window)
    ? createHostElement(window, namespace, () => session?.raise())
    : undefined;
  const store = () => (storeInstance ??= createStore(storage, warn));
  const lang = () => toolbarLang(options.lang ?? document.documentElement.lang);
  const rate = () => Number(store().settings.rate) || (store().settings.speed === 'fast' ? 1.5 : 1);
  const speech = () =>
    (speechInstance ??= createSpeech({
      window,
      fallbackAudioUrl: options.fallbackAudioUrl,
      emit,
      lang,
      rate,
      onCaption: (text) => session?.showCaption(text),
      onArmed: (isGestureNeeded) => session?.show({ isGestureNeeded }),
    }));

  /** @param isRestored true for a stored choice or the page's default, false for a user action */
  function open(isRestored: boolean, openedBy?: SessionOptions['openedBy']) {
    // After destroy() the host element is disconnected: the toolbar cannot open again.
    if (session || !hostElement?.shadow.isConnected) return;
    try {
      session = startSession(
        {
          window,
          host: hostElement,
          options,
          lang: lang(),
          toolbar,
          isRestored,
          openedBy,
          rate,
          emit,
          speak: (parts) => speech().speak(parts),
        },
        undo,
      );
    } catch (error) {
      end();
      reportError(error);
      emit('error', { reason: `not opened: ${String(error)}` });
      return;
    }
    notifyVisibility('open', !isRestored);
    const opened = session;
    // Rates, zoom levels, hotkeys, the zoom of text and traditional texts are in the file of the further tools.
    const { rates, maxZoom, hotkeys } = options;
    if (!(
      rates ??
      maxZoom ??
      hotkeys ??
      (hasFurtherTool(options.tools) || lacksZoom || lang() === 'zh-Hant')
    ))
      return;
    loadExtension(hostElement.shadow.host)
      .then((extension) => {
        // Closed or destroyed meanwhile: the next opening adds the tools.
        if (session !== opened) return;
        opened.extend(
          extension(
            h,
            registry,
            settingDefinitions,
            settingNames,
            pageHooks,
            zhCN,
            en,
            options,
            roleZhCN,
            lang(),
          ),
        );
        onSettingsChange(store().reload());
      })
      .catch((error: unknown) => warn(`a11y-toolbar-tools.js: ${String(error)}`));
  }

  /** Runs every undo of the open toolbar. @returns false when it was not open */
  function end(): boolean {
    speechInstance?.end();
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

  function notifyVisibility(event: 'open' | 'close', isChosen: boolean) {
    if (isChosen) storage.setShown(!!session);
    openers?.expanded(!!session);
    register(toolbar);
    emit(event, {});
  }

  function onSettingsChange(names: (keyof Settings)[]) {
    if (!names.length) return;
    if (names.includes('sound') && !store().settings.sound) speechInstance?.stop();
    session?.update();
    register(toolbar);
    emit('change', { settings: store().settings, changed: names });
  }

  function close(isChosen: boolean) {
    const hadFocus = hostElement?.shadow.activeElement;
    if (!end()) return;
    if (hadFocus) openers?.focus();
    notifyVisibility('close', isChosen);
  }

  /** Applies choices made in another tab, or on a later page before a return through the back/forward cache. */
  function syncFromStorage() {
    if (storeInstance) onSettingsChange(storeInstance.reload());
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
    set: (patch) => onSettingsChange(store().change(patch)),
    reset: () => onSettingsChange(store().reset()),
    speak: (text, speakOptions) =>
      speech().speak([{ text, lang: speakOptions?.lang ?? lang(), isPrivate: false }]),
    stopSpeaking: () => speechInstance?.stop(),
    showCaption(text) {
      if (!isIgnoredText(text)) session?.showCaption(text);
    },
    on,
    destroy() {
      end();
      for (const stop of stops) stop();
      openers?.destroy();
      clear();
      register();
    },
  };

  if (hostElement) {
    if (options.opener) {
      openers = watchOpeners(document, options.opener, ({ timeStamp, x, y }) => {
        if (session) toolbar.close();
        // Without the event itself, which would keep a removed opener in memory.
        else open(false, { timeStamp, x, y });
        session?.focus();
      });
    }
    stops = [
      listen(window, {
        pageshow({ persisted }: PageTransitionEvent) {
          if (persisted) syncFromStorage();
        },
        storage: syncFromStorage,
        // Without a cookie store (insecure page, Firefox 115), cookie changes fire no event.
        visibilitychange: syncFromStorage,
      }),
      // A `storage` event can overtake the cookie of the other tab.
      listen(window.cookieStore, { change: syncFromStorage }),
      hostElement.destroy,
    ];
  }
  register(toolbar);
  if (isShown) open(true);
  return toolbar;
}

/** Whether the browser has the required features; logs one warning otherwise. */
function isSupported({ document, HTMLElement, CSS }: Window & typeof globalThis): boolean {
  const hasFeatures =
    'adoptedStyleSheets' in document &&
    'inert' in HTMLElement.prototype &&
    CSS.supports('height:1dvh');
  if (!hasFeatures && !hasWarned) {
    hasWarned = true;
    warn('needs Chromium 109, Firefox 115 or Safari 16.4');
  }
  return hasFeatures;
}
