import type { ToolbarEvents } from '../../shared/options';
import { listen } from '../../shared/listen';
import type { Tool } from '../../tools/tool';
import { createBlockReader } from '../read-on/block-reader';
import { Controls, controlNames, type Edge } from '../read-on/controls';
import { judgeInterruptions } from '../read-on/interruption';
import { keepInView } from '../read-on/keep-in-view';
import {
  createController,
  type Controller,
  type ReadingStatus,
} from '../read-on/read-on-controller';
import { watchPlace } from '../read-on/reading-place';
import { readingScope } from '../read-on/reading-scope';
import { createSentenceMark } from '../read-on/sentence-mark';
import type { Piece } from '../read-on/text-run';
import type { ExtensionSession } from '../extension';
import type { FurtherTool, RunningTool } from '../further-tool';

const icon = () => 'M4 5h16M4 10h10M4 15h6M4 20h6M14 13v8l7-4z';

function start(session: ExtensionSession): RunningTool {
  const { window, host, toolbar, state, show, panels, lang, rate, speak } = session;
  const { shadow } = host;
  const { document } = window;
  const places = watchPlace(window, shadow);
  let controller: Controller | undefined;
  let status: ReadingStatus = 'stopped';
  let edge: Edge = state.isLow ? 'top' : 'bottom';
  let isPausedBySound = false;
  let hasEscape = false;
  let undo: (() => void)[] = [];

  const boxOf = (part: string) => shadow.querySelector(`[part=${part}]`)?.getBoundingClientRect();
  const button = (name: string) => shadow.querySelector<HTMLElement>(`[data-tool=${name}]`);
  const isControl = (name: string | undefined) => controlNames.some((control) => control === name);

  function end(): void {
    if (status === 'stopped') return;
    status = 'stopped';
    for (const step of undo) step();
    undo = [];
    const hasFocus = !!shadow.activeElement?.closest('[part=read-on]');
    const next = button('read-on') ? 'read-on' : 'more';
    show({
      tools: state.tools.filter(({ name }) => !isControl(name)),
      active: isControl(state.active) ? next : state.active,
    });
    if (hasFocus) button(next)?.focus();
  }

  /** @returns whether there was a reading */
  function stopReading(): boolean {
    const wasActive = status !== 'stopped';
    if (wasActive) controller?.stop();
    return wasActive;
  }

  /** Scrolls to a sentence. The controls change the edge where the page cannot be scrolled far enough. */
  function reveal(pieces: readonly Piece[]): boolean {
    const panel = boxOf('panel');
    const controls = boxOf('read-on');
    const top = state.isLow ? 0 : (panel?.bottom ?? 0);
    const low = boxOf('caption') ?? (state.isLow ? panel : undefined);
    const bottom = low?.top ?? window.innerHeight;
    const height = controls ? controls.height + 16 : 0;
    const isHigh = edge === 'top';
    const { box, hasScrolled } = keepInView(
      window,
      pieces,
      { top: isHigh ? top + height : top, bottom: isHigh ? bottom : bottom - height },
      toolbar.settings.zoom,
    );
    const isCovered = box && (isHigh ? box.top < top + height : box.bottom > bottom - height);
    const isOtherFree = box && (isHigh ? box.bottom <= bottom - height : box.top >= top + height);
    if (isCovered && isOtherFree) {
      edge = isHigh ? 'bottom' : 'top';
      show({});
    }
    return hasScrolled;
  }

  async function sayEmpty(): Promise<void> {
    const text = state.messages['read-on-empty'] ?? '';
    if ((await toolbar.speak(text, { lang })) === 'unavailable') show({ status: text });
  }

  function onChange({ changed, settings }: ToolbarEvents['change']): void {
    if (changed.includes('sound')) {
      if (settings.sound && isPausedBySound) controller?.play();
      const isSilenced = !settings.sound && status === 'playing';
      if (isSilenced) controller?.pause();
      isPausedBySound = isSilenced;
    } else if (changed.some((name) => /^(speed|rate)$/.test(name)) && status === 'playing')
      controller?.play();
  }

  function addControls(reading: Controller): void {
    const presses = [
      () => reading.skip(true),
      () => (status === 'playing' ? reading.pause() : reading.play()),
      () => reading.skip(false),
      () => reading.stop(),
    ];
    const controls = controlNames.map((name, index): Tool => ({
      name,
      icon,
      press() {
        isPausedBySound = false;
        presses[index]?.();
        return {};
      },
    }));
    show({ tools: [...state.tools, ...controls] });
  }

  /** Makes Escape stop the reading: once, as later tools may do the same. */
  function addEscape(): void {
    if (hasEscape) return;
    hasEscape = true;
    const { escape } = state;
    show({ escape: () => !!escape?.() || stopReading() });
  }

  /** Makes `reset()`, which the button 重置 / Reset calls, stop the reading. @returns the undo */
  function addReset(): () => void {
    const reset = toolbar.reset.bind(toolbar);
    const stopAndReset = () => {
      stopReading();
      reset();
    };
    toolbar.reset = stopAndReset;
    return () => {
      // Another function there is one of the page.
      if (toolbar.reset === stopAndReset) toolbar.reset = reset;
    };
  }

  async function begin(): Promise<void> {
    const isByKeyboard = !!shadow.activeElement?.matches(':focus-visible');
    panels.close();
    const { parentNode } = shadow.host;
    const root = (parentNode as Element | null) ?? document.documentElement;
    const { start: place, scope } = readingScope(root, places.place());
    const reader = createBlockReader(window, scope);
    const mark = createSentenceMark(shadow.firstElementChild as Element);
    const judge = judgeInterruptions(window, state);
    const address = window.location.href;
    const reading = (controller = createController(reader, {
      speak,
      stopSpeaking: () => toolbar.stopSpeaking(),
      lang,
      rate,
      onSentence(pieces) {
        mark.show(pieces);
        judge.begin(reveal(pieces));
      },
      onStatus(next) {
        if (next === 'stopped') end();
        else {
          status = next;
          show({});
        }
      },
      mayGoOn: () => judge.mayGoOn(),
      hasLeft: () =>
        window.location.href !== address && !reader.pieces().some(({ node }) => node.isConnected),
    }));
    status = 'playing';
    isPausedBySound = false;
    undo = [
      () => mark.hide(),
      () => judge.stop(),
      addReset(),
      toolbar.on('change', onChange),
      // A page that comes back from the back/forward cache is paused.
      listen(window, { pagehide: () => status === 'playing' && reading.pause() }),
    ];
    addEscape();
    addControls(reading);
    if (isByKeyboard) button('read-on-pause')?.focus();
    const isFound = await reader.goTo(place, () => controller === reading && status !== 'stopped');
    if (controller !== reading || reading.status === 'stopped') return;
    if (isFound && reading.status === 'playing') reading.play();
    if (!isFound) {
      reading.stop();
      await sayEmpty();
    }
  }

  return {
    button: {
      pressed: () => status !== 'stopped',
      press() {
        if (!stopReading()) void begin();
        return {};
      },
    },
    render: (view) => status !== 'stopped' && Controls(view, status, edge),
    stop() {
      stopReading();
      places.stop();
    },
  };
}

export const readOn: FurtherTool = {
  // The press is that of each open toolbar.
  tool: { name: 'read-on', icon, press: () => ({}) },
  start,
};
