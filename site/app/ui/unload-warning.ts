/** Between `begin` and `end`, the browser asks for confirmation before the page unloads. */
export function createUnloadWarning() {
  const warn = (event: BeforeUnloadEvent) => {
    event.preventDefault();
    // Chromium before 119 requires `returnValue`.
    // oxlint-disable-next-line typescript/no-deprecated
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
