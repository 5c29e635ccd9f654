/** API version (semver): breaking changes raise the major number. */
export const apiVersion = '1.1.0';
