/** Handlers by event type. */
type Handlers = Readonly<Record<string, (event: never) => void>>;

/** Hears events before the page does. @returns the undo */
export function listen(target: EventTarget, handlers: Handlers, passive = true): () => void {
  const each = (method: 'addEventListener' | 'removeEventListener') => {
    for (const type of Object.keys(handlers)) {
      target[method](type, handlers[type] as EventListener, { capture: true, passive });
    }
  };
  each('addEventListener');
  return () => each('removeEventListener');
}
