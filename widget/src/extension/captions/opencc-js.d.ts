declare module 'opencc-js/from/cn' {
  const groups: readonly (readonly string[])[];
  export default groups;
}
declare module 'opencc-js/to/tw' {
  const groups: readonly (readonly string[])[];
  export default groups;
}
