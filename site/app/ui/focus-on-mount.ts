/** Ref callback that focuses a control in place of the one that it replaces, which would leave the focus nowhere. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
