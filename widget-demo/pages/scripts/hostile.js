// Runs before the toolbar: changes to globals as made by old libraries, trackers and frameworks.
(() => {
  /** @param {object} target @param {string} name @param {unknown} value */
  const plant = (target, name, value) =>
    Object.defineProperty(target, name, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  plant(Object.prototype, 'plantedOnObject', 'planted');
  plant(Array.prototype, 'plantedOnArray', () => 'planted');
  plant(String.prototype, 'plantedOnString', () => 'planted');
  plant(Function.prototype, 'plantedOnFunction', 'planted');

  // Polyfills of an old library from before the standard.
  plant(Array.prototype, 'flat', function flat() {
    return ['flat was replaced'];
  });
  plant(Array.prototype, 'toJSON', function toJSON() {
    return 'array';
  });
  plant(String.prototype, 'at', () => '?');

  const refuse = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  Object.defineProperty(Storage.prototype, 'setItem', { value: refuse });
  Object.defineProperty(Storage.prototype, 'getItem', { value: refuse });
  try {
    Object.freeze(window.localStorage);
  } catch {
    // Some browsers do not allow freezing storage.
  }
})();
