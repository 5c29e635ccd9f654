import 'preact';

declare module 'preact' {
  namespace JSX {
    // The RefType of the merged declaration.
    interface HTMLAttributes<RefType extends EventTarget = EventTarget> {
      /** As in HTML: an XHTML page knows no attribute `tabIndex`. */
      tabindex?: number;
    }
  }
}
