const controlSelector = 'a, button, input, select, textarea';

/**
 * Captures focus, field values and clicks on the prerendered page under `root`. Returns a function that restores them
 * on the rendered page. Focus is tracked until then: the first rendering can take seconds on a slow phone.
 */
export function captureInteraction(root: HTMLElement): () => void {
  const before = controlsOf(root);
  if (before.size === 0) return () => undefined;
  const keyOf = (matches: (control: HTMLElement) => boolean) =>
    [...before].find(([, control]) => matches(control))?.[0] ?? '';
  let focusedControl = document.activeElement;
  const trackFocus = ({ type, target }: Event) => {
    if (!(target instanceof Element)) return;
    if (type === 'focusin') focusedControl = target;
    // Removing a focused element also dispatches `focusout` (in Chromium before it is disconnected); the
    // returned function then runs in the same task, before microtasks.
    else if (focusedControl === target) {
      queueMicrotask(() => (focusedControl = focusedControl === target ? null : focusedControl));
    }
  };
  for (const type of ['focusin', 'focusout']) root.addEventListener(type, trackFocus);
  const startTimes = new Map(animations().map((each) => [each.animationName, each.startTime]));

  return () => {
    for (const type of ['focusin', 'focusout']) root.removeEventListener(type, trackFocus);
    const focusedKey = keyOf((control) => control === focusedControl);
    const pressedKey = keyOf((control) => control.hasAttribute('data-pending-click'));
    const after = controlsOf(root);
    for (const [key, control] of before) {
      if (isField(control)) restoreField(after.get(key), control);
    }
    after.get(focusedKey)?.focus({ preventScroll: true });
    after.get(pressedKey)?.click();
    // Deferred to the next frame: `getAnimations()` forces a synchronous style recalculation.
    requestAnimationFrame(() => {
      restoreAnimations(startTimes);
    });
  };
}

/** Controls by tag and accessible name; duplicates get a `+` suffix in document order. */
function controlsOf(root: HTMLElement): Map<string, HTMLElement> {
  const controls = new Map<string, HTMLElement>();
  for (const control of root.querySelectorAll<HTMLElement>(controlSelector)) {
    let key = `${control.tagName}${control.getAttribute('aria-label') ?? ''}${control.textContent}`;
    while (controls.has(key)) key += '+';
    controls.set(key, control);
  }
  return controls;
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (control: HTMLElement): control is Field =>
  /^(INPUT|SELECT|TEXTAREA)$/.test(control.tagName);

/** Copies a value through the native setter and an event, so that React's `onChange` runs. */
function restoreField(field: HTMLElement | undefined, previous: Field) {
  if (!field || !isField(field)) return;
  if (isCheckable(field) && isCheckable(previous)) {
    if (field.checked !== previous.checked) field.click();
  } else if (field.value !== previous.value) {
    const prototype: unknown = Object.getPrototypeOf(field);
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, previous.value);
    field.dispatchEvent(
      new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }),
    );
  }
}

const isCheckable = (field: Field): field is HTMLInputElement =>
  /^(checkbox|radio)$/.test(field.type);

/** Running animations continue at their start time; finite ones that had ended are finished at once. */
function restoreAnimations(startTimes: ReadonlyMap<string, CSSNumberish | null>) {
  for (const animation of animations()) {
    const startTime = startTimes.get(animation.animationName);
    if (startTime !== undefined) animation.startTime = startTime;
    else if (animation.effect?.getComputedTiming().iterations === 1) animation.finish();
  }
}

function animations(): CSSAnimation[] {
  return document
    .getAnimations()
    .filter((each): each is CSSAnimation => each instanceof CSSAnimation);
}
