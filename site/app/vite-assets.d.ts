/** The build turns an imported picture into its address. */
declare module '*.svg' {
  const address: string;
  export default address;
}
