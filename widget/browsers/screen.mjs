import { execFile, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
export const WIDTH = 1280;
export const HEIGHT = 900;

/**
 * Starts a virtual screen (Xvfb). Checks read its pixels because Firefox omits `backdrop-filter` from its own screenshots
 * and those of WebKit may be white.
 */
export async function startScreen() {
  const display = `:${90 + Math.floor(Math.random() * 900)}`;
  const server = spawn(
    'Xvfb',
    [display, '-screen', '0', `${WIDTH}x${HEIGHT}x24`, '-nolisten', 'tcp'],
    { stdio: 'ignore' },
  );
  await pause(1000);
  const env = { ...process.env, DISPLAY: display };

  return {
    env,
    /** Pixels of the screen, three bytes each. */
    async capture() {
      const { stdout } = await run('import', ['-window', 'root', '-depth', '8', 'rgb:-'], {
        env,
        encoding: 'buffer',
        maxBuffer: WIDTH * HEIGHT * 4,
      });
      return stdout;
    },
    /**
     * Presses the pointer of the screen itself, which gives the window there the focus: without a window manager a
     * window has it only under the pointer, and Firefox only after a press.
     * @param {number} x
     * @param {number} y
     */
    async click(x, y) {
      await run('xdotool', ['mousemove', String(x), String(y), 'click', '1'], { env });
    },
    stop: () => server.kill(),
  };
}

/**
 * The colour at a point of the screen, as `red,green,blue`.
 * @param {Buffer} pixels
 * @param {number} x
 * @param {number} y
 */
export function colourAt(pixels, x, y) {
  const offset = 3 * (Math.round(y) * WIDTH + Math.round(x));
  return [...pixels.subarray(offset, offset + 3)].join(',');
}

/**
 * The pixels of a rectangle of the screen.
 * @param {Buffer} pixels
 * @param {{ x: number, y: number, width: number, height: number }} area
 */
export function pixelsOfArea(pixels, { x, y, width, height }) {
  const rows = Array.from({ length: Math.floor(height) }, (_, row) => {
    const offset = 3 * ((Math.round(y) + row) * WIDTH + Math.round(x));
    return pixels.subarray(offset, offset + 3 * Math.floor(width));
  });
  return Buffer.concat(rows);
}
