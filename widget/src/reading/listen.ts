/** Handlers by event type. */
type Handlers = Readonly<Record<string, (event: never) => void>>;

/** Listens before the page does and prevents nothing. Gives back the undo. */
export function listen(target: EventTarget, handlers: Handlers): () => void {
  const options = { capture: true, passive: true };
  const types = Object.keys(handlers);
  const each = (method: 'addEventListener' | 'removeEventListener'): void => {
    for (let i = 0; i < types.length; i++) {
      const type = types[i] ?? '';
      target[method](type, handlers[type] as EventListener, options);
    }
  };
  each('addEventListener');
  return () => each('removeEventListener');
}
