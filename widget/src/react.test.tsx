import { act, StrictMode, useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AccessibilityToolbar, useToolbar, type Toolbar } from './react';
import { createToolbar } from './index';

const hosts = () => document.querySelectorAll('[data-a11y-toolbar]').length;

let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

const render = (node: React.ReactNode) => act(() => root.render(node));

describe('<AccessibilityToolbar>', () => {
  it('creates one toolbar under StrictMode and destroys it on unmount', () => {
    render(
      <StrictMode>
        <AccessibilityToolbar />
      </StrictMode>,
    );
    expect(hosts()).toBe(1);
    render(null);
    expect(hosts()).toBe(0);
  });

  it('shares one toolbar between several mounts, and the last unmount destroys it', () => {
    render([<AccessibilityToolbar key="1" />, <AccessibilityToolbar key="2" />]);
    expect(hosts()).toBe(1);
    render([<AccessibilityToolbar key="2" />]);
    expect(hosts()).toBe(1);
    render([]);
    expect(hosts()).toBe(0);
  });

  it('does not destroy a toolbar that the page created', () => {
    const own = createToolbar();
    render(<AccessibilityToolbar />);
    render(null);
    expect(hosts()).toBe(1);
    own.destroy();
  });

  it('sets its ref to the toolbar and calls the latest handler on changes', () => {
    const changes: string[] = [];
    let toolbar: Toolbar | null = null;
    const Page = ({ name }: { name: string }) => {
      const ref = useRef<Toolbar>(null);
      return (
        <>
          <AccessibilityToolbar
            ref={ref}
            tools={['contrast', 'exit']}
            onChange={({ changed }) => changes.push(`${name} ${changed.join()}`)}
          />
          <button type="button" onClick={() => (toolbar = ref.current)}>
            ?
          </button>
        </>
      );
    };
    render(<Page name="first" />);
    const before = document.querySelector('[data-a11y-toolbar]');
    render(<Page name="second" />);
    // Options are compared by value: the new array is the same choice.
    expect(document.querySelector('[data-a11y-toolbar]')).toBe(before);
    act(() => document.querySelector('button')?.click());
    act(() => toolbar?.set({ contrast: true }));
    expect(changes).toEqual(['second contrast']);
  });

  it('recreates the toolbar with the same settings when an option changes', () => {
    render(<AccessibilityToolbar lang="zh-CN" />);
    act(() => createToolbar().set({ zoom: 1.2 }));
    const before = document.querySelector('[data-a11y-toolbar]');
    render(<AccessibilityToolbar lang="en" />);
    expect(hosts()).toBe(1);
    expect(document.querySelector('[data-a11y-toolbar]')).not.toBe(before);
    expect(createToolbar().settings.zoom).toBe(1.2);
  });

  it('calls onOpen on mount when the toolbar opens immediately', () => {
    const onOpen = vi.fn();
    render(<AccessibilityToolbar open onOpen={onOpen} />);
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it('keeps open state and settings over a changed option without storage', () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    vi.spyOn(document, 'cookie', 'set').mockImplementation(refuse);
    render(<AccessibilityToolbar lang="zh-CN" />);
    act(() => {
      createToolbar().open();
      createToolbar().set({ zoom: 1.2 });
    });
    render(<AccessibilityToolbar lang="en" />);
    expect(createToolbar().isOpen).toBe(true);
    expect(createToolbar().settings.zoom).toBe(1.2);
  });

  it('renders nothing in server rendering', () => {
    expect(renderToString(<AccessibilityToolbar open />)).toBe('');
  });
});

describe('useToolbar', () => {
  it('returns the current toolbar, whichever code created it', () => {
    const Opener = () => {
      const toolbar = useToolbar();
      return (
        <p>{toolbar ? `${toolbar.isOpen ? 'open' : 'closed'} ${toolbar.settings.zoom}` : 'none'}</p>
      );
    };
    const Page = () => {
      const [isShown, setShown] = useState(false);
      return (
        <>
          <Opener />
          <button type="button" onClick={() => setShown(!isShown)}>
            toggle
          </button>
          {isShown && <AccessibilityToolbar />}
        </>
      );
    };
    render(<Page />);
    const text = () => document.querySelector('p')?.textContent;
    const toggle = () => act(() => document.querySelector('button')?.click());
    expect(text()).toBe('none');
    toggle();
    expect(text()).toBe('closed 1');
    act(() => createToolbar().set({ zoom: 1.3 }));
    expect(text()).toBe('closed 1.3');
    toggle();
    expect(text()).toBe('none');
  });
});
