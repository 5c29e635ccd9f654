import { expect, test } from 'vitest';
import { getElement, setUpRendering } from '../../testing/render';
import * as actionIcons from './action-icons';
import { createIcon } from './icon';
import * as icons from './icons';
import * as playerIcons from './player-icons';
import * as viewerIcons from './viewer-icons';
import { StarIcon } from './star-icon';

const render = setUpRendering();

test('every icon is a drawing of its own that assistive technology skips', async () => {
  const all = Object.entries({
    ...actionIcons,
    ...icons,
    ...playerIcons,
    ...viewerIcons,
    StarIcon,
  });
  const box = await render(
    all.map(([name, Icon]) => (
      <p key={name} id={name}>
        <Icon />
      </p>
    )),
  );
  const drawings = all.map(([name]) => {
    const svg = getElement(box, `#${name} svg`);
    expect(svg.getAttribute('aria-hidden'), name).toBe('true');
    expect(svg.getAttribute('viewBox'), name).toBe('0 0 24 24');
    expect(svg.textContent, name).toBe('');
    return svg.innerHTML;
  });
  expect(new Set(drawings).size).toBe(all.length);
});

test('icon takes the class by which its surroundings size it', async () => {
  const Icon = createIcon(<path d="M0 0" />);
  const box = await render(<Icon className="small" />);
  expect(box.querySelectorAll('svg.small')).toHaveLength(1);
});
