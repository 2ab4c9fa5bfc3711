/** Begins the app anew from what its server has now; a phone has it on board and nothing to reload. */
export const reloadApp: (() => void) | undefined = undefined;

/** A phone begins at home anyway. */
export const forgetAddress = (): void => undefined;
