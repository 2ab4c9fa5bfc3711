declare module '*.wav' {
  const file: number | string;
  export default file;
}
