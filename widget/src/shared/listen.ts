/** Handlers by event type. */
type Handlers = Readonly<Record<string, (event: never) => void>>;

/**
 * Adds capturing listeners, which run before those of the page. A missing target gets none.
 * @returns the function that removes them */
export function listen(
  target: EventTarget | undefined,
  handlers: Handlers,
  passive = true,
): () => void {
  const forEachType = (method: 'addEventListener' | 'removeEventListener') => {
    for (const type of Object.keys(handlers)) {
      target?.[method](type, handlers[type] as EventListener, { capture: true, passive });
    }
  };
  forEachType('addEventListener');
  return () => forEachType('removeEventListener');
}
