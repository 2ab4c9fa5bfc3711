declare module '*.woff2' {
  const file: number | string;
  export default file;
}
