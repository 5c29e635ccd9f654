/** @jsxRuntime classic */
/** @jsx h */
import { h } from 'preact';
import { listen } from '../../shared/listen';
import { switchTool } from '../../tools/tool';
import type { ExtensionSession } from '../extension';
import type { FurtherTool, RunningTool } from '../further-tool';

/** The bright band follows the pointer and the focus; its shadow is the mask. Listens only while switched on. */
function start({ window, host: { shadow } }: ExtensionSession): RunningTool {
  let y = window.innerHeight / 2;
  let frame = 0;
  let unlisten: (() => void) | undefined;
  const transform = () => `translateY(${Math.round(y)}px)`;
  const move = () => {
    frame = 0;
    const band = shadow.querySelector<HTMLElement>('[part=ruler]');
    if (band) band.style.transform = transform();
  };
  const moveTo = (next: number) => {
    y = next;
    frame ||= window.requestAnimationFrame(move);
  };
  const stop = () => {
    unlisten?.();
    unlisten = undefined;
    window.cancelAnimationFrame(frame);
    frame = 0;
  };
  return {
    update({ ruler: isOn }) {
      if (!isOn) stop();
      else
        unlisten ??= listen(window, {
          // Over the toolbar the band stays: under the bar it would show no line of the page.
          pointermove(event: PointerEvent) {
            if (!event.composedPath().includes(shadow)) moveTo(event.clientY);
          },
          focusin(event: FocusEvent) {
            const target = event.composedPath()[0] as Element;
            if (event.composedPath().includes(shadow) || !target.matches(':focus-visible')) return;
            const { top, height } = target.getBoundingClientRect();
            moveTo(top + Math.min(height, window.innerHeight) / 2);
          },
        });
    },
    render: ({ settings }) =>
      settings.ruler && <div class="under ruler" part="ruler" style={{ transform: transform() }} />,
    stop,
  };
}

export const ruler: FurtherTool = {
  tool: switchTool(
    'ruler',
    'ruler',
    () => 'M2 8h20v8H2zM6 8v3M10 8v4M14 8v3M18 8v4M4 3h16M4 21h16',
  ),
  settings: { ruler: ['ruler', [false, true]] },
  start,
};
