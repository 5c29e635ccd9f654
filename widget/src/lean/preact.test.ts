import * as preact from 'preact';
import { jsx as preactJsx } from 'preact/jsx-runtime';
import { describe, expect, it } from 'vitest';
import * as lean from './preact';
import { jsx as leanJsx } from './preact-jsx-runtime';

type Jsx = (type: never, props: never) => unknown;

/** The same pictures, one after the other, drawn by the stand-in and by Preact. */
const pictures = (jsx: Jsx): unknown[] => {
  const h = (type: unknown, props: object) => jsx(type as never, props as never);
  const Item = ({ label, pressed }: { label: string; pressed?: boolean }) =>
    h('button', {
      'aria-pressed': pressed,
      'data-label': label,
      children: [h('svg', { children: h('path', { d: 'M0 0' }) }), label],
    });
  const List = ({ items }: { items: string[] }) =>
    items.map((label, index) => h(Item, { label, pressed: index > 0 ? index === 1 : undefined }));
  const screen = (items: string[], caption: string | false, status: string) =>
    h('div', {
      class: 'layer',
      children: [
        h('p', { children: h(List, { items }) }),
        caption && h('section', { title: caption, children: caption }),
        h('span', { role: 'status', children: status }),
        null,
        undefined,
        [h('i', { tabindex: items.length }), true],
      ],
    });
  return [
    screen(['a', 'b', 'c'], false, ''),
    screen(['a', 'b', 'c'], '青铜器', ''),
    screen(['a', 'c'], '玉器', 'on'),
    screen(['d', 'e', 'f', 'g'], false, 'off'),
    screen([], '', ''),
    null,
    screen(['a'], 'again', '1'),
  ];
};

describe('the stand-in for Preact', () => {
  it('draws the same as Preact, picture after picture', () => {
    const [ours, theirs] = [document.createElement('div'), document.createElement('div')];
    const own = pictures(leanJsx);
    for (const [index, picture] of pictures(preactJsx as Jsx).entries()) {
      preact.render(picture as preact.ComponentChild, theirs);
      lean.render(own[index], ours);
      expect(ours.innerHTML).toBe(theirs.innerHTML);
    }
  });

  it('keeps the elements that stay', () => {
    const parent = document.createElement('div');
    const [first, second] = pictures(leanJsx);
    lean.render(first, parent);
    const [button, status] = [parent.querySelector('button'), parent.querySelector('span')];
    lean.render(second, parent);
    expect(parent.querySelector('button')).toBe(button);
    expect(parent.querySelector('span')).toBe(status);
  });

  it('leaves alone what others put beside it', () => {
    const parent = document.createElement('div');
    const [first, second] = pictures(leanJsx);
    lean.render(first, parent);
    const other = document.createElement('b');
    parent.firstElementChild?.append(other);
    lean.render(second, parent);
    expect(other.isConnected || parent.contains(other)).toBe(true);
  });

  it('draws icons in the SVG namespace and styles through the CSSOM', () => {
    const parent = document.createElement('div');
    lean.render(leanJsx('svg', { children: leanJsx('path', { d: 'M0 0' }) }), parent);
    expect(parent.querySelector('path')?.namespaceURI).toBe('http://www.w3.org/2000/svg');
    lean.render(leanJsx('div', { style: { '--filter': 'contrast(150%)' } }), parent);
    const box = parent.querySelector('div');
    expect(box?.style.getPropertyValue('--filter')).toBe('contrast(150%)');
    lean.render(leanJsx('div', { style: { '--filter': '' } }), parent);
    expect(box?.style.getPropertyValue('--filter')).toBe('');
  });
});
