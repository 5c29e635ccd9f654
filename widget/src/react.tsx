import {
  forwardRef,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { changeEvent, defaultNamespace, toolbarsOf } from './instances';
import type { Settings, Toolbar, ToolbarEvents, ToolbarOptions } from './options';
import { createToolbar } from './toolbar';

export type * from './options';

export interface AccessibilityToolbarProps extends ToolbarOptions {
  /** The visitor or the page changed settings. */
  onChange?: (event: ToolbarEvents['change']) => void;
  /** It opened, or is open when the component mounts. */
  onOpen?: () => void;
  onClose?: () => void;
}

/** How many components hold each toolbar that a component made. */
const holders = new WeakMap<Toolbar, number>();

/** A toolbar shared by all components that ask for the same; the last one to let go destroys it. */
function holdToolbar(options: ToolbarOptions): { toolbar: Toolbar; release: () => void } {
  const { root = document, namespace = defaultNamespace } = options;
  const found = toolbarsOf(root).get(namespace);
  const toolbar = found ?? createToolbar(options);
  // One that the page made by itself is the page's to destroy.
  const held = holders.get(toolbar) ?? (found ? Infinity : 0);
  holders.set(toolbar, held + 1);
  return {
    toolbar,
    release() {
      const left = (holders.get(toolbar) ?? 1) - 1;
      holders.set(toolbar, left);
      if (left < 1) toolbar.destroy();
    },
  };
}

// Layout effects run before the first paint, but a server has none and warns.
const useEarlyEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Mounts the toolbar beside the page; renders nothing itself, and nothing on a server. Safe under
 * StrictMode and with several mounts. A changed option makes a new toolbar with the same settings.
 */
export const AccessibilityToolbar = forwardRef<Toolbar | null, AccessibilityToolbarProps>(
  function AccessibilityToolbar({ onChange, onOpen, onClose, root, ...options }, ref) {
    const [toolbar, setToolbar] = useState<Toolbar | null>(null);
    const handlers = useRef({ onChange, onOpen, onClose });
    const before = useRef<{ isOpen: boolean; settings: Readonly<Settings> }>(undefined);
    // By value: hosts write tools and messages as literals, new ones in each render.
    const key = JSON.stringify(options);

    useEarlyEffect(() => {
      handlers.current = { onChange, onOpen, onClose };
    });

    useEarlyEffect(() => {
      const plain = JSON.parse(key) as ToolbarOptions;
      const { toolbar: held, release } = holdToolbar(root ? { ...plain, root } : plain);
      const stops = [
        held.on('change', (event) => handlers.current.onChange?.(event)),
        held.on('open', () => handlers.current.onOpen?.()),
        held.on('close', () => handlers.current.onClose?.()),
      ];
      setToolbar(held);
      // A changed option changes nothing else, also where nothing can be stored.
      if (before.current) {
        const { isOpen, settings } = before.current;
        held.set(settings);
        if (isOpen !== held.isOpen) held.toggle();
      }
      if (held.isOpen && !before.current?.isOpen) handlers.current.onOpen?.();
      return () => {
        before.current = { isOpen: held.isOpen, settings: held.settings };
        for (const stop of stops) stop();
        setToolbar(null);
        release();
      };
    }, [key, root]);

    useImperativeHandle<Toolbar | null, Toolbar | null>(ref, () => toolbar, [toolbar]);
    return null;
  },
);

/**
 * The toolbar of this page, whoever made it; null until there is one, and on a server. The component
 * is rendered again when the toolbar comes, goes, opens, closes or changes a setting.
 */
export function useToolbar(namespace: string = defaultNamespace): Toolbar | null {
  const version = useSyncExternalStore(subscribe, currentVersion, () => undefined);
  return version === undefined ? null : (toolbarsOf(document).get(namespace) ?? null);
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener(changeEvent, onChange);
  return () => document.removeEventListener(changeEvent, onChange);
}

const currentVersion = (): number => toolbarsOf(document).version ?? 0;
