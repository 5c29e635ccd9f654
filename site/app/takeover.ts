const reachable = 'a, button, input, select, textarea';

/**
 * What a visitor has begun on the page that came drawn: focus, words in a field, a choice, a pressed button.
 * Returns what goes on with it on the page that has taken its place. Until then it is followed: a slow
 * phone takes seconds for its first rendering, and the elements keep their values when they are gone.
 */
export function readBegun(root: HTMLElement): () => void {
  const before = controlsOf(root);
  if (before.size === 0) return () => undefined;
  const nameOf = (isMeant: (control: HTMLElement) => boolean) =>
    [...before].find(([, control]) => isMeant(control))?.[0] ?? '';
  let focus = document.activeElement;
  const follow = ({ type, target }: Event) => {
    if (!(target instanceof Element)) return;
    if (type === 'focusin') focus = target;
    // Removing a focused element also dispatches `focusout` (in Chromium before it is disconnected), but then
    // the returned function runs in the same task, ahead of microtasks.
    else if (focus === target) queueMicrotask(() => (focus = focus === target ? null : focus));
  };
  for (const type of ['focusin', 'focusout']) root.addEventListener(type, follow);
  const moving = new Map(animations().map((each) => [each.animationName, each.startTime]));

  return () => {
    for (const type of ['focusin', 'focusout']) root.removeEventListener(type, follow);
    const focused = nameOf((control) => control === focus);
    const pressed = nameOf((control) => control.hasAttribute('data-pressed'));
    const after = controlsOf(root);
    for (const [name, control] of before) {
      if (isField(control)) fill(after.get(name), control);
    }
    after.get(focused)?.focus({ preventScroll: true });
    after.get(pressed)?.click();
    // With the frame that shows it, not before: asking makes the browser reckon all styles at once.
    requestAnimationFrame(() => {
      goOnMoving(moving);
    });
  };
}

/** Controls by what they are called, those of one name by their order. */
function controlsOf(root: HTMLElement): Map<string, HTMLElement> {
  const named = new Map<string, HTMLElement>();
  for (const control of root.querySelectorAll<HTMLElement>(reachable)) {
    let name = `${control.tagName}${control.getAttribute('aria-label') ?? ''}${control.textContent}`;
    while (named.has(name)) name += '+';
    named.set(name, control);
  }
  return named;
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (control: HTMLElement): control is Field =>
  /^(INPUT|SELECT|TEXTAREA)$/.test(control.tagName);

/** As if the visitor had filled it in: React keeps the value by itself, and hears of it by an event. */
function fill(field: HTMLElement | undefined, begun: Field) {
  if (!field || !isField(field)) return;
  if (isTick(field) && isTick(begun)) {
    if (field.checked !== begun.checked) field.click();
  } else if (field.value !== begun.value) {
    const prototype: unknown = Object.getPrototypeOf(field);
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, begun.value);
    field.dispatchEvent(
      new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }),
    );
  }
}

const isTick = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

/** What moved into its place moves on from where it was, and what had arrived does not come again. */
function goOnMoving(begun: ReadonlyMap<string, CSSNumberish | null>) {
  for (const animation of animations()) {
    const from = begun.get(animation.animationName);
    if (from !== undefined) animation.startTime = from;
    else if (animation.effect?.getComputedTiming().iterations === 1) animation.finish();
  }
}

function animations(): CSSAnimation[] {
  return document
    .getAnimations()
    .filter((each): each is CSSAnimation => each instanceof CSSAnimation);
}
