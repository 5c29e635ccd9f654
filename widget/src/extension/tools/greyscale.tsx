/** @jsxRuntime classic */
/** @jsx h */
import { h } from 'preact';
import { switchTool } from '../../tools/tool';
import type { FurtherTool } from '../further-tool';

export const greyscale: FurtherTool = {
  tool: switchTool('greyscale', 'greyscale', () => 'M3 4h18v16H3zM12 4v16M15 8h3M15 12h3M15 16h3'),
  settings: { greyscale: ['greyscale', [false, true]] },
  // A layer of its own, under the bars: it leaves the toolbar's pixels alone.
  start: () => ({
    render: ({ settings }) =>
      settings.greyscale && (
        <div
          class="filter under"
          style={{ backdropFilter: 'grayscale(1)', WebkitBackdropFilter: 'grayscale(1)' }}
        />
      ),
  }),
};
