/** Lets the browser ask before a reload or another page discards what was typed. */
export function createUnloadWarning() {
  const warn = (event: BeforeUnloadEvent) => {
    event.preventDefault();
    // Chromium before 119 asks only where this is set.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    event.returnValue = true;
  };
  return {
    begin: () => {
      window.addEventListener('beforeunload', warn);
    },
    end: () => {
      window.removeEventListener('beforeunload', warn);
    },
  };
}
