// Runs before the installation and on old versions of Node: no imports, old syntax only.

/** The minimum version of Node, as in `engines` of package.json. */
const oldestNode = { major: 20, minor: 19 };

/**
 * Whether a version of Node is supported.
 * @param {string} version such as `20.19.0`
 */
export function isNodeNewEnough(version) {
  const parts = version.split('.').map(Number);
  const major = parts[0] || 0;
  const minor = parts[1] || 0;
  return major > oldestNode.major || (major === oldestNode.major && minor >= oldestNode.minor);
}

/** Exits with a message where this version of Node is too old. */
export function requireNode() {
  if (isNodeNewEnough(process.versions.node)) return;
  const needed = oldestNode.major + '.' + oldestNode.minor;
  console.error(
    'Node ' +
      process.versions.node +
      ' 太旧，需要 ' +
      needed +
      ' 或更新的版本。' +
      ' Node ' +
      process.versions.node +
      ' is too old: install Node ' +
      needed +
      ' or newer.',
  );
  process.exit(1);
}
