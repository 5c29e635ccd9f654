import {
  forwardRef,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { changeEvent, defaultNamespace, toolbarsOf } from './shared/instances';
import type { Settings, Toolbar, ToolbarEvents, ToolbarOptions } from './shared/options';
import { importExtension } from './loader/import-extension';
import { createToolbar } from './toolbar';

export type * from './shared/options';

export interface AccessibilityToolbarProps extends ToolbarOptions {
  /** Called after a change of settings by the visitor or the page. */
  onChange?: (event: ToolbarEvents['change']) => void;
  /** Called when the toolbar opens, and on mount if it is open. */
  onOpen?: () => void;
  onClose?: () => void;
}

/** Number of mounted components per toolbar; Infinity for toolbars created by the page. */
const references = new WeakMap<Toolbar, number>();

/** Returns a toolbar shared by all components of its namespace; the last release destroys it. */
function acquireToolbar(options: ToolbarOptions): { toolbar: Toolbar; release: () => void } {
  const { root = document, namespace = defaultNamespace } = options;
  const found = toolbarsOf(root).get(namespace);
  const toolbar = found ?? createToolbar(importExtension, options);
  // A toolbar that the page created is never destroyed here.
  const count = references.get(toolbar) ?? (found ? Infinity : 0);
  references.set(toolbar, count + 1);
  return {
    toolbar,
    release() {
      const remaining = (references.get(toolbar) ?? 1) - 1;
      references.set(toolbar, remaining);
      if (remaining < 1) toolbar.destroy();
    },
  };
}

// Layout effects run before paint; React before 19 warns of them in server rendering.
const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Creates the toolbar on mount; renders nothing, also on a server. Safe under StrictMode and with several mounts.
 * A changed option recreates the toolbar with the same settings.
 */
export const AccessibilityToolbar = forwardRef<Toolbar | null, AccessibilityToolbarProps>(
  function AccessibilityToolbar({ onChange, onOpen, onClose, root, ...options }, ref) {
    const [toolbar, setToolbar] = useState<Toolbar | null>(null);
    const handlers = useRef({ onChange, onOpen, onClose });
    const previous = useRef<{ isOpen: boolean; settings: Readonly<Settings> }>(undefined);
    // Compared by value: array and object literals differ in each render.
    const key = JSON.stringify(options);

    useIsomorphicLayoutEffect(() => {
      handlers.current = { onChange, onOpen, onClose };
    });

    useIsomorphicLayoutEffect(() => {
      const plain = JSON.parse(key) as ToolbarOptions;
      const { toolbar: acquired, release } = acquireToolbar(root ? { ...plain, root } : plain);
      const stops = [
        acquired.on('change', (event) => handlers.current.onChange?.(event)),
        acquired.on('open', () => handlers.current.onOpen?.()),
        acquired.on('close', () => handlers.current.onClose?.()),
      ];
      setToolbar(acquired);
      // After a changed option, state and settings are restored, also without storage.
      if (previous.current) {
        const { isOpen, settings } = previous.current;
        acquired.set(settings);
        if (isOpen !== acquired.isOpen) acquired.toggle();
      }
      if (acquired.isOpen && !previous.current?.isOpen) handlers.current.onOpen?.();
      return () => {
        previous.current = { isOpen: acquired.isOpen, settings: acquired.settings };
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
 * The toolbar of this page, created by a component or by the page; null while there is none, and on a server.
 * Rerenders when the toolbar is created, destroyed, opened or closed, and when a setting changes.
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
