/** The shape of the English text: sentences stay plain, functions keep their arguments. */
export type Shape<T> = T extends (...args: infer A) => string
  ? (...args: A) => string
  : T extends string
    ? string
    : { readonly [K in keyof T]: Shape<T[K]> };
