import 'preact';

declare module 'preact' {
  namespace JSX {
    // The RefType of the merged declaration.
    // eslint-disable-next-line @typescript-eslint/no-unused-vars -- the type parameters must be the same
    interface HTMLAttributes<RefType extends EventTarget = EventTarget> {
      /** As in HTML: an XHTML page knows no attribute `tabIndex`. */
      tabindex?: number;
    }
  }
}
